// cspell:ignore prnt unhashable uper lods taskgroups getattribute metaclass linecache getline
import { describe, expect, it } from 'vitest';
import { useSealedPython } from './sealed-python-for-tests.ts';

const python = useSealedPython();

/** The traceback and the plain explanation below it. */
function parts(error: string | null | undefined): { trace: string; explanation: string } {
  const [, trace = '', explanation = ''] = /^(.*)\n\n([^\n]+)$/s.exec(error ?? '') ?? [];
  return { trace, explanation };
}

/** Code that fails, the last line of Python's message, and the plain explanation. */
const ERRORS: [string, RegExp, RegExp][] = [
  ['prnt(1)', /^NameError: name 'prnt' is not defined/, /Did you mean `print`\?$/],
  ['math.pi', /^NameError: .*import 'math'\?$/, /`math` is a module.*Write `import math`/],
  ['ssh', /^NameError: name 'ssh' is not defined$/, /^`ssh` isn't defined\..*quotes/],
  ['count += 1', /^UnboundLocalError: /, /^This function assigns to `count`/],
  ['"port " + 22', /^TypeError: can only concatenate/, /use an f-string/],
  ['22 + "ports"', /^TypeError: unsupported operand/, /`22` is an integer\. Write `str\(22\)`/],
  [
    'print("x") + 1',
    /^TypeError: unsupported operand/,
    /^print\(\) shows a value and returns None/,
  ],
  ['1 < "2"', /^TypeError: '<' not supported/, /`"2"` is text, and `1` is an integer/],
  [
    'str = "x"; str(1)',
    /^TypeError: 'str' object is not callable/,
    /^Line \d+ uses `str` as the name of a variable/,
  ],
  ['None[0]', /^TypeError: 'NoneType' object is not subscriptable/, /^`None` is None here/],
  ['for n in 3: pass', /^TypeError: 'int' object is not iterable/, /`range\(3\)`/],
  [
    'one(1, 2)',
    /^TypeError: one\(\) takes 1 pos/,
    /^`one`, defined on line 5, takes only `value`, but this call passes 2/,
  ],
  ['one()', /^TypeError: one\(\) missing 1/, /needs more arguments\. Add `value`/],
  ['one(port=1)', /^TypeError: one\(\) got an unexpected/, /no parameter called `port`/],
  ['{[]: 1}', /^TypeError: .*unhashable/, /Use a tuple/],
  ['int("22 open")', /^ValueError: invalid literal/, /int\(\) can't convert '22 open'/],
  ['float("x")', /^ValueError: could not convert/, /float\(\) can't convert 'x'/],
  ['a, b = [1]', /^ValueError: not enough values/, /has 1 value, but there are 2 variables/],
  ['a, b = [1, 2, 3]', /^ValueError: too many values/, /has 3 values, but there are 2 variables/],
  ['str(10 ** 5000)', /^ValueError: Exceeds the limit/, /more than 4300 digits/],
  ['[][3]', /^IndexError: list index/, /past the end/],
  ['[].pop()', /^IndexError: pop from empty list/, /`\[\]` is empty/],
  ['{"a": 1}["user"]', /^KeyError: 'user'/, /no key 'user'.*\.get\(\)/],
  ['None.split()', /^AttributeError: 'NoneType'/, /^`None` is None here/],
  ['"x".uper()', /^AttributeError: .*Did you mean/, /Did you mean `\.upper`\?$/],
  ['(1).port', /^AttributeError: 'int'/, /`1` is an integer, which has no `\.port`/],
  ['1 / 0', /^ZeroDivisionError: /, /divided by zero/],
  ['import numpy', /^ModuleNotFoundError: /, /`numpy` isn't part of Python/],
  ['from json import lods', /^ImportError: /, /module `json` has no `lods`\. Did you mean `loads`/],
  ['open("notes.txt")', /^FileNotFoundError: /, /no file named `notes\.txt`/],
  ['open(".")', /^IsADirectoryError: /, /is a folder/],
  ['input(); input()', /^EOFError: /, /there is no more input/],
  ['deep()', /^RecursionError: /, /^`deep` calls itself again and again/],
  ['2.0 ** 5000', /^OverflowError: /, /too large/],
  ['b"\\xff".decode()', /^UnicodeDecodeError: /, /not text in utf-8/],
  ['"é".encode("ascii")', /^UnicodeEncodeError: /, /ascii cannot encode/],
  ['next(iter([]))', /^StopIteration$/, /no elements left/],
  ['assert 1 == 2', /^AssertionError$/, /condition of an assert statement is false/],
  ['raise KeyboardInterrupt', /^KeyboardInterrupt$/, /interrupted itself/],
  ['raise NotImplementedError', /^NotImplementedError$/, /not implemented yet/],
  ['raise TimeoutError("timed out")', /^TimeoutError: timed out$/, /No answer arrived in time/],
  ['raise PermissionError(13, "No")', /^PermissionError: /, /not allowed/],
  ['raise ConnectionRefusedError(111, "x")', /^ConnectionRefusedError: /, /port is closed/],
  ['socket.gethostbyname("x.test")', /^socket\.gaierror: /, /challenge has no network/],
  ['for k in ports: ports.pop(k)', /^RuntimeError: /, /Loop over a copy/],
  ['json.loads("{]")', /^json\.decoder\.JSONDecodeError: /, /line 1, column 2/],
  ['raise ScanError("odd")', /^ScanError: odd$/, /raised its own ScanError/],
  ['raise queue.Empty', /^_queue\.Empty$/, /^The program stopped here/],
];

const SETTING = [
  'import json, queue, socket',
  'count = 0',
  'ports = {1: "a", 2: "b"}',
  'class ScanError(ValueError): pass',
  'def one(value): pass',
  'def deep(): deep()',
];

describe('the most common errors', () => {
  it('are each reported in Python’s words and with a plain explanation', async () => {
    const functions = ERRORS.map(([line], index) => `def fail_${index}():\n    ${line}`);
    const code = [...SETTING, ...functions, 'globals()[f"fail_{input()}"]()'].join('\n');
    const outcomes = await python.runAll(code, { inputs: ERRORS.map((_, index) => `${index}`) });
    for (const [index, [line, errorLine, sentence]] of ERRORS.entries()) {
      const { trace, explanation } = parts(outcomes[index]?.error);
      expect(trace.split('\n').at(-1), line).toMatch(errorLine);
      expect(explanation, line).toMatch(sentence);
      expect(explanation, line).toMatch(/^\S.*[.?]$/);
      expect(trace, line).toContain('\n  File "solution.py", line ');
    }
  });
});

describe('a traceback', () => {
  it('quotes the lines with their carets, outermost first', async () => {
    const { error } = await python.run('def half(n):\n    return n / 0\nprint(half(1))');
    expect(error).toBe(
      [
        'Traceback (most recent call last):',
        '  File "solution.py", line 3, in <module>',
        '    print(half(1))',
        '          ~~~~^^^',
        '  File "solution.py", line 2, in half',
        '    return n / 0',
        '           ~~^~~',
        'ZeroDivisionError: division by zero',
        '',
        "A number can't be divided by zero. Check the number on the right of the division.",
      ].join('\n'),
    );
  });

  it('has only the lines of the program, even if library code between them fails', async () => {
    const code =
      'import json\ndef wrong(_): return 1 / 0\njson.loads("{}", object_pairs_hook=wrong)';
    const { error } = await python.run(code);
    expect(error?.match(/File ".*?", line \d+/g)).toEqual([
      'File "solution.py", line 3',
      'File "solution.py", line 2',
    ]);
  });

  it('keeps the errors that an error was raised from or raised after', async () => {
    const code = [
      'def read(text):',
      '    try:',
      '        return int(text)',
      '    except ValueError as cause:',
      '        raise KeyError("port") from cause',
      'try:',
      '    read("x")',
      'except KeyError:',
      '    None.port',
    ].join('\n');
    const { error } = await python.run(code);
    expect(error?.match(/^\w+Error/gm)).toEqual(['ValueError', 'KeyError', 'AttributeError']);
    expect(error).toContain('The above exception was the direct cause of');
    expect(error).toContain('During handling of the above exception');
    expect(parts(error).explanation).toMatch(/^`None` is None here/);
  });

  it('shows each exception of a group with its own lines', async () => {
    const code = [
      'import asyncio',
      'async def scan(port): return 1 // port',
      'async def main():',
      '    async with asyncio.TaskGroup() as group: group.create_task(scan(0))',
      'asyncio.run(main())',
    ].join('\n');
    const { error } = await python.run(code);
    expect(error).toContain('ZeroDivisionError');
    expect(error?.match(/line 2, in scan/g)).toHaveLength(1);
    expect(error).not.toContain('taskgroups.py');
    expect(parts(error).explanation).toMatch(/^Several errors happened together/);
  });

  it('of a deep recursion shows both ends and counts the calls in between', async () => {
    const [simple, mutual] = await Promise.all([
      python.run('def down(n): down(n + 1)\ndown(0)'),
      python.run('def ping(n): pong(n + 1)\ndef pong(n): ping(n + 1)\nping(0)'),
    ]);
    expect(simple.error).toMatch(/\[Previous line repeated 99\d more times\]/);
    expect(mutual.error).toMatch(/\n {2}\.\.\. 98\d more calls \.\.\.\n/);
    expect(mutual.error?.match(/File "solution\.py"/g)).toHaveLength(16);
  });

  it('of a long chain shows the newest errors', async () => {
    const code = 'def go():\n    try: 1 / 0\n    except ZeroDivisionError: go()\ngo()';
    const { error } = await python.run(code);
    expect(error?.match(/^\w+Error/gm)).toEqual([
      ...Array<string>(5).fill('ZeroDivisionError'),
      'RecursionError',
    ]);
  });

  it('shortens long lines and long messages', async () => {
    const outcomes = await Promise.all([
      python.run('raise ValueError("x" * 1_000_000)'),
      python.run(`value = "${'y'.repeat(5_000)}" + 1`),
      python.run('raise ValueError("x\\n" * 1_000_000)'),
    ]);
    for (const { status, error } of outcomes) {
      expect(status).toBe('ERROR');
      expect(error?.length).toBeLessThan(13_000);
      expect(parts(error).explanation).toMatch(/\.$/);
    }
    expect(outcomes[0].error).toContain('... (1000012 characters)');
  });
});

describe('an exception of the program', () => {
  it('that cannot be formatted affects only its own case', async () => {
    const code = [
      'class Silent(Exception):',
      '    def __str__(self): raise SystemExit',
      'class Endless(Exception):',
      '    def __str__(self):',
      '        while True: pass',
      'class Greedy(Exception):',
      '    def __str__(self): return "x" * 10 ** 9',
      'class Faceless(Exception):',
      '    __traceback__ = property(lambda self: 1 / 0)',
      'class Spoof(type):',
      '    def __getattribute__(self, name): 1 / 0',
      'class Nameless(Exception, metaclass=Spoof): pass',
      'raise globals()[input()]("x")',
    ].join('\n');
    const inputs = ['Silent', 'Greedy', 'Faceless', 'Nameless', 'Endless', 'Silent'];
    const limits = { wallMs: 3_000, outputBytes: 65_536 };
    const outcomes = await python.runAll(code, { inputs, limits });
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array<string>(4).fill('ERROR'),
      ...['TIME_LIMIT', 'ERROR'],
    ]);
    expect(outcomes[0]?.error).toContain('Silent: <exception str() failed>');
    expect(outcomes[2]?.error).toMatch(
      /^The program failed with an error that could not be formatted/,
    );
    expect(outcomes[5]?.error).toBe(outcomes[0]?.error);
  });

  it('is reported even if the program replaced the functions that report it', async () => {
    const code = [
      'import builtins, linecache, re, traceback',
      'builtins.len = builtins.isinstance = builtins.type = str',
      're.compile = re.sub = linecache.getline = traceback.TracebackException = None',
      '1 / 0',
    ].join('\n');
    const { error } = await python.run(code);
    expect(error).toMatch(/line 4, in <module>\n {4}1 \/ 0\n.*ZeroDivisionError/s);
  });
});
