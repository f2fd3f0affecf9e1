// cspell:ignore addressof CDLL CFUNCTYPE dylink emscripten finditer getattr getpid pythonapi rindex
import { javaScript } from './attempts-on-bridge.ts';
import { attemptAll, shellCommand, text, type EscapeAttempt } from './escape-attempt.ts';
import { FORGED_MODULE } from './forged-module.ts';

/** Attempts with native code: the C library, the memory, and forged WebAssembly modules. */
export const ATTEMPTS_ON_NATIVE_CODE: readonly EscapeAttempt[] = [
  {
    name: 'emscripten_run_script',
    code: (targets) =>
      `import ctypes\nlibrary = ctypes.CDLL(None)\n${attemptAll(
        `library.emscripten_run_script(${text(javaScript(targets))}.encode())`,
        `library.emscripten_run_script_int(${text(javaScript(targets))}.encode())`,
        `library.emscripten_run_script_string(${text(javaScript(targets))}.encode())`,
      )}`,
  },
  {
    name: 'emscripten_async_run_script and script loading',
    code: (targets) =>
      `import ctypes\nlibrary = ctypes.CDLL(None)\n${attemptAll(
        `library.emscripten_async_run_script(${text(javaScript(targets))}.encode(), 0)`,
        `library.emscripten_async_load_script(b"http://127.0.0.1:${targets.port}/", 0, 0)`,
        `library.emscripten_async_wget(b"http://127.0.0.1:${targets.port}/", b"/x", 0, 0)`,
      )}`,
  },
  {
    name: 'EM_ASM with a pointer to its own text',
    code: (targets) =>
      [
        'import ctypes',
        'library = ctypes.CDLL(None)',
        `script = ctypes.create_string_buffer(${text(javaScript(targets))}.encode())`,
        'empty = ctypes.create_string_buffer(8)',
        'for name in ("emscripten_asm_const_int", "emscripten_asm_const_ptr", "emscripten_asm_const_double"):',
        '    attempt(lambda: getattr(library, name)(script, empty, empty))',
      ].join('\n'),
  },
  {
    name: 'the interpreter of the C API, running JavaScript',
    code: (targets) =>
      [
        'import ctypes',
        `script = ${text(`import js; js.eval(${text(javaScript(targets))})`)}.encode()`,
        attemptAll(
          'ctypes.pythonapi.PyRun_SimpleString(script)',
          'ctypes.CDLL(None)._pyodide_core_init()',
          'ctypes.CDLL(None).pyodide_export()',
          `ctypes.CDLL(None).set_pyodide_module(1)`,
        ),
      ].join('\n'),
  },
  {
    name: 'libraries by path and by name',
    code: () =>
      `import ctypes, ctypes.util\n${attemptAll(
        'ctypes.CDLL("libc.so.6").getpid()',
        'ctypes.CDLL("/lib/x86_64-linux-gnu/libc.so.6").system(b"id")',
        'ctypes.CDLL(ctypes.util.find_library("c"))',
        'ctypes.CDLL("/proc/self/exe")',
        'ctypes.PyDLL(None).Py_BytesMain(0, None)',
      )}`,
  },
  {
    name: "a forged side module that calls Emscripten's functions",
    code: (targets) =>
      [
        FORGED_MODULE,
        `command = ctypes.create_string_buffer(${text(shellCommand(targets))}.encode())`,
        'library = load(forge(["strlen", "_emscripten_system", "system"]))',
        'attempt(lambda: library.call_0(ctypes.addressof(command)) > 9 and print("linked in"))',
        'attempt(lambda: library.call_1(ctypes.addressof(command)))',
        'attempt(lambda: library.call_2(ctypes.addressof(command)))',
      ].join('\n'),
  },
  {
    name: 'a forged side module that evaluates text through Emscripten',
    code: (targets) =>
      [
        FORGED_MODULE,
        `script = ctypes.create_string_buffer(${text(javaScript(targets))}.encode())`,
        'library = load(forge(["emscripten_run_script_int", "emscripten_run_script_string"]))',
        'attempt(lambda: library.call_0(ctypes.addressof(script)))',
      ].join('\n'),
  },
  {
    name: 'a forged side module that contains JavaScript',
    code: (targets) =>
      [
        FORGED_MODULE,
        `script = ${text(`()<::>{ ${javaScript(targets)} }`)}.encode() + bytes(1)`,
        'attempt(lambda: load(forge(["outside"], script, ["__em_js__outside"])).call_0(0))',
      ].join('\n'),
  },
  {
    name: 'a forged side module with inline JavaScript assembly',
    code: (targets) =>
      [
        FORGED_MODULE,
        `script = ${text(`{ ${javaScript(targets)} }`)}.encode() + bytes(1)`,
        'content = forge([], script, ["__start_em_asm", "__stop_em_asm"])',
        '# The second global points behind the text.',
        'at = content.rindex(bytes([0x7f, 0, 0x41, 0, 0x0b]))',
        'content = content[:at + 3] + bytes([1]) + content[at + 4:]',
        'attempt(lambda: load(content))',
      ].join('\n'),
  },
  {
    name: 'a forged side module that imports names of the host',
    code: () =>
      [
        FORGED_MODULE,
        'for name in ("process", "require", "fetch", "eval", "globalThis", "_import", "constructor", "__proto__"):',
        '    attempt(lambda: load(forge([name]), name + ".so").call_0(0))',
      ].join('\n'),
  },
  {
    name: 'a forged side module with a memory of four gigabytes',
    code: () =>
      [
        FORGED_MODULE,
        'header = bytes.fromhex("0061736d01000000") + section(0, named("dylink.0") + bytes([1, 4, 0, 0, 0, 0]))',
        'types = section(1, listed([bytes([0x60, 1, 0x7f, 1, 0x7f])])) + section(3, listed([bytes([0])]))',
        'memory = section(5, listed([bytes([0]) + number(32_768)]))',
        'exports = section(7, listed([named("fill") + bytes([0, 0])]))',
        'fill = bytes([0, 0x41, 0, 0x41, 1, 0x20, 0, 0xfc, 11, 0, 0x20, 0, 0x0b])',
        'content = header + types + memory + exports + section(10, listed([number(len(fill)) + fill]))',
        'library = attempt(lambda: load(content))',
        'if library is not None:',
        '    library.fill(1 << 30)',
        '    breach("a gigabyte beyond the limit")',
      ].join('\n'),
  },
  {
    name: 'a Python module that is a forged side module',
    code: () =>
      [
        FORGED_MODULE,
        'import importlib.machinery, importlib.util, sys',
        'with open("/tmp/outside.so", "wb") as file: file.write(forge(["_emscripten_system"]))',
        'loader = importlib.machinery.ExtensionFileLoader("outside", "/tmp/outside.so")',
        'spec = importlib.util.spec_from_loader("outside", loader)',
        'attempt(lambda: importlib.util.module_from_spec(spec))',
        'sys.path.insert(0, "/tmp")',
        'attempt(lambda: __import__("outside"))',
      ].join('\n'),
  },
  {
    name: 'secrets of the host in the memory',
    code: () =>
      [
        'import ctypes, re',
        'memory = ctypes.string_at(0, 30_000_000)',
        'for pattern in (rb"secret-[0-9]+-of", rb"PACKETSMITH_[A-Z]+=", rb"/root/[a-z]+", rb"/home/[a-z]+"):',
        '    print(pattern, sorted({found[0] for found in re.finditer(pattern + rb"[!-~]{0,40}", memory)})[:9])',
      ].join('\n'),
  },
  {
    name: 'memory beyond the end of the memory',
    code: () =>
      `import ctypes\n${attemptAll(
        'ctypes.string_at(2 ** 27, 1 << 20)',
        'ctypes.string_at(2 ** 32 - 4096, 4096)',
        'ctypes.string_at(-1, 10)',
      )}`,
  },
  {
    name: 'invalid function pointers',
    code: () =>
      [
        'import ctypes',
        'for number in range(1, 400, 7):',
        '    attempt(lambda: ctypes.CFUNCTYPE(ctypes.c_int)(number))',
        'ctypes.CFUNCTYPE(None)(7)()',
      ].join('\n'),
  },
  {
    name: 'every function of the table, called with text',
    code: (targets) =>
      [
        'import ctypes',
        `script = ctypes.create_string_buffer(${text(javaScript(targets))}.encode())`,
        'shape = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)',
        'for number in range(9_000, 10_000):',
        '    attempt(lambda: shape(number)(ctypes.addressof(script)))',
      ].join('\n'),
  },
  {
    name: 'overwriting the whole memory',
    code: () => 'import ctypes\nctypes.memset(1024, 255, 20_000_000)',
  },
];
