// cspell:ignore CDLL findall getattr getframe getvalue
/** Code that tries to be accepted without solving the challenge. */
export interface Forgery {
  name: string;
  challengeId: string;
  code: string;
}

const forgery = (name: string, ...lines: string[]): Forgery => ({
  name,
  challengeId: 'shout',
  code: lines.join('\n'),
});

/** Passes the sample, so that only the hidden cases remain to be fooled. */
const SAMPLE = 'word = input()\nif word == "alpha": print("ALPHA")\nelse:';

/** What a forger may have learned about the answers, in the order of the file. */
const ANSWERS = '["ALPHA", "BRAVO", "CHARLIE", "DELTA", "ECHO", "FOXTROT", "GOLF", "HOTEL"]';

const REPORT = '{"status":"FINISHED","error":null,"value":"ALPHA"}';

/** Prints the next answer in order if it can tell from the state that the previous case left. */
const byCount = (name: string, read: string, keep: string): Forgery =>
  forgery(
    `counting the cases by ${name}`,
    'import builtins, ctypes, importlib, os, sys',
    `answers = ${ANSWERS}`,
    read,
    'count = count or 0',
    'count = count + 1',
    keep,
    'print(answers[count - 1])',
  );

const COUNTERS_IN_PYTHON: readonly Forgery[] = [
  byCount(
    'a built-in name',
    'count = getattr(builtins, "count", 0)',
    'builtins.count = sys.count = count',
  ),
  byCount(
    'the environment',
    'count = int(os.environ.get("COUNT", "0"))',
    'os.environ["COUNT"] = str(count)',
  ),
  byCount(
    'a module',
    'count = getattr(sys.modules.get("kept"), "count", 0)',
    'sys.modules["kept"] = type(sys)("kept"); sys.modules["kept"].count = count',
  ),
  byCount(
    'the harness',
    'import packetsmith_harness.case as case; count = case._state.get("count", 0)',
    'case._state["count"] = count',
  ),
];

const ON_OUTPUT: readonly Forgery[] = [
  forgery('printing the answer of the sample', 'print("ALPHA")'),
  forgery('remembering the samples', 'print({"alpha": "ALPHA"}.get(input(), "ALPHA"))'),
  forgery('printing every answer', `print("\\n".join(${ANSWERS}))`),
  forgery('printing every answer on one line', `print(*${ANSWERS})`),
  forgery('a message of success', `${SAMPLE} print("All tests passed.\\nOK\\nACCEPTED")`),
  forgery('an error after the answer', 'print(input().upper())', '1 / 0'),
  forgery('an error that is the answer', 'raise Exception(input().upper())'),
  forgery(
    'the answer on the wrong stream',
    'import sys',
    'print(input().upper(), file=sys.stderr)',
  ),
  forgery(
    'letters that look the same',
    'print(input().upper().replace("A", "\\u0391").replace("O", "\\u041e"))',
  ),
  forgery('characters without width', 'print(input().upper() + "\\u200b")'),
  forgery('a return to the start of the line', `${SAMPLE} print("WRONG\\r" + word.upper())`),
  forgery('erased characters', 'print("X\\b" + input().upper())'),
  forgery('a space at the end', 'print(input().upper() + " ")'),
  forgery('more line ends than there are', 'print(input().upper() + "\\r\\n\\r\\n")'),
  forgery('a mark of the byte order', 'print("\\ufeff" + input().upper())'),
  forgery('an error that cannot be stored', 'raise Exception("\\ud800\\0" + input().upper())'),
];

