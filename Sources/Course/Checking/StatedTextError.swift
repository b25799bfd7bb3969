/// Why a claim's text cannot be read as what its query gives.
struct StatedTextError: Error, Equatable {
    var message: String
    var help: String
}
