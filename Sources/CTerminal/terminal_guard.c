#define _GNU_SOURCE
#include "terminal_guard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static int wake_pipe[2] = {-1, -1};
static volatile sig_atomic_t is_entered;
static volatile sig_atomic_t pending_interrupts;
static int input_descriptor;
static int output_descriptor;
static struct termios saved_modes;
static struct termios key_modes;
static char enter_text[64];
static char leave_text[64];

static const int crash_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS, SIGQUIT};
enum { CRASH_SIGNALS = sizeof crash_signals / sizeof crash_signals[0] };
static struct sigaction earlier_actions[CRASH_SIGNALS];

// A stack of its own, so that running out of stack is a crash that can be handled.
static char crash_stack[32768];

// MARK: Safe inside a handler

static void write_text(const char *text) {
    size_t length = strlen(text);
    while (length > 0) {
        ssize_t written = write(output_descriptor, text, length);
        if (written < 0 && errno != EINTR) return;
        if (written > 0) {
            text += written;
            length -= (size_t)written;
        }
    }
}

static void set_modes(const struct termios *modes) {
    while (tcsetattr(input_descriptor, TCSADRAIN, modes) < 0 && errno == EINTR) {
    }
}

static void restore(void) {
    if (!is_entered) return;
    write_text(leave_text);
    set_modes(&saved_modes);
}

static void wake(char byte) {
    // The pipe does not block: when it is full, there is enough to wake for.
    ssize_t ignored = write(wake_pipe[1], &byte, 1);
    (void)ignored;
}

static void on_interrupt(int signal) {
    int saved = errno;
    if (signal == SIGINT && pending_interrupts++ > 0) {
        restore();
        _exit(130);
    }
    wake(signal == SIGINT ? TERMINAL_GUARD_INTERRUPTED : TERMINAL_GUARD_TERMINATED);
    errno = saved;
}

static void on_redraw(int signal) {
    int saved = errno;
    if (signal == SIGCONT && is_entered) {
        set_modes(&key_modes);
        write_text(enter_text);
    }
    wake(TERMINAL_GUARD_REDRAW);
    errno = saved;
}

static void on_stop(int signal) {
    int saved = errno;
    restore();
    struct sigaction stop = {.sa_handler = SIG_DFL}, ours;
    sigset_t unblocked;
    sigemptyset(&unblocked);
    sigaddset(&unblocked, signal);
    sigaction(signal, &stop, &ours);
    raise(signal);
    // Unblocked, the signal stops the process here; when it is continued, SIGCONT's handler enters again.
    sigprocmask(SIG_UNBLOCK, &unblocked, NULL);
    sigaction(signal, &ours, NULL);
    errno = saved;
}

static void on_crash(int signal) {
    restore();
    is_entered = 0;
    for (int i = 0; i < CRASH_SIGNALS; i++) {
        if (crash_signals[i] == signal) sigaction(signal, &earlier_actions[i], NULL);
    }
    raise(signal);
}

// MARK: Called from outside

static int install(int signal, void (*handler)(int), int flags, struct sigaction *earlier) {
    struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
    sigemptyset(&action.sa_mask);
    return sigaction(signal, &action, earlier);
}

int terminal_guard_watch(void) {
    if (pipe2(wake_pipe, O_CLOEXEC | O_NONBLOCK) < 0) return -1;
    const int signals[] = {SIGINT, SIGTERM, SIGHUP};
    for (size_t i = 0; i < sizeof signals / sizeof signals[0]; i++) {
        struct sigaction earlier;
        if (install(signals[i], on_interrupt, 0, &earlier) < 0) return -1;
        // Ignored, as under nohup: so it stays.
        if (earlier.sa_handler == SIG_IGN) sigaction(signals[i], &earlier, NULL);
    }
    return wake_pipe[0];
}

int terminal_guard_enter(int input, int output, const char *enter, const char *leave) {
    if (strlen(enter) >= sizeof enter_text || strlen(leave) >= sizeof leave_text) {
        errno = EINVAL;
        return -1;
    }
    if (tcgetattr(input, &saved_modes) < 0) return -1;
    strcpy(enter_text, enter);
    strcpy(leave_text, leave);
    input_descriptor = input;
    output_descriptor = output;
    key_modes = saved_modes;
    key_modes.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
    key_modes.c_iflag &= ~(tcflag_t)(IXON);
    key_modes.c_cc[VMIN] = 1;
    key_modes.c_cc[VTIME] = 0;

    stack_t stack = {.ss_sp = crash_stack, .ss_size = sizeof crash_stack};
    sigaltstack(&stack, NULL);
    for (int i = 0; i < CRASH_SIGNALS; i++) {
        if (install(crash_signals[i], on_crash, SA_ONSTACK | SA_NODEFER, &earlier_actions[i]) < 0) return -1;
    }
    if (install(SIGTSTP, on_stop, 0, NULL) < 0 || install(SIGCONT, on_redraw, 0, NULL) < 0
        || install(SIGWINCH, on_redraw, 0, NULL) < 0) {
        return -1;
    }
    if (atexit(terminal_guard_leave) != 0) return -1;
    is_entered = 1;
    set_modes(&key_modes);
    write_text(enter_text);
    return 0;
}

void terminal_guard_leave(void) {
    restore();
    is_entered = 0;
}

int terminal_guard_size(int descriptor, int *columns, int *rows) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) < 0 || size.ws_col == 0 || size.ws_row == 0) return -1;
    *columns = size.ws_col;
    *rows = size.ws_row;
    return 0;
}
