// Apart from Foundation, whose C library import makes the variable `stdout` an error in Swift 6.
@preconcurrency import Glibc

/// Has what is printed leave the process line by line, so that a snippet that crashes has printed what it
/// printed before.
nonisolated func bufferStandardOutputByLine() {
    setvbuf(stdout, nil, Int32(_IOLBF), 1 << 16)
}

/// Writes text behind all that has been printed.
nonisolated func writeToStandardOutput(_ text: String) {
    fputs(text, stdout)
    fflush(stdout)
}
