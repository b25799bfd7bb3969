/// What completes an option's value.
enum OptionValue {
    case none
    case choices([String])
    case file, folder
    /// A number or a text that nobody can guess.
    case free

    init(_ option: Option) {
        switch option.value {
        case nil: self = .none
        case _ where !option.choices.isEmpty: self = .choices(option.choices)
        case "FILE": self = .file
        case "DIR": self = .folder
        default: self = .free
        }
    }
}
