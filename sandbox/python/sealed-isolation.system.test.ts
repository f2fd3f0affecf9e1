// cspell:ignore setlocale unraisablehook asyncgen divmod listdir getcwd getrecursionlimit setswitchinterval getswitchinterval addaudithook setattr simplefilter getsignal prec isenabled faulthandler tracemalloc currsize contextvars functools getattr closerange bytearray
import { describe, expect, it } from 'vitest';
import { ENGINES, useSealedPython } from './sealed-python-for-tests.ts';

/** Code that changes something beyond its own namespace, and an expression that shows whether it did. */
const TRACES: [string, string][] = [
  ['builtins.mark = 1', 'hasattr(builtins, "mark")'],
  ['builtins.divmod = str', 'divmod.__name__'],
  ['json.JSONEncoder.default = lambda *_: 1', 'json.JSONEncoder.default.__name__'],
  ['os.environ["HOST"] = "x"', '"HOST" in os.environ'],
  ['open("note", "w").write("x")', 'os.listdir()'],
  ['os.mkdir("/tmp/d"); os.chdir("/tmp/d")', 'os.getcwd(), os.listdir("/tmp")'],
  ['os.mkdir("/elsewhere"); open("/elsewhere/note", "w")', 'os.path.exists("/elsewhere")'],
  ['[os.open("/", os.O_RDONLY) for _ in range(5)]', 'os.open("/", os.O_RDONLY)'],
  ['import wave', '"wave" in sys.modules'],
  ['sys.path.clear(); sys.meta_path.insert(0, None)', 'len(sys.path), len(sys.meta_path)'],
  ['sys.setrecursionlimit(100)', 'sys.getrecursionlimit()'],
  ['sys.set_int_max_str_digits(0)', 'sys.get_int_max_str_digits()'],
  ['sys.setswitchinterval(9)', 'sys.getswitchinterval()'],
  ['sys.addaudithook(lambda name, _: setattr(sys, "heard", name))', 'hear()'],
  ['sys.monitoring.use_tool_id(3, "mine")', 'sys.monitoring.get_tool(3)'],
  ['sys.set_asyncgen_hooks(print)', 'sys.get_asyncgen_hooks()'],
  ['sys.unraisablehook = print', 'sys.unraisablehook.__name__'],
  ['locale.setlocale(locale.LC_ALL, "C")', 'locale.setlocale(locale.LC_ALL)'],
  ['warnings.simplefilter("error")', 'len(warnings.filters)'],
  ['signal.signal(signal.SIGTERM, print)', 'signal.getsignal(signal.SIGTERM)'],
  ['decimal.DefaultContext.prec = 3', 'decimal.Context().prec'],
  ['variable.set("x")', 'variable.get("none")'],
  ['gc.set_debug(gc.DEBUG_STATS); gc.set_threshold(1)', 'gc.get_debug(), gc.get_threshold()'],
  ['gc.disable(); gc.callbacks.append(print)', 'gc.isenabled(), len(gc.callbacks)'],
  ['faulthandler.enable()', 'faulthandler.is_enabled()'],
  ['tracemalloc.start()', 'tracemalloc.is_tracing()'],
  ['codecs.register(lambda name: codecs.lookup("ascii"))', 'know_encoding("mine")'],
  ['codecs.register_error("strict", lambda e: ("?", e.end))', 'know_bytes()'],
  ['csv.register_dialect("mine", delimiter=";")', 'csv.list_dialects()'],
  ['logging.basicConfig(level=10)', 'len(logging.root.handlers), logging.root.level'],
  ['threading.Thread(target=print).start()', 'threading.Thread(target=print).name'],
  ['string.remember(1)', 'string.remember.cache_info().currsize'],
  ['curse(int, "evil", 1)', '"evil" in int.__dict__'],
];

const SETTING = `
import builtins, codecs, contextvars, csv, decimal, faulthandler, functools, gc, json, locale
import logging, os, signal, string, sys, threading, tracemalloc, warnings
variable = contextvars.ContextVar("variable")
string.remember = getattr(string, "remember", functools.cache(lambda n: n))
def curse(kind, name, value): gc.get_referents(kind.__dict__)[0][name] = value
def hear():
    sys.audit('spoken')
    return getattr(sys, 'heard', None)
def know_encoding(name):
    try: return codecs.lookup(name).name
    except LookupError: return None
def know_bytes():
    try: return b"\\xff".decode()
    except UnicodeDecodeError: return None
`;

const CODE = [
  SETTING,
  'if input() == "change":',
  ...TRACES.map(([change]) => `    ${change}`),
  'else:',
  ...TRACES.map(
    ([, trace], index) => `    os.write(1, b"%d %r\\n" % (${index}, repr((${trace})).encode()))`,
  ),
].join('\n');

describe.each(ENGINES)('with the engine %s, the next input', (engine) => {
  const python = useSealedPython(engine);

  it('sees no change by the previous one, wherever Python stores it', async () => {
    const inputs = ['look', 'change', 'look', 'look'];
    const [first, change, ...others] = await python.runAll(CODE, { inputs });
    expect(first).toMatchObject({ status: 'FINISHED', error: null });
    expect(change).toMatchObject({ status: 'FINISHED', error: null });
    expect(first?.stdout.split('\n')).toHaveLength(TRACES.length + 1);
    for (const other of others) expect(other.stdout).toBe(first?.stdout);
  });

  it('can read and print although the previous one removed the streams', async () => {
    const code = [
      'import os, sys',
      'print(input())',
      'sys.stdout.close()',
      'sys.stderr = None',
      'os.dup2(1, 0)',
      'os.close(1)',
      'os.closerange(2, 99)',
    ].join('\n');
    const outcomes = await python.runAll(code, { inputs: ['one', 'two', 'three'] });
    expect(outcomes.map(({ stdout }) => stdout)).toEqual(['one\n', 'two\n', 'three\n']);
  });

  it('has all of the memory and disk available again, and its own random numbers', async () => {
    const code = [
      'import random',
      'kept = bytearray(70_000_000)',
      'with open("/tmp/big", "wb") as file:',
      '    for _ in range(40): file.write(bytes(1_000_000))',
      'print(kept.count(0), random.random())',
    ].join('\n');
    const outcomes = await python.runAll(code, { inputs: ['', ''] });
    expect(outcomes.map(({ status }) => status)).toEqual(['FINISHED', 'FINISHED']);
    expect(new Set(outcomes.map(({ stdout }) => stdout)).size).toBe(2);
    expect(outcomes.every(({ stdout }) => stdout.startsWith('70000000 0.'))).toBe(true);
  });

  it('gets a fresh interpreter if the previous one damaged Python’s own files', async () => {
    const code = [
      'import os, sys',
      'library = next(path for path in sys.path if path.endswith(".zip"))',
      'if input() == "spoil":',
      '    with open(library, "r+b") as file: file.write(b"spoilt")',
      'import wave',
      'print("whole")',
    ].join('\n');
    const inputs = ['whole', 'spoil', 'whole', 'whole'];
    const outcomes = await python.runAll(code, { inputs });
    for (const index of [0, 2, 3]) expect(outcomes[index]?.stdout).toBe('whole\n');
  });
});

describe('a change', () => {
  const python = useSealedPython();

  it('would be visible if it persisted', async () => {
    const failures: (string | null)[] = [];
    for (const [change, trace] of TRACES) {
      const code = `${SETTING}\nbefore = repr((${trace}))\n${change}\nassert before != repr((${trace}))`;
      const { status, error } = await python.run(code);
      if (status !== 'FINISHED') failures.push(change, error);
    }
    expect(failures).toEqual([]);
  });
});
