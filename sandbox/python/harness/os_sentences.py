"""Explanations of file and network errors; see error_sentences.py."""

NO_LAB = (r"no lab network", "This challenge has no network. Solve the task without connecting to other computers.")

OS_SENTENCES = {
    FileNotFoundError: [
        (r"'(.+?)'", "There's no file named `{0}`. Every test starts in an empty folder."),
        (r"", "There is no such file. Every test starts in an empty folder."),
    ],
    FileExistsError: [
        (r"'(.+?)'", "`{0}` already exists. Choose another name."),
        (r"", "A file or folder with this name already exists."),
    ],
    IsADirectoryError: [
        (r"", "This is a folder, but a file is needed."),
    ],
    NotADirectoryError: [
        (r"", "This is a file, but a folder is needed."),
    ],
    PermissionError: [
        (r"scope",
         "You are not authorized to contact this host. Stay within the scope of the task."),
        (r"", "The program is not allowed to do this."),
    ],
    TimeoutError: [
        (r"", "No answer arrived in time. The port may be filtered. Catch TimeoutError and continue."),
    ],
    ConnectionRefusedError: [
        (r"",
         "The port is closed: nothing listens on it. Catch the error and continue."),
    ],
    ConnectionResetError: [
        (r"", "The other side reset the connection."),
    ],
    ConnectionAbortedError: [
        (r"", "The connection was aborted."),
    ],
    BrokenPipeError: [
        (r"", "The other side has already closed the connection."),
    ],
    BlockingIOError: [
        (r"", "There is no data yet, and the program chose not to wait for it."),
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
        NO_LAB,
        (r"does not support TLS",
         "The lab has no TLS. Use plain HTTP: `http://` instead of `https://`, usually on port 80."),
        (r"has no processes",
         "The sandbox can't start processes. Use threads: `multiprocessing.pool.ThreadPool` instead of `Pool`, and "
         "`threading.Thread` instead of `Process`."),
        (r"no listening sockets",
         "A program in the lab can't wait for connections. Be the client: call connect() instead of bind() and "
         "listen()."),
        (r"No such device or address",
         "The program has no terminal. Read from standard input instead, with input() or sys.stdin."),
        (r"^HTTP Error (\d+)",
         "The server responded with the error status {0}. Catch the error and look at its code."),
        (r"urlopen error", "The URL cannot be reached. Check its host and port."),
        (r"No space left on device",
         "The program's files take more space than the sandbox has. Write less, or delete files."),
        (r"\[Errno 113\]|No route to host", "No host has this address, or it cannot be reached from here."),
        (r"\[Errno 101\]", "The network of this address cannot be reached from here."),
        (r"\[Errno 107\]", "The socket is not connected. Call connect() first."),
        (r"\[Errno 98\]", "The port is already in use."),
        (r"Bad file descriptor", "The file or socket is already closed."),
        (r"not supported|Function not implemented|has no |emscripten does not support",
         "The sandbox does not provide this feature of an operating system."),
        (r"", "The operating system refused the program's request."),
    ],
}
# cspell:ignore emscripten
