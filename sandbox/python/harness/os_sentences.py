"""Explanations of file and network errors; see error_sentences.py."""

OS_SENTENCES = {
    FileNotFoundError: [
        (r"'(.+?)'", "There is no file called {0}. Every test begins with an empty folder."),
        (r"", "There is no such file. Every test begins with an empty folder."),
    ],
    FileExistsError: [
        (r"'(.+?)'", "{0} is there already."),
        (r"", "It is there already."),
    ],
    IsADirectoryError: [
        (r"", "This is a folder, and a file is needed."),
    ],
    NotADirectoryError: [
        (r"", "This is a file, and a folder is needed."),
    ],
    PermissionError: [
        (r"scope",
         "The host is outside of what you are authorized to touch. Stay within the scope of the task."),
        (r"", "The program is not allowed to do this."),
    ],
    TimeoutError: [
        (r"", "No answer came in time. The port may be filtered: catch TimeoutError and go on."),
    ],
    ConnectionRefusedError: [
        (r"",
         "The host answered that nothing listens on this port: the port is closed. Catch the error "
         "and go on."),
    ],
    ConnectionResetError: [
        (r"", "The other side broke the connection off."),
    ],
    ConnectionAbortedError: [
        (r"", "The connection was broken off."),
    ],
    BrokenPipeError: [
        (r"", "The other side has closed the connection already."),
    ],
    BlockingIOError: [
        (r"", "Nothing is there yet, and the program said that it does not wait."),
    ],
    ChildProcessError: [
        (r"", "The sandbox cannot start other programs."),
    ],
    ProcessLookupError: [
        (r"", "There is no such process in the sandbox."),
    ],
    InterruptedError: [
        (r"", "The call was interrupted."),
    ],
    OSError: [
        (r"^HTTP Error (\d+)",
         "The server answered with status {0}, which stands for a refusal. Catch the error and look "
         "at its code."),
        (r"urlopen error", "The web address cannot be reached. Look at its host and its port."),
        (r"No space left on device",
         "The files of the program take more space than the sandbox has. Write less, or delete files."),
        (r"\[Errno 113\]|No route to host", "No host has this address, or it cannot be reached from here."),
        (r"\[Errno 101\]", "The network of this address cannot be reached from here."),
        (r"\[Errno 107\]", "The socket is not connected. Call connect() first."),
        (r"\[Errno 98\]", "The port is in use already."),
        (r"Bad file descriptor", "The file or socket is closed already."),
        (r"not supported|Function not implemented|has no |emscripten does not support",
         "The sandbox does not offer this part of an operating system."),
        (r"", "The operating system refused what the program asked for."),
    ],
}
# cspell:ignore emscripten
