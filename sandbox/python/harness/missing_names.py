"""What Python has on Linux and this sandbox doesn't: why not, and what to use instead.

A test compares the library with the names of a native Python, so every missing name is here.
"""

import re

_PROCESSES = ("a program here can't start or control other processes", "Use threading or concurrent.futures instead")
_USERS = ("its only user is `learner`", "Leave this line out: a program may read and change all of its files")
_KERNEL = ("it has only a small part of an operating system", "Use ordinary files instead, with open() and shutil")
_SOCKETS = ("its network has only TCP and UDP", "Use socket.AF_INET or socket.AF_INET6 instead")
_ALARMS = ("nothing can interrupt a program here", "Use threading.Timer, or a timeout such as settimeout()")
_TERMINAL = ("a program here has no terminal", "Use print() and input() instead")
_WINDOWS = ("a program here can't open windows", "Use print() and input() instead")
_PACKAGES = ("nothing can be installed here", "Use the modules that are part of Python")

# The names of a module, as a pattern.
_NAMES = {
    "asyncio": [(r"(open|start)_unix_\w+", _SOCKETS)],
    "fcntl": [(r"FICLONE\w*|F_(EX|SH)LCK|LOCK_\w+", _KERNEL)],
    "mmap": [(r"MAP_32BIT", _KERNEL)],
    "multiprocessing.managers": [(r"SharedMemory\w+", _PROCESSES)],
    "os": [
        (r"CLONE_\w+|POSIX_SPAWN_\w+|P_PIDFD|forkpty|nice|pidfd_\w+|posix_spawnp?|sched_\w+|setns|setpriority|unshare",
         _PROCESSES),
        (r"get(groups|grouplist|resgid|resuid)|initgroups|lchown|set(egid|euid|groups|resgid|resuid)", _USERS),
        (r"openpty", _TERMINAL),
        (r"(EFD|GRND|MFD|SPLICE|TFD|XATTR)_\w+|O_FSYNC|RTLD_DEEPBIND|SEEK_(DATA|HOLE)|copy_file_range|eventfd\w*"
         r"|(get|set|list|remove)xattr|link|memfd_create|mkfifo|mknod|pipe2|posix_fallocate|preadv|pwritev|sendfile"
         r"|splice|timerfd_\w+", _KERNEL),
    ],
    "select": [(r"EPOLL\w+|epoll", ("it provides the ways to wait that every system has", "Use select.select() or "
                                  "selectors.DefaultSelector() instead"))],
    "selectors": [(r"EpollSelector", ("it provides the ways to wait that every system has",
                                      "Use selectors.DefaultSelector() instead"))],
    "signal": [(r"alarm|setitimer", _ALARMS), (r"SIGCLD|pidfd_send_signal|pthread_kill", _PROCESSES)],
    "socket": [
        (r"sethostname", ("its only computer already has a name", "Leave this line out")),
        (r"AF_(ALG|CAN|NETLINK|QIPCRTR|TIPC|UNIX|VSOCK)|(SCM_|SO_)?J1939_\w+|(SOL_)?(ALG|CAN|TIPC)(_\w+)?"
         r"|(NETLINK|PACKET|VMADDR)_\w+|(IOCTL_|SO_)?VM_SOCKETS_\w+|IPPROTO_SCTP|NI_IDN|PF_CAN", _SOCKETS),
    ],
    "socketserver": [(r"(Forking|Threading)?Unix\w+Server", ("its network has no listening sockets", "Write a client with socket.create_connection() "
                               "instead"))],
    "ssl": [(r"SOL_SOCKET|SO_TYPE", ("its network has no TLS", "Use the socket module's name instead"))],
    "termios": [(r"C[A-Z]+|IOCSIZE_\w+|NCC", _TERMINAL)],
    "time": [(r"tzset", ("its clock always shows UTC", "Use zoneinfo.ZoneInfo for the time of another place"))],
}
_NAMES["posix"], _NAMES["tty"] = _NAMES["os"], _NAMES["termios"]

_MODULES = {
    **dict.fromkeys(("curses", "readline"), _TERMINAL),
    **dict.fromkeys(("tkinter", "turtle", "turtledemo", "webbrowser"), _WINDOWS),
    **dict.fromkeys(("ensurepip", "venv", "pip"), _PACKAGES),
    **dict.fromkeys(("grp", "pwd"), _USERS),
    **dict.fromkeys(("multiprocessing.shared_memory", "multiprocessing.synchronize"), _PROCESSES),
    "dbm": ("it has none of the databases behind this module", "Use sqlite3 instead, or a dictionary in a JSON file"),
    "resource": ("it limits a program's time and memory itself", "Use time.process_time() to measure time"),
    "syslog": ("it has no system log", "Use logging instead"),
}

