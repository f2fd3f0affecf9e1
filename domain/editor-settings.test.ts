import { expect, test } from 'vitest';
import { DEFAULT_EDITOR_SETTINGS, requireEditorSettings } from './editor-settings.ts';

test.each([{}, { fontSize: 24, tabSize: 8 }, { rulerColumn: 88 }])(
  'settings within the limits are allowed: %o',
  (changes) => {
    expect(() => requireEditorSettings({ ...DEFAULT_EDITOR_SETTINGS, ...changes })).not.toThrow();
  },
);

test.each([
  [{ fontSize: 11 }, 'The font size is 12 to 24 px; got 11.'],
  [{ fontSize: 14.5 }, 'The font size is 12 to 24 px; got 14.5.'],
  [{ tabSize: 3 }, 'A tab takes 2, 4 or 8 columns; got 3.'],
  [{ rulerColumn: -1 }, 'The ruler is at column 1 to 200, or 0; got -1.'],
])('other settings are refused: %o', (changes, message) => {
  const settings = { ...DEFAULT_EDITOR_SETTINGS, ...changes };
  expect(() => requireEditorSettings(settings)).toThrow(message);
});
