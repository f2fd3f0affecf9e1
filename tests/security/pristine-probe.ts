// cspell:ignore getcwd getprofile getrecursionlimit getsignal getswitchinterval gettrace hexdigest
// cspell:ignore isenabled listdir vars yodide
/** Prints what an untouched interpreter always prints, and reads its input. */
export const PRISTINE_PROBE = `
import builtins, gc, hashlib, io, json, os, signal, socket, sys, threading, warnings

def names(thing):
    return hashlib.sha256(repr(sorted(vars(thing))).encode()).hexdigest()[:12]

def tree(directory):
    return sorted(
        (os.path.join(place, name), os.stat(os.path.join(place, name)).st_size)
        for place, _, files in os.walk(directory) for name in files
    )

print("files", os.getcwd(), os.listdir("."), os.listdir("/tmp"), os.listdir("/"))
print("files", tree("/home"), tree("/lib"), tree("/tmp"), os.listdir("/dev"))
print("environment", sorted(os.environ.items()))
print("modules", len(sys.modules), [name for name in sys.modules if "yodide" in name or "js" == name])
print("imports", sys.path, [str(finder)[:40] for finder in sys.meta_path], len(sys.path_hooks))
print("builtins", names(builtins), names(str), names(dict), names(os), names(sys), names(json), names(socket))
print("hooks", sys.gettrace(), sys.getprofile(), gc.callbacks, sys.excepthook is sys.__excepthook__)
print("limits", sys.getrecursionlimit(), gc.isenabled(), gc.get_threshold(), sys.getswitchinterval())
print("threads", threading.active_count(), threading.current_thread().name)
print("signals", [str(signal.getsignal(number)) for number in (2, 14, 15)])
print("streams", sys.stdin.fileno(), sys.stdout.fileno(), sys.stderr.fileno(), sys.stdout.encoding)
print("warnings", len(warnings.filters), sys.argv, sys.flags, __name__)
print("works", json.loads("[1]"), "x".upper(), {"a": 1}.get("a"), 7 + 1, () == (), socket.socket.__module__)
print("garbage", sum(1 for thing in gc.get_objects() if type(thing).__name__ in ("Late", "Shell", "Finder")))
print("input", sys.stdin.read())
`;
