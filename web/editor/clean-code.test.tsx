import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cleanCode } from './clean-code.ts';
import { CodeArea } from './code-area.tsx';

afterEach(cleanup);

test.each([
  ['a line separator', 'print(1)\u2028print(2)', 'print(1)\nprint(2)'],
  ['a paragraph separator', 'print(1)\u2029print(2)', 'print(1)\nprint(2)'],
  ['a next line', 'print(1)\u0085print(2)', 'print(1)\nprint(2)'],
  ['line ends of Windows', 'print(1)\r\nprint(2)\r', 'print(1)\nprint(2)\n'],
  ['a byte order mark', '\uFEFFprint(1)', 'print(1)'],
  ['a zero-width space', 'print\u200B(1)', 'print(1)'],
  ['a no-break space', 'if\u00A0x:\n\u00A0\u202Fpass', 'if x:\n  pass'],
])('%s becomes what Python can read', (_what, code, cleaned) => {
  expect(cleanCode(code)).toBe(cleaned);
});

test('joined emoji and letters of other scripts stay as they are', () => {
  const code = 'print("👩‍🚀", "é", "日本", "ش‌")\n\tpass';
  expect(cleanCode(code)).toBe(code);
});

test('an editor cleans what is pasted at its cursor', () => {
  Reflect.set(document, 'execCommand', (_command: string, _ui: boolean, text: string) => {
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement)) return false;
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return true;
  });
  function Editor() {
    const [code, setCode] = useState('x = 1\n');
    return <CodeArea label="Code" code={code} onChange={setCode} />;
  }
  render(<Editor />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Code');
  field.focus();
  field.setSelectionRange(6, 6);
  const clipboardData = { getData: () => '\uFEFFprint(x)\u2028print(x)' };
  fireEvent.paste(field, { clipboardData });
  expect(field.value).toBe('x = 1\nprint(x)\nprint(x)');
  Reflect.deleteProperty(document, 'execCommand');
});
