import { expect, test } from 'vitest';
import { z } from 'zod';
import { KEYS } from '../../web/features/help/keys.ts';

// Imported dynamically by its address: its types are those of a browser, which tests in Node don't have.
const WORKSPACE = new URL('../../web/features/codex/shortcuts/shortcuts.ts', import.meta.url).href;

const shortcuts = z.object({ SHORTCUTS: z.array(z.object({ keys: z.array(z.string()) })) });

test('the keyboard shortcuts in the help match the workspace', async () => {
  const { SHORTCUTS } = shortcuts.parse({ ...(await import(WORKSPACE)) });
  // The help assumes a keyboard on which Ctrl is the command key.
  const written = SHORTCUTS.map(({ keys }) => keys.map((key) => key.replace('Control', 'Ctrl')));
  expect(KEYS.map(({ keys }) => keys)).toEqual(written);
});
