#ifndef TERMINAL_GUARD_H
#define TERMINAL_GUARD_H

// Keeps a terminal's modes safe, whatever ends the process, and turns signals into bytes that a loop can
// wait for. In C, because a signal handler may run nothing but what C and POSIX call async-signal-safe.
// One guard a process: signal handlers are the process's.

/// What happened, as it comes out of the descriptor that `terminal_guard_watch` gives.
enum {
    TERMINAL_GUARD_INTERRUPTED = 'i',
    TERMINAL_GUARD_TERMINATED = 't',
    /// The size changed, or the process was continued after a stop: draw again.
    TERMINAL_GUARD_REDRAW = 'r',
};

/// Begins to turn SIGINT, SIGTERM and SIGHUP into bytes (unless they were ignored before). A second SIGINT
/// that comes before the first was read ends the process at once with status 130.
///
/// Returns the descriptor to read from, or -1 with errno.
int terminal_guard_watch(void);

/// Saves the modes of the terminal `input`, switches it to single keys without echo (signal keys stay
/// signals), and writes `enter` to `output`. From now on every way out of the process, a stop by SIGTSTP and
/// a crash included, restores the modes and writes `leave`; being continued enters again. The texts are
/// copied; more than 63 bytes do not fit.
///
/// `terminal_guard_watch` has to be called before. Returns 0, or -1 with errno.
int terminal_guard_enter(int input, int output, const char *enter, const char *leave);

/// Restores the terminal's modes and writes `leave`. Harmless when not entered.
void terminal_guard_leave(void);

/// The size of a terminal in character cells. Returns 0, or -1 when there is none.
int terminal_guard_size(int descriptor, int *columns, int *rows);

#endif
