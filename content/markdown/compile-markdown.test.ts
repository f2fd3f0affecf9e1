import { expect, test } from 'vitest';

import { compileMarkdown } from './compile-markdown.ts';

test('escapes raw HTML', () => {
  expect(compileMarkdown('<img src=x onerror=alert(1)>')).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt;</p>\n',
  );
});

test.each([
  'javascript:alert(1)',
  'http://web.example',
  'data:text/html,x',
  '//web.example',
  '/codex/x',
])('no link leads to %s', (target) => {
  expect(compileMarkdown(`[go](${target})`)).not.toContain('<a');
});

test('keeps https and mailto links, without giving the target a referrer or opener', () => {
  expect(compileMarkdown('[a](https://web.example) [b](mailto:a@web.example)')).toBe(
    '<p><a href="https://web.example" rel="noopener">a</a> <a href="mailto:a@web.example" rel="noopener">b</a></p>\n',
  );
});

test('does not load images', () => {
  expect(compileMarkdown('![x](https://web.example/x.png)')).not.toContain('<img');
});

test('reserves the first two heading levels for the page', () => {
  expect(compileMarkdown('## Idea')).toBe('<h3>Idea</h3>\n');
});

test('highlights Python with classes, without inline styles', () => {
  const html = compileMarkdown('```python demo.py says hello\nprint("a < b")  # why\n```');
  expect(html).toBe(
    '<figure class="code"><header><span>demo.py</span><span>says hello</span></header>' +
      '<pre class="numbered" tabindex="0"><code><span class="line"><span class="f">print</span>(' +
      '<span class="s">&quot;a &lt; b&quot;</span>)  <span class="c"># why</span></span></code></pre></figure>\n',
  );
});

test('adds input and output to the preceding code block, in order', () => {
  const html = compileMarkdown(
    '```python\ninput()\n```\n\n```input\na\n```\n\n```output\n<b>\n```',
  );
  expect(html.match(/<figure/g)).toHaveLength(1);
  expect(html.match(/aria-label="\w+"/g)).toEqual(['aria-label="Input"', 'aria-label="Output"']);
  expect(html).toContain('<span class="line">&lt;b&gt;</span>');
});

test('renders defense boxes and checks, and the Markdown in them', () => {
  const html = compileMarkdown(
    '::: defence\nParse *first*.\n:::\n\n::: check What is `1`?\nOne.\n:::',
  );
  expect(html).toContain(
    '<aside data-callout="defense"><p><strong>Defense.</strong> Parse <em>first</em>.</p>',
  );
  expect(html).toContain(
    '<details data-callout="check"><summary>What is <code>1</code>?</summary><p>One.</p>',
  );
});
