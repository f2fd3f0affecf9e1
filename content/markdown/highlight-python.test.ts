import { expect, test } from 'vitest';

import { highlightPython } from './highlight-python.ts';

const marked = (code: string, name: string): string[] =>
  [...highlightPython(code).matchAll(new RegExp(`<span class="${name}">(.*?)</span>`, 'g'))].map(
    (match) => match[1] ?? '',
  );

test('gives each kind of token its class', () => {
  const code = 'def seen(port=0x16):\n    return not f"{port:02x}"  # hex\n';
  expect(marked(code, 'k')).toEqual(['def', 'return', 'not']);
  expect(marked(code, 'f')).toEqual(['seen']);
  expect(marked(code, 'n')).toEqual(['0x16']);
  expect(marked(code, 's')).toEqual(['f&quot;{', ':02x}&quot;']);
  expect(marked(code, 'c')).toEqual(['# hex']);
});

test('keeps every line, including empty ones', () => {
  const html = highlightPython('a = 1\n\n\nb = 2\n');
  expect(html.match(/<span class="line">/g)).toHaveLength(4);
});

test('keeps the text unchanged', () => {
  const code =
    'class Lab:\n    """Two\n    lines."""\n    hosts = [*range(3)] if 1 < 2 else {"a": b"\\x00"}';
  const text = highlightPython(code)
    .replaceAll('</span><span class="line">', '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"');
  expect(text).toBe(code);
});
