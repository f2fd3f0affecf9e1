import { expect, test } from 'vitest';
import { highlightLines, underline } from './highlight-python.ts';

const marked = (code: string) =>
  highlightLines(code).map((line) =>
    line.map(({ text, className }) => (className ? `${className}:${text}` : text)).join('|'),
  );

test('keywords, calls, strings, numbers and comments have a class each', () => {
  expect(marked('for port in range(0x16):  # low')).toEqual([
    'k:for| port |k:in| |f:range|(|n:0x16|):  |c:# low',
  ]);
});

test('a quote that is still open colors the rest of its line, and no other', () => {
  expect(marked('print("open)\nprint(1)')).toEqual(['f:print|(|s:"open)', 'f:print|(|n:1|)']);
});

test('a triple-quoted string keeps its class on every line', () => {
  expect(marked('x = """a\nb"""')).toEqual(['x = |s:"""a', 's:b"""']);
});

test('a keyword inside a name, a string or a comment is not a keyword', () => {
  expect(marked('format = "if" # if')).toEqual(['format = |s:"if"| |c:# if']);
});

test.each(['', '\n', 'a\n\n', "'''", 'f"{x}"\\', '"\\', '# \u2028', '0x', '1.2.3e'])(
  'the tokens of %j add up to the code',
  (code) => {
    const lines = highlightLines(code).map((line) => line.map(({ text }) => text).join(''));
    expect(lines.join('\n')).toBe(code);
  },
);

test('a range is underlined across tokens, which keep their colors and their text', () => {
  const [line = []] = highlightLines('print("a")');
  const marked = underline(line, { column: 4, endColumn: 8 });
  expect(marked.map(({ text, className }) => `${className ?? ''}:${text}`)).toEqual([
    'f:pri',
    'f mistake:nt',
    'mistake:(',
    's mistake:"',
    's:a"',
    ':)',
  ]);
});
