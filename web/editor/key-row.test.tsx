import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CodeArea } from './code-area.tsx';
import { KeyRow } from './key-row.tsx';

beforeEach(() => {
  // jsdom has no such command. This one edits the focused field as browsers do.
  Reflect.set(document, 'execCommand', (_command: string, _ui: boolean, text: string) => {
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement)) return false;
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return true;
  });
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'execCommand');
});

function Editor({ start }: { start: string }) {
  const [code, setCode] = useState(start);
  const editor = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <CodeArea ref={editor} label="Code" code={code} onChange={setCode} onRun={() => undefined} />
      <KeyRow editor={editor} />
    </>
  );
}

function renderEditor(start: string) {
  render(<Editor start={start} />);
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code' });
}

test('a key writes its character at the cursor and leaves the focus in the editor', async () => {
  const field = renderEditor('print');
  const user = userEvent.setup();
  await user.click(field);
  const onBlur = vi.fn<() => void>();
  field.addEventListener('blur', onBlur);
  for (const name of ['Left parenthesis', 'Double quote', 'Double quote', 'Right parenthesis']) {
    await user.click(screen.getByRole('button', { name }));
  }
  expect(field).toHaveProperty('value', 'print("")');
  expect(onBlur).not.toHaveBeenCalled();
});

test('a key replaces the selected text', async () => {
  const field = renderEditor('a - b');
  field.focus();
  field.setSelectionRange(2, 3);
  await userEvent.click(screen.getByRole('button', { name: 'Equals sign' }));
  expect(field.value).toBe('a = b');
});

test('the Tab key indents', async () => {
  const field = renderEditor('');
  await userEvent.click(screen.getByRole('button', { name: 'Tab' }));
  expect(field.value).toBe('    ');
});

test('a key that is pressed before the editor has the focus moves the focus there', async () => {
  const field = renderEditor('hosts');
  await userEvent.click(screen.getByRole('button', { name: 'Left bracket' }));
  expect(document.activeElement).toBe(field);
  expect(field.value).toContain('[');
});

test('stepping through the page with Tab passes over the keys', async () => {
  renderEditor('');
  const user = userEvent.setup();
  const keys = screen.getAllByRole('button');
  expect(keys).toHaveLength(20);
  for (let step = 0; step < 22; step++) {
    await user.keyboard('{Escape}');
    await user.tab();
    expect(keys).not.toContain(document.activeElement);
  }
});

test('the row has what f-strings, dictionaries and comments need', async () => {
  const field = renderEditor('');
  const user = userEvent.setup();
  await user.click(field);
  for (const name of ['Left brace', 'Right brace', 'Hash']) {
    await user.click(screen.getByRole('button', { name }));
  }
  expect(field).toHaveProperty('value', '{}#');
});
