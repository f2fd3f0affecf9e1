// cspell:ignore addressof emscripten getattr setattr weakref
import { javaScript } from './attempts-on-bridge.ts';
import { text, type EscapeAttempt } from './escape-attempt.ts';

/** Functions of the interpreter's own realm, by their JavaScript names. */
const REALM = `
core = bridge()
array = core.to_js([])
Function = array.constructor.constructor
Object = array.constructor.prototype.__proto__.constructor
bytes_prototype = core.to_js(b"x").constructor.prototype
def call_each(function, *values):
    return core.to_js(list(values)).map(function)
def promise():
    made = call_each(array.constructor.fromAsync.bind(array.constructor), 1)
    return made.map(Object.getPrototypeOf.bind(Object))[0].constructor
`;

/** Attempts to break out using only JavaScript objects: their realm must have no access to another one. */
export const ATTEMPTS_ON_JAVASCRIPT: readonly EscapeAttempt[] = [
  {
    name: 'constructors that compile text',
    code: (targets) =>
      [
        REALM,
        `script = ${text(`return ${javaScript(targets)}`)}`,
        'kinds = [Function, promise().constructor, Object.constructor.bind(None)]',
        'for kind in kinds:',
        '    attempt(lambda: kind(script)())',
        '    attempt(lambda: kind.new(script)())',
        '    attempt(lambda: call_each(kind, script)[0]())',
        'iterator = array.values()',
        'attempt(lambda: iterator.constructor.constructor(script)())',
        'attempt(lambda: array.constructor.fromAsync.constructor(script)())',
      ].join('\n'),
  },
  {
    name: 'bytes that the host copies into a realm whose methods were replaced',
    inputs: ['first', 'second', 'third'],
    code: () =>
      [
        REALM,
        'if hasattr(bytes_prototype, "kept"):',
        '    report_foreign(bytes_prototype.kept)',
        'else:',
        '    bytes_prototype.kept = core.to_js([])',
        '    bytes_prototype.set = bytes_prototype.kept.push.bind(bytes_prototype.kept)',
      ].join('\n'),
  },
  {
    name: 'an error that the host raises when the stack is full',
    code: () =>
      [
        REALM,
        'import ctypes',
        'word = ctypes.create_string_buffer(b"x")',
        'call = Function.prototype.call',
        'def overflow(function):',
        '    functions = core.to_js([])',
        '    functions.push(function)',
        '    again = functions.forEach.bind(functions, call.bind(call))',
        '    functions.push(again)',
        '    try: again()',
        '    except BaseException as problem: report_foreign([problem])',
        'for module in api():',
        '    glue = getattr(module, "_module", None)',
        '    if glue is None: continue',
        '    for name in ("_emscripten_get_now", "_emscripten_console_log", "_emscripten_date_now"):',
        '        function = getattr(glue, name).bind(None, ctypes.addressof(word))',
        '        for _ in range(3):',
        '            overflow(function)',
        '            function = function.bind(None)',
      ].join('\n'),
  },
  {
    name: 'prepareStackTrace',
    code: () =>
      [
        REALM,
        'kept = core.to_js([])',
        'try: array.reduce(1)',
        'except BaseException as problem: Error = problem.constructor.__proto__',
        'Error.prepareStackTrace = kept.push.bind(kept)',
        'Error.stackTraceLimit = 1_000',
        'attempt(lambda: array.reduce(1))',
        'for sites in list(kept):',
        '    report_foreign([sites])',
        '    for site in (list(sites) if hasattr(sites, "length") else []):',
        '        report_foreign([site])',
        '        attempt(lambda: report_foreign([site.getThis(), site.getFunction(), site.getEvalOrigin()]))',
      ].join('\n'),
  },
  {
    name: 'properties that every object inherits',
    inputs: ['first', 'second'],
    code: ({ secretFile }) =>
      [
        REALM,
        'names = "env shell file cwd uid fs path signal handle domain channel get set value kind index report"',
        'for name in names.split():',
        `    attempt(lambda: setattr(Object.prototype, name, ${text(secretFile)}))`,
        'print(input())',
      ].join('\n'),
  },
  {
    name: 'a rejected promise that shows itself to the host',
    inputs: ['first', 'second'],
    code: () =>
      [
        REALM,
        'kept = core.to_js([])',
        'symbol = "nodejs.util.inspect.custom"',
        'problem = core.to_js([])',
        'keys = call_each(Object.getOwnPropertySymbols.bind(Object), array.constructor.prototype)[0]',
        'custom = attempt(lambda: getattr(keys[0].constructor, "for_")(symbol))',
        'shape = core.to_js({"value": kept.push.bind(kept)}, dict_converter=Object.fromEntries)',
        'attempt(lambda: Object.defineProperty(problem, custom, shape))',
        'attempt(lambda: problem.__defineGetter__("stack", kept.push.bind(kept)))',
        'attempt(lambda: problem.__defineGetter__("message", kept.push.bind(kept)))',
        'call_each(promise().reject.bind(promise()), problem)',
        'report_foreign(list(kept))',
      ].join('\n'),
  },
  {
    name: 'finalizers and weak references',
    code: () =>
      [
        REALM,
        'import gc, weakref',
        'for _ in range(200):',
        '    made = core.create_proxy(lambda: None)',
        '    weakref.finalize(made, print, end="") if hasattr(made, "__weakref__") else None',
        '    attempt(made.destroy) if _ % 50 == 0 else made.destroy()',
        'attempt(lambda: core.to_js([1]).to_weakref().deref())',
        'gc.collect()',
      ].join('\n'),
  },
  {
    name: 'a bomb in the memory of JavaScript',
    code: () =>
      [
        REALM,
        'kept, block = core.to_js([]), core.to_js(bytes(8 << 20))',
        'try:',
        '    for _ in range(128): kept.push(block.slice())',
        '    breach("a gigabyte beyond the limit")',
        'except BaseException as problem: print(problem)',
      ].join('\n'),
  },
  {
    name: 'to_js bombs',
    code: () =>
      [
        'core = bridge()',
        'nested = []',
        'for _ in range(18): nested = [nested, nested]',
        'attempt(lambda: core.to_js(nested) and None)',
        'loop = []',
        'loop.append(loop)',
        'attempt(lambda: core.to_js(loop) and None)',
        'attempt(lambda: core.to_js({"x" * 10_000_000: list(range(1_000_000))}) and None)',
      ].join('\n'),
  },
  {
    name: 'a memory of WebAssembly beyond the cap',
    code: () =>
      [
        REALM,
        'kept = core.to_js([])',
        'try: array.reduce(1)',
        'except BaseException as problem: problem.constructor.__proto__.prepareStackTrace = kept.push.bind(kept)',
        'attempt(lambda: array.reduce(1))',
        'frames = [site.getThis() for sites in kept if hasattr(sites, "length") for site in sites]',
        'memory = next(frame.exports.memory for frame in frames if hasattr(frame, "exports"))',
        'attempt(lambda: breach("memory beyond the cap") if memory.grow(4_000) else None)',
        'shape = {"initial": 1, "maximum": 20_001}',
        'made = memory.constructor.new(core.to_js(shape, dict_converter=Object.fromEntries))',
        'attempt(lambda: made.grow(20_000))',
        'attempt(lambda: core.to_js(b"").constructor.new(made.buffer).fill(1) and None)',
        'attempt(lambda: breach("a gigabyte beyond the limit") if made.buffer.byteLength > 1 << 30 else None)',
      ].join('\n'),
  },
  {
    name: 'recursion in JavaScript alone',
    code: () =>
      [
        REALM,
        'array.push(array.forEach.bind(array, Function.prototype.call.bind(Function.prototype.call)))',
        'attempt(array[0])',
        'print("still here")',
      ].join('\n'),
  },
];