# What Python itself no longer has, and what to use. {0} is the name.
_REMOVED = {
    "ast": [(r"Str|Num|Bytes|NameConstant|Ellipsis", "ast.Constant")],
    "asyncio": [(r"coroutine", "async def"),
                (r"\w+ChildWatcher|(get|set)_child_watcher",
                 "asyncio.create_subprocess_exec() without a watcher")],
    "base64": [(r"(en|de)codestring", "base64.encodebytes() or base64.decodebytes()")],
    "collections": [(r"(Mutable)?(Mapping|Sequence|Set)|Iterable|Iterator|Callable|Hashable|Sized|Container|Generator",
                     "collections.abc.{0}")],
    "inspect": [(r"getargspec|formatargspec", "inspect.signature()")],
    "itertools": [(r"i(zip|map|filter)", "zip(), map() or filter()"), (r"izip_longest", "itertools.zip_longest()")],
    "pkgutil": [(r"(find|get)_loader", "importlib.util.find_spec()")],
    "platform": [(r"linux_distribution|dist", "platform.freedesktop_os_release()")],
    "ssl": [(r"wrap_socket", "ssl.SSLContext.wrap_socket()"), (r"match_hostname", "ssl.SSLContext.check_hostname"),
            (r"RAND_pseudo_bytes", "secrets.token_bytes()")],
    "string": [(r"letters|lowercase|uppercase", "string.ascii_{0}"), (r"maketrans", "str.maketrans()")],
    "sys": [(r"maxint", "sys.maxsize")],
    "time": [(r"clock", "time.perf_counter()")],
    "urllib": [(r"urlopen|urlretrieve|Request", "urllib.request.{0}()"),
               (r"(un)?quote|urlencode", "urllib.parse.{0}()")],
    "urllib.request": [(r"(Fancy)?URLopener", "urllib.request.urlopen()")],
}

# Modules that Python no longer has, and what to use; None if there is no substitute.
_REMOVED_MODULES = {
    **dict.fromkeys(("telnetlib", "nntplib"), "socket.create_connection()"),
    **dict.fromkeys(("asyncore", "asynchat", "smtpd"), "asyncio"),
    **dict.fromkeys(("StringIO", "cStringIO"), "the module io"),
    **dict.fromkeys(("md5", "sha"), "hashlib"),
    **dict.fromkeys(("aifc", "audioop", "chunk", "commands", "distutils", "lib2to3", "msilib", "nis", "ossaudiodev",
                     "sndhdr", "spwd", "sunau")),
    "BaseHTTPServer": "http.server", "HTMLParser": "html.parser", "SimpleHTTPServer": "http.server",
    "binhex": "binascii", "cPickle": "pickle", "cgi": "urllib.parse.parse_qs()", "cgitb": "traceback",
    "cookielib": "http.cookiejar", "crypt": "hashlib.scrypt()", "httplib": "http.client",
    "imghdr": "the first bytes of the file", "imp": "importlib", "mailcap": "mimetypes", "pipes": "shlex",
    "sets": "set()", "thread": "threading", "urllib2": "urllib.request", "urlparse": "urllib.parse", "uu": "base64",
    "xdrlib": "struct", "xmlrpclib": "xmlrpc.client",
}

# What modules import that are written in Python, and the first of them.
_BEHIND = {"_posixshmem": "multiprocessing.shared_memory", "_multiprocessing": "multiprocessing.synchronize"}

_OF_SOCKETS = re.compile("dup|recvmsg_into|sendmsg_afalg")


def _sentence(name, topic):
    because, instead = topic
    return f"Python on Linux has `{name}`, but this sandbox doesn't have it, because {because}. {instead}."


def _first(rows, name):
    return next((value for pattern, value in rows if re.fullmatch(pattern, name)), None)


def _removal(name, instead):
    advice = "Solve the task without it." if instead is None else f"Use {instead} instead."
    return f"`{name}` was removed from Python and isn't part of Python 3.14, which this sandbox has. {advice}"


def explain_missing_name(module, name):
    """Explains a name that a module of Python has on Linux; None if it is here, or in no Python."""
    removed = _first(_REMOVED.get(module, ()), name)
    if removed is not None:
        return _removal(f"{module}.{name}", removed.replace("{0}", name))
    topic = _first(_NAMES.get(module, ()), name)
    return None if topic is None else _sentence(f"{module}.{name}", topic)


def explain_missing_library(name):
    """Explains an import of a module that Python has on Linux; None if it is here, or in no Python."""
    names = [_BEHIND.get(name, name), name.partition(".")[0]]
    if names[1] in _REMOVED_MODULES:
        return _removal(names[1], _REMOVED_MODULES[names[1]])
    found = next((known for known in names if known in _MODULES), None)
    return None if found is None else _sentence(found, _MODULES[found])


def explain_missing_method(kind, name):
    """Explains a method that an object of Python has on Linux."""
    if kind != "socket" or not _OF_SOCKETS.fullmatch(name):
        return None
    return _sentence(f"socket.{name}", ("its network has only plain connections", "Use send(), recv() and recv_into()"))
# cspell:ignore afalg codestring cookielib deepbind egid epoll euid eventfd fallocate ficlone forkpty formatargspec getargspec grnd grouplist initgroups iocsize lchown memfd mkfifo mknod netlink pidfd posixshmem preadv pthread pwritev qipcrtr resgid resuid rtld sctp sethostname setitimer setns setpriority sigcld spawnp timerfd tipc tzset vmaddr vsock xattr xmlrpclib
