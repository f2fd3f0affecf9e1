import { expect, test } from 'vitest';
import { z } from 'zod';
import { KEYS } from '../../web/features/help/keys.ts';

// Imported by its address alone: its types are those of a browser, which tests in Node do not have.
const WORKSPACE = new URL('../../web/features/codex/shortcuts/shortcuts.ts', import.meta.url).href;

const shortcuts = z.object({ SHORTCUTS: z.array(z.object({ keys: z.array(z.string()) })) });

test('the keys in the help are those of the workspace', async () => {
  const { SHORTCUTS } = shortcuts.parse({ ...(await import(WORKSPACE)) });
  // The help is written for a keyboard on which Ctrl is the command key, too.
  const written = SHORTCUTS.map(({ keys }) => keys.map((key) => key.replace('Control', 'Ctrl')));
  expect(KEYS.map(({ keys }) => keys)).toEqual(written);
});
