// cspell:ignore ascii faccessat fadvise fallocate fchdir fchmod fchmodat fchown fchownat fcntl fstatfs fdatasync fdstat ftruncate getcwd getdents gmtime localtime lstat mkdirat mknodat mktime msync newfstatat openat pread pwrite readlinkat renameat rmdir statfs symlinkat timegm tzset umask unlinkat utimensat

/**
 * The functions of the glue that the interpreter calls although they change nothing besides its memory and its files,
 * which are restored. Every other function may keep something in variables that nobody can restore: the glue's name
 * server numbers the names that it was asked for, and a callback in C takes a place in a table.
 */
const TRACELESS = new Set([
  ...['JsvArray_Get', 'JsvNoValue_Check', 'js2python_js', 'can_run_sync_js', '_python2js_ascii'],
  ...['_python2js_ucs1', '_python2js_ucs2', '_python2js_ucs4', 'random_get', 'environ_get'],
  ...['environ_sizes_get', 'clock_res_get', 'clock_time_get', 'emscripten_get_now'],
  ...['emscripten_date_now', 'emscripten_get_heap_max', '_tzset_js', '_localtime_js'],
  ...['_gmtime_js', '_mktime_js', '_timegm_js', '_mmap_js', '_msync_js', '_munmap_js'],
  // Reads and clears the signal of a page that stops the program. Only browsers have one.
  '_Py_CheckEmscriptenSignals_Helper',
  // The length of the memory is compared.
  'emscripten_resize_heap',
  ...['fd_close', 'fd_read', 'fd_write', 'fd_sync', 'fd_fdstat_get', 'fd_seek', 'fd_pread'],
  ...['fd_pwrite', '_try_fcntl64', '__syscall_chdir', '__syscall_chmod', '__syscall_dup'],
  ...['__syscall_dup3', '__syscall_faccessat', '__syscall_fadvise64', '__syscall_fallocate'],
  ...['__syscall_fchdir', '__syscall_fchmod', '__syscall_fchmodat2', '__syscall_fchown32'],
  ...['__syscall_fchownat', '__syscall_fcntl64', '__syscall_fdatasync', '__syscall_fstat64'],
  ...['__syscall_fstatfs64', '__syscall_ftruncate64', '__syscall_getcwd', '__syscall_getdents64'],
  ...['__syscall_getuid32_js', '__syscall_ioctl', '__syscall_lstat64', '__syscall_mkdirat'],
  ...['__syscall_mknodat', '__syscall_newfstatat', '__syscall_openat', '__syscall_readlinkat'],
  ...['__syscall_renameat', '__syscall_rmdir', '__syscall_stat64', '__syscall_statfs64'],
  ...['__syscall_symlinkat', '__syscall_truncate64', '__syscall_umask_js', '__syscall_unlinkat'],
  '__syscall_utimensat',
]);

/** The part of the names of functions that catch exceptions of C++ for the interpreter. */
const CATCHING = 'invoke_';

/** Notices what can't be restored. */
export interface Traces {
  /** Whether something was left since the last call of `forget`. */
  readonly areLeft: boolean;
  /** Forgets what was noticed, and notices from now on when these contents of files are overwritten. */
  forget: (contents: Iterable<Uint8Array>) => void;
  /** The patched glue calls this before it instantiates the interpreter, with the functions that it may call. */
  watchImports: (imports: Record<string, unknown>) => void;
  /** The patched glue calls this when something is used that keeps a trace. */
  noteTrace: () => void;
  /** The patched glue calls this before it writes to a file. */
  noteWrite: (node: { contents?: unknown }) => void;
}

/** Creates a watch over the glue. */
export function createTraces(): Traces {
  let areLeft = false;
  let kept = new WeakSet();
  const watched = (call: (...values: unknown[]) => unknown) =>
    Object.assign((...values: unknown[]) => {
      areLeft = true;
      return call(...values);
    }, call);
  return {
    get areLeft() {
      return areLeft;
    },
    forget(contents) {
      areLeft = false;
      kept = new WeakSet(contents);
    },
    watchImports(imports) {
      // Functions with several names have one place in the table of functions, which the memory snapshot counts on.
      const known = new Map<unknown, unknown>();
      for (const [name, call] of Object.entries(imports)) {
        if (typeof call !== 'function' || TRACELESS.has(name) || name.startsWith(CATCHING))
          continue;
        if (!known.has(call)) known.set(call, watched(call as (...values: unknown[]) => unknown));
        imports[name] = known.get(call);
      }
    },
    noteTrace() {
      areLeft = true;
    },
    noteWrite({ contents }) {
      if (contents instanceof Uint8Array && kept.has(contents)) areLeft = true;
    },
  };
}
