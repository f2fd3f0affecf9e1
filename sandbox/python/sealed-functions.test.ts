import { describe, expect, it } from 'vitest';
import { useSealedPython } from './sealed-python-for-tests.ts';

const python = useSealedPython();
const call = (name: string) => ({ kind: 'function', name }) as const;

/** The value of a Python expression, as a function returns it. */
async function valueOf(expression: string) {
  return python.run(`def make():\n    return ${expression}`, {
    entry: call('make'),
    inputs: ['[]'],
  });
}

describe('a function', () => {
  it('is called with every list of arguments, and its value is the output that counts', async () => {
    const code = 'def join(left, right=0):\n    print("called")\n    return [left, right]';
    const outcomes = await python.runAll(code, {
      entry: call('join'),
      inputs: ['[1, 2]', '["é"]', '[{"a": null}, true]'],
    });
    expect(outcomes.map(({ stdout }) => stdout)).toEqual(['[1,2]', '["é",0]', '[{"a":null},true]']);
    expect(outcomes.map(({ output }) => output)).toEqual(['called\n', 'called\n', 'called\n']);
  });

  it('does not run the block for trying it out by hand', async () => {
    const code = 'def two():\n    return 2\n\nif __name__ == "__main__":\n    print(input())';
    const outcome = await python.run(code, { entry: call('two'), inputs: ['[]'] });
    expect(outcome).toMatchObject({ status: 'FINISHED', stdout: '2', output: '' });
  });

  it('that is missing is named', async () => {
    const outcomes = await Promise.all(
      ['scan = 1', 'def Scan(): pass'].map((code) =>
        python.run(code, { entry: call('scan'), inputs: ['[]'] }),
      ),
    );
    for (const { status, error } of outcomes) {
      expect(status).toBe('ERROR');
      expect(error).toBe(
        'Your code defines no function called scan. Write one that begins: def scan(',
      );
    }
  });

  it('that fails shows its own lines', async () => {
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

  it('is JSON as ECMAScript writes it', async () => {
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

  it('exists for plain values only, and says what to return instead', async () => {
    for (const [expression, sentence] of REFUSED) {
      const { status, stdout, error } = await valueOf(expression);
      expect({ expression, status, stdout }).toEqual({ expression, status: 'ERROR', stdout: '' });
      expect(error).toMatch(sentence);
    }
  });
});
