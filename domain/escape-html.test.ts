import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('escaped text can neither open a tag nor end a quoted attribute', () => {
  expect(escapeHtml(`<b title="x" lang='y'>`)).toBe(
    '&lt;b title=&quot;x&quot; lang=&#39;y&#39;&gt;',
  );
});

test('an entity in the text stays text', () => {
  expect(escapeHtml('&lt;')).toBe('&amp;lt;');
});