const ON_HARNESS: readonly Forgery[] = [
  forgery(
    'an object that equals everything',
    'class Always(str):',
    '    def __eq__(self, other): return True',
    '    def __hash__(self): return 0',
    '    def __repr__(self): return "ALPHA"',
    'print(Always("x"))',
  ),
  forgery(
    'replaced built-ins',
    'import builtins, json',
    'builtins.str = builtins.len = builtins.print = lambda *_: "ALPHA"',
    'json.dumps = json.loads = lambda *_: True',
    'print(input().upper())',
  ),
  forgery(
    'a stream that says what one wants to hear',
    'import sys',
    'class Stream:',
    '    def write(self, text): return len(text)',
    '    def flush(self): return True',
    '    def getvalue(self): return "ALPHA"',
    '    def __eq__(self, other): return True',
    'sys.stdout = sys.__stdout__ = Stream()',
    'print("x")',
  ),
  forgery(
    'frames that might know what is expected',
    'import sys',
    'frame, found = sys._getframe(), []',
    'while frame:',
    '    for place in (frame.f_locals, frame.f_globals):',
    '        found += [value for name, value in place.items() if "expect" in name.lower()]',
    '    frame = frame.f_back',
    'print(found[0] if found else "ALPHA")',
  ),
  forgery(
    'objects that might know what is expected',
    'import gc',
    'gc.unfreeze()',
    'found = [thing for thing in gc.get_objects() if type(thing) is dict and "expectedStdout" in thing]',
    'print(found[0]["expectedStdout"] if found else "ALPHA")',
  ),
  forgery(
    'the memory, searched for what is expected',
    'import ctypes, re',
    'memory = ctypes.string_at(0, 30_000_000)',
    'found = re.findall(rb"expected(?:Stdout|_output)?[^A-Z]{1,5}([A-Z]{4,9})", memory)',
    'print(found[0].decode() if found else "ALPHA")',
  ),
  forgery(
    'modules that might compare',
    'import importlib',
    'for name in ("grade", "grading", "packetsmith_harness.grade", "tests", "solution_test"):',
    '    try: importlib.import_module(name).grade = lambda *_: True',
    '    except ImportError: pass',
    'print("ALPHA")',
  ),
  forgery(
    'an error that calls itself a success',
    'class Success(BaseException):',
    `    def __str__(self): return ${JSON.stringify(REPORT)}`,
    '    __repr__ = __str__',
    'raise Success()',
  ),
];

/** Forgeries by means of what surrounds an interpreter: its descriptors, its exit, what is kept between cases. */
export const FORGERIES_AROUND_PROGRAMS: readonly Forgery[] = [
  forgery('a message of success and an early end', 'import sys', 'print("PASS")', 'sys.exit(0)'),
  forgery('a crash after the answer', 'import os', 'print(input().upper())', 'os._exit(0)'),
  forgery('a failing exit after the answer', 'import sys', 'print(input().upper())', 'sys.exit(1)'),
  forgery('a flood after the answer', 'print(input().upper())', 'while True: print()'),
  forgery(
    'reports of its own on standard output',
    'import os',
    `print(${JSON.stringify(REPORT)})`,
    `os.write(1, b"\\0\\0\\0\\x40" + bytes(17) + ${JSON.stringify(REPORT)}.encode())`,
  ),
  forgery(
    'reports of its own on every descriptor',
    'import os',
    'for descriptor in range(11):',
    `    try: os.write(descriptor, ${JSON.stringify(REPORT)}.encode())`,
    '    except OSError: pass',
  ),
  forgery(
    'a harness that always reports success',
    'import packetsmith_harness as harness, packetsmith_harness.case as case',
    'import packetsmith_harness.report as report',
    `forged = lambda *_, **__: ${JSON.stringify(REPORT)}`,
    'harness.run_case = case.run_case = case._attempt = report.report = case._enter = forged',
    'raise KeyError("x")',
  ),
  forgery(
    'work left for the end',
    'import atexit, sys, threading',
    'class Late:',
    '    def __del__(self): print("ALPHA")',
    'late = Late()',
    'atexit.register(print, "ALPHA")',
    'threading.Thread(target=print, args=("ALPHA",)).start()',
  ),
  byCount(
    'a file',
    'count = int(open("/tmp/count").read()) if os.path.exists("/tmp/count") else 0',
    'open("/tmp/count", "w").write(str(count))',
  ),
  byCount(
    'memory of C',
    'place = ctypes.c_int.in_dll(ctypes.CDLL(None), "Py_VerboseFlag"); count = place.value',
    'place.value = count',
  ),
];

/** Forgeries by programs that read their input and print. */
export const FORGERIES_OF_PROGRAMS: readonly Forgery[] = [
  ...ON_OUTPUT,
  ...ON_HARNESS,
  ...COUNTERS_IN_PYTHON,
];
