/// A deck as schema 11 keeps it, in JSON.
struct AnkiDeck: Encodable {
    /// Cards seen today of each sort: a day's number and a count.
    private static let nothing = [0, 0]

    var id: Int64
    var name: String
    var mod = AnkiCollection.epoch
    var usn = -1
    var desc = ""
    /// 1 would be a filtered deck.
    var dyn = 0
    /// The id of its options.
    var conf = 1
    var collapsed = false
    var browserCollapsed = false
    var extendNew = 0
    var extendRev = 0
    var newToday = nothing
    var revToday = nothing
    var lrnToday = nothing
    var timeToday = nothing

    /// A number above 2^40, as Anki's own (times in milliseconds) are, that follows from the name.
    static func id(of name: String) -> Int64 {
        1 << 40 + Int64(Digest.sha256(of: ["deck", name]).prefix(8).bigEndianNumber & (1 << 39 - 1))
    }
}

/// The options of the default deck: Anki's own defaults.
struct AnkiDeckOptions: Encodable {
    struct New: Encodable {
        var bury = false
        var delays = [1, 10]
        var initialFactor = 2500
        var ints = [1, 4, 0]
        var order = 1
        var perDay = 20
        var separate = true
    }

    struct Review: Encodable {
        var bury = false
        var ease4 = 1.3
        var fuzz = 0.05
        var ivlFct = 1
        var maxIvl = 36500
        var minSpace = 1
        var perDay = 200
    }

    struct Lapse: Encodable {
        var delays = [10]
        var leechAction = 1
        var leechFails = 8
        var minInt = 1
        var mult = 0
    }

    var id = 1
    var name = "Default"
    var mod = 0
    var usn = 0
    var maxTaken = 60
    var autoplay = true
    var timer = 0
    var replayq = true
    var dyn = false
    var new = New()
    var rev = Review()
    var lapse = Lapse()
}

/// The settings of a collection that schema 11 wants to find.
struct AnkiConfiguration: Encodable {
    var nextPos: Int
    var activeDecks = [1]
    var curDeck = 1
    var addToCur = true
    var collapseTime = 1200
    var dueCounts = true
    var estTimes = true
    var newSpread = 0
    var sortBackwards = false
    var sortType = "noteFld"
    var timeLim = 0
}
