// cspell:ignore fstat seekable feff getpass prnt
import { describe, expect, it } from 'vitest';
import { useSealedPython } from './sealed-python-for-tests.ts';

const python = useSealedPython();

/** What `python -u` has on Linux without a terminal, in UTF-8. */
const NATIVE = [
  "stdin r <stdin> utf-8 strict None False False 0 True False <_io.TextIOWrapper name='<stdin>' mode='r' encoding='utf-8'>",
  "stdin.buffer <class '_io.BufferedReader'> <_io.BufferedReader name='<stdin>'> rb <stdin>",
  "stdout w <stdout> utf-8 strict None False False 1 False True <_io.TextIOWrapper name='<stdout>' mode='w' encoding='utf-8'>",
  "stdout.buffer <class '_io.FileIO'> <_io.FileIO name='<stdout>' mode='wb' closefd=False> wb <stdout>",
  "stderr w <stderr> utf-8 backslashreplace None False False 2 False True <_io.TextIOWrapper name='<stderr>' mode='w' encoding='utf-8'>",
  "stderr.buffer <class '_io.FileIO'> <_io.FileIO name='<stderr>' mode='wb' closefd=False> wb <stderr>",
];

const DESCRIBE = `
import sys
for name in ("stdin", "stdout", "stderr"):
    s = getattr(sys, name)
    assert s is getattr(sys, f"__{name}__")
    print(name, s.mode, s.name, s.encoding, s.errors, s.newlines, s.line_buffering, s.isatty(), s.fileno(), s.readable(), s.writable(), s)
    print(f"{name}.buffer", type(s.buffer), s.buffer, s.buffer.mode, s.buffer.name)
`;

/** The template that many contestants put above their programs, which decides by the mode of the stream. */
const FAST_OUTPUT = `
import os, sys
from io import BytesIO, IOBase

class FastIO(IOBase):
    def __init__(self, file):
        self._fd = file.fileno()
        self.buffer = BytesIO()
        self.writable = "x" in file.mode or "r" not in file.mode
        self.write = self.buffer.write if self.writable else None

    def read(self):
        while True:
            b = os.read(self._fd, max(os.fstat(self._fd).st_size, 8192))
            if not b:
                return self.buffer.read()
            at = self.buffer.tell()
            self.buffer.seek(0, 2), self.buffer.write(b), self.buffer.seek(at)

    def flush(self):
        if self.writable:
            os.write(self._fd, self.buffer.getvalue())
            self.buffer.truncate(0), self.buffer.seek(0)

class IOWrapper(IOBase):
    def __init__(self, file):
        self.buffer = FastIO(file)
        self.flush = self.buffer.flush
        self.writable = self.buffer.writable
        self.write = lambda s: self.buffer.write(s.encode("ascii"))
        self.read = lambda: self.buffer.read().decode("ascii")

sys.stdin, sys.stdout = IOWrapper(sys.stdin), IOWrapper(sys.stdout)
numbers = map(int, sys.stdin.read().split())
sys.stdout.write(f"{sum(numbers)}\\n")
sys.stdout.flush()
`;

describe('the standard streams', () => {
  it('have what they have in CPython', async () => {
    const { stdout } = await python.run(DESCRIBE);
    expect(stdout.trimEnd().split('\n')).toEqual(NATIVE);
  });

  it('serve a template that reads their modes', async () => {
    const { stdout, error } = await python.run(FAST_OUTPUT, { inputs: ['1 2\n3\n'] });
    expect([stdout, error]).toEqual(['6\n', null]);
  });

  it('keep carriage returns, which only a line feed ends a line on Linux', async () => {
    const inputs = ['HTTP/1.1 200 OK\r\nA: b\r\n\r\nhello', 'a\rb\r\nc', '"x\r\ny",z\r\n'];
    const code = 'import sys\nprint(sys.stdin.read().partition("\\r\\n\\r\\n")[2], end="")';
    const outcomes = await python.runAll(code, { inputs });
    expect(outcomes[0]?.stdout).toBe('hello');
    const lines = await python.runAll('import sys\nprint(list(sys.stdin))', { inputs });
    expect(lines.map(({ stdout }) => stdout.trim())).toEqual([
      "['HTTP/1.1 200 OK\\r\\n', 'A: b\\r\\n', '\\r\\n', 'hello']",
      "['a\\rb\\r\\n', 'c']",
      `['"x\\r\\n', 'y",z\\r\\n']`,
    ]);
  });

  it('can be reconfigured', async () => {
    const { output } = await python.run(
      'import sys\nsys.stdout.reconfigure(errors="replace", line_buffering=True)\nprint("\\ud800", sys.stdout.errors, sys.stdout.line_buffering)',
    );
    expect(output).toBe('? replace True\n');
  });

  it('refuse half of a character, and say so', async () => {
    const { error } = await python.run('print("\\ud800")');
    expect(error).toMatch(/UnicodeEncodeError: .*surrogates not allowed\n\n.*half of a character/);
  });
});

describe('a password', () => {
  it('is read from standard input, because there is no terminal', async () => {
    const code =
      'import getpass, sys\nuser = input()\nprint(user, getpass.getpass(), getpass.getpass(stream=sys.stderr))';
    const { stdout, error } = await python.run(code, { inputs: ['ada\nsecret\nother\n'] });
    expect([stdout, error]).toEqual(['ada secret other\n', null]);
  });

  it('is not read from a terminal that nobody sits at', async () => {
    const { error } = await python.run('open("/dev/tty").readline()');
    expect(error).toMatch(/No such device or address: '\/dev\/tty'\n\n.*has no terminal\./);
  });
});

describe('a program with invisible characters', () => {
  const MARK = '\uFEFF';

  it('may begin with a byte order mark, which Python skips', async () => {
    const { stdout, error } = await python.run(`${MARK}print("bom")`);
    expect([stdout, error]).toEqual(['bom\n', null]);
    const failed = await python.run(`${MARK}prnt("bom")`);
    expect(failed.error).toMatch(/^ {4}prnt\("bom"\)$/m);
  });

  it.each([
    ['a = 1\n\u00A0b = 2', /U\+00A0.*Delete the spaces in this line and type them again\.$/],
    ['print(1)\u200B', /U\+200B.*isn't one of the spaces: delete the line and type it again\.$/],
    [`a = 1\n${MARK}b = 2`, /U\+FEFF.*isn't one of the spaces/],
    ['print(1)\u2028print(2)', /U\+2028.*Delete it and press Enter in its place\.$/],
  ])('is told what to do about them: %j', async (code, sentence) => {
    const { error } = await python.run(code);
    expect(error?.split('\n').at(-1)).toMatch(sentence);
  });
});
