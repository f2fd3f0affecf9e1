// cspell:ignore getattribute serializer metaclass itemgetter
import { describe, expect, it } from 'vitest';
import { useSealedPython } from './sealed-python-for-tests.ts';

const python = useSealedPython();
const call = (name: string) => ({ kind: 'function', name }) as const;

/** Returns the value of a Python expression as a function would return it. */
async function valueOf(expression: string) {
  return python.run(`def make():\n    return ${expression}`, {
    entry: call('make'),
    inputs: ['[]'],
  });
}

describe('a function', () => {
  it('is called with each list of arguments, and its return value is the graded output', async () => {
    const code = 'def join(left, right=0):\n    print("called")\n    return [left, right]';
    const outcomes = await python.runAll(code, {
      entry: call('join'),
      inputs: ['[1, 2]', '["é"]', '[{"a": null}, true]'],
    });
    expect(outcomes.map(({ stdout }) => stdout)).toEqual(['[1,2]', '["é",0]', '[{"a":null},true]']);
    expect(outcomes.map(({ output }) => output)).toEqual(['called\n', 'called\n', 'called\n']);
  });

  it('does not run the block under `if __name__ == "__main__"`', async () => {
    const code = 'def two():\n    return 2\n\nif __name__ == "__main__":\n    print(input())';
    const outcome = await python.run(code, { entry: call('two'), inputs: ['[]'] });
    expect(outcome).toMatchObject({ status: 'FINISHED', stdout: '2', output: '' });
  });

  it('is named in the error if it is missing', async () => {
    const outcomes = await Promise.all(
      ['scan = 1', 'def Scan(): pass'].map((code) =>
        python.run(code, { entry: call('scan'), inputs: ['[]'] }),
      ),
    );
    for (const { status, error } of outcomes) {
      expect(status).toBe('ERROR');
      expect(error).toBe(
        "Your code doesn't define a function called scan. Copy it from the starter code if it is there, or write one that begins: def scan(",
      );
    }
  });

  it('shows its own lines if it fails', async () => {
    const code = 'def half(number):\n    return number / 0';
    const { error } = await python.run(code, { entry: call('half'), inputs: ['[1]'] });
    expect(error).toContain('File "solution.py", line 2, in half');
    expect(error).toContain('ZeroDivisionError');
    expect(error).not.toContain('program.py');
  });
});

describe('the text of a value', () => {
  const EXPRESSIONS = [
    '[0, -0.0, 1.0, 0.1 + 0.2, 1e21, 1e20, 1.5e300, 1e-6, 1e-7, -2.5e-8, 123456.789, 5e-324]',
    '[True, False, None, -12, 9007199254740991]',
    '{"b": 1, "a": (1, "x"), "é": [[], {}]}',
    '"quotes \\" and \\\\ and \\n\\t\\x00\\x1f\\x7f \\ud800 \\u2028 \\U0001F6F0"',
  ];

  it('is JSON as ECMAScript formats it', async () => {
    const outcomes = await Promise.all(EXPRESSIONS.map(valueOf));
    for (const { status, stdout } of outcomes) {
      expect(status).toBe('FINISHED');
      expect(JSON.stringify(JSON.parse(stdout))).toBe(stdout);
    }
    expect(outcomes[0]?.stdout).toBe(
      '[0,0,1,0.30000000000000004,1e+21,100000000000000000000,1.5e+300,0.000001,1e-7,-2.5e-8,123456.789,5e-324]',
    );
  });

  it('sorts the keys of dictionaries', async () => {
    expect((await valueOf('{"b": 1, "a": 2}')).stdout).toBe('{"a":2,"b":1}');
  });

  const REFUSED: [string, RegExp][] = [
    ['b"\\x00"', /type bytes.*\.hex\(\)/],
    ['{1, 2}', /type set.*sorted\(\)/],
    ['{1: 2}', /key of type int; use text as keys/],
    ['float("nan")', /returned nan/],
    ['10 ** 5000', /more than 3900 digits/],
    ['(lambda loop: loop.append(loop) or loop)([])', /nested more than 32 deep/],
    ['type("Liar", (int,), {"__repr__": lambda self: "42"})(1)', /type Liar/],
    ['type("Always", (), {"__eq__": lambda self, other: True})()', /type Always/],
  ];

  it('exists only for plain values; otherwise an error says what to return instead', async () => {
    for (const [expression, sentence] of REFUSED) {
      const { status, stdout, error } = await valueOf(expression);
      expect({ expression, status, stdout }).toEqual({ expression, status: 'ERROR', stdout: '' });
      expect(error).toMatch(sentence);
    }
  });
});

/** Return values that imitate another type, and their names. */
const IMITATIONS = `
class Twin(type):
    """A class that says that it equals every other."""
    def __hash__(cls): return hash(cls.__base__)
    def __eq__(cls, other): return True
    def __getattribute__(cls, name): raise SystemExit("The serializer ran the code of a learner.")

class Number(int, metaclass=Twin):
    def bit_length(self): raise SystemExit("The serializer ran the code of a learner.")

class Items(list, metaclass=Twin):
    def __iter__(self): return iter([42])

class Table(dict, metaclass=Twin):
    def items(self): return [("a", 42)]

class Word(str):
    __class__ = str

class Anything:
    __class__ = int
    def __eq__(self, other): return True
    __index__ = __int__ = __hash__ = lambda self: 42

VALUES = {
    "Number": Number(42), "Items": Items([1]), "Table": Table(a=1), "Word": Word("a"),
    "Anything": Anything(), "key": {Word("a"): 1}, "inner": [1, {"a": (Number(42),)}],
}
def make(name): return VALUES[name]
`;

describe('a value that pretends to be another', () => {
  it('is rejected without running its code', async () => {
    const names = ['Number', 'Items', 'Table', 'Word', 'Anything', 'key', 'inner'];
    const outcomes = await python.runAll(IMITATIONS, {
      entry: call('make'),
      inputs: names.map((name) => JSON.stringify([name])),
    });
    const types = ['Number', 'Items', 'Table', 'Word', 'Anything', 'Word', 'Number'];
    for (const [index, { status, stdout, error }] of outcomes.entries()) {
      expect({ name: names[index], status, stdout }).toEqual({
        name: names[index],
        status: 'ERROR',
        stdout: '',
      });
      expect(error).toMatch(new RegExp(`type ${types[index]}[,;] `));
    }
  });

  it('cannot be created by replacing shared builtins', async () => {
    const code = [
      'import builtins, math, operator',
      'class Liar(int): pass',
      'builtins.type = builtins.abs = builtins.sorted = lambda *values, **options: int',
      'math.isfinite = operator.itemgetter = lambda *_: True',
      'def make(): return [{"b": 1.5, "a": True}, Liar(42)]',
      'def plain(): return {"b": 1.5, "a": True}',
    ].join('\n');
    const [forged, plain] = await Promise.all(
      ['make', 'plain'].map((name) => python.run(code, { entry: call(name), inputs: ['[]'] })),
    );
    expect(forged?.error).toMatch(/type Liar, /);
    expect(plain?.stdout).toBe('{"a":true,"b":1.5}');
  });
});
