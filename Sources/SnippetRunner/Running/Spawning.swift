import CSpawn
import Foundation

/// A program to be started in a session of its own, with no descriptors but those that it is given.
struct Spawning {
    var executable: String
    var arguments: [String] = []
    var environment: [String: String]
    var directory: String

    /// - Parameter descriptors: What the process finds at 0, 1, 2, …
    /// - Throws: `SetupError` if it cannot be started.
    func spawn(descriptors: [Int32?]) throws(SetupError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for case (let number, let descriptor?) in descriptors.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
        }
        _ = posix_spawn_file_actions_addclosefrom_np(&actions, Int32(descriptors.count))
        _ = posix_spawn_file_actions_addchdir_np(&actions, directory)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(
            &attributes, spawn_set_session | Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        var argv = ([executable] + arguments).map { strdup($0) } + [nil]
        var envp = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }
        var process = pid_t()
        let problem = posix_spawn(&process, executable, &actions, &attributes, &argv, &envp)
        guard problem == 0 else {
            throw SetupError("cannot start \(executable): \(String(cString: strerror(problem)))")
        }
        return process
    }
}
