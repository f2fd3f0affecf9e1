import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { server } from '../../testing/server.ts';
import { TouchCodeEditor } from './touch-code-editor.tsx';

function Editor() {
  const [code, setCode] = useState('');
  const ignore = () => undefined;
  return (
    <TouchCodeEditor code={code} marks={[]} lab={null} onChange={setCode} onCursorMove={ignore} />
  );
}

test('while a call is written, its parameters are below the code, and nothing announces them', async () => {
  const print = { k: 'f', s: "(*values, sep=' ')" };
  server.use(
    http.get('/runtime/python/manifest.json', () =>
      HttpResponse.json({ files: { 'reference.json': { sha256: 'abc' } } }),
    ),
    http.get('/runtime/python/reference.json', () => HttpResponse.json({ builtins: { print } })),
  );
  render(<Editor />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code editor' }), 'print("a", sep');
  const help = await screen.findByText(/^print\(/, { selector: 'p' });
  expect(help.textContent).toBe("print(*values, sep=' ')");
  expect(help.querySelector('[data-current]')?.textContent).toBe('*values, ');
  expect(help.closest('[role], [aria-live]')).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Code editor' }), '="")');
  expect(screen.queryByText(/^print\(/, { selector: 'p' })).toBeNull();
});
