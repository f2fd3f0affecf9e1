import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  DEFAULT_EDITOR_SETTINGS,
  type EditorSettings,
} from '../../../../domain/editor-settings.ts';
import { eventually } from '../../../testing/eventually.ts';
import { failureOf } from '../../../testing/handlers/graphql-handler.ts';
import { challengeFields, viewerFields } from '../../../testing/learner.ts';
import { narrowWindow, wideWindow } from '../../../testing/narrow-window.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { serveGraphql } from '../../../testing/serve-graphql.ts';
import { CodexPage } from '../codex-page.tsx';
import { keepSettings, readSettings, settingsKey } from './editor-settings.ts';

const ID = 'port-scanner';
const KEY = settingsKey('learner-1');

beforeEach(() => {
  localStorage.clear();
  // Monaco needs a real browser. The workspace is the same with the plain editor.
  localStorage.setItem('editor', 'plain');
  narrowWindow();
});

async function showWorkspace(saved: Partial<EditorSettings> = {}, root: object = {}) {
  const editorSettings = { ...DEFAULT_EDITOR_SETTINGS, ...saved };
  const calls = serveGraphql({
    viewer: viewerFields({ editorSettings }),
    challenge: challengeFields(ID),
    updateEditorSettings: ({ input }: { input: object }) =>
      viewerFields({ editorSettings: { ...editorSettings, ...input } }),
    ...root,
  });
  renderSignedIn(<CodexPage />, { at: `/codex/${ID}` });
  await screen.findByLabelText('Code editor');
  return () => calls().filter(({ operationName }) => operationName === 'UpdateEditorSettings');
}

/** The element that gives the editor its look. */
const look = () => screen.getByLabelText('Code editor').closest<HTMLElement>('[style]');

async function openSettings() {
  await userEvent.keyboard('{Control>},{/Control}');
  return within(await screen.findByRole('dialog', { name: 'Editor settings' }));
}

test('the editor looks as the learner set it up on another device', async () => {
  wideWindow();
  await showWorkspace({ fontSize: 18, wrapsLines: true, theme: 'LIGHT', rulerColumn: 88 });
  expect(look()?.style.getPropertyValue('--code-size')).toBe('18px');
  expect(look()?.style.getPropertyValue('--code-ruler')).toBe('88');
  expect(look()?.dataset['theme']).toBe('light');
  expect(look()?.hasAttribute('data-wraps')).toBe(true);
});

test('a change applies at once, and is sent to the server after a pause', async () => {
  wideWindow();
  const updates = await showWorkspace();
  const dialog = await openSettings();
  await userEvent.selectOptions(dialog.getByLabelText('Font size'), '20 px');
  await userEvent.selectOptions(dialog.getByLabelText('Ruler'), 'after column 79');
  await userEvent.click(dialog.getByLabelText('Wrap long lines'));
  expect(look()?.style.getPropertyValue('--code-size')).toBe('20px');
  const input = { ...DEFAULT_EDITOR_SETTINGS, fontSize: 20, rulerColumn: 79, wrapsLines: true };
  await eventually(() => expect(updates().at(-1)?.variables['input']).toEqual(input));
  await eventually(() =>
    expect(readSettings(localStorage, KEY)).toEqual({ settings: input, isSent: true }),
  );
});

test('a small window wraps lines until that is turned off, which counts on this device only', async () => {
  const updates = await showWorkspace({ wrapsLines: false });
  expect(look()?.hasAttribute('data-wraps')).toBe(true);
  const dialog = await openSettings();
  await userEvent.click(dialog.getByLabelText('Wrap long lines'));
  expect(look()?.hasAttribute('data-wraps')).toBe(false);
  expect(localStorage.getItem('editor-wraps')).toBe('false');
  expect(readSettings(localStorage, KEY)).toBeNull();
  expect(updates()).toEqual([]);
});

test('a touch screen offers no code that is smaller than it shows', async () => {
  await showWorkspace({ fontSize: 14 });
  const sizes = (await openSettings()).getByLabelText<HTMLSelectElement>('Font size');
  expect(sizes.value).toBe('16');
  expect(sizes.options[0]?.value).toBe('16');
});

test('without the server, a change stays on this device and counts there', async () => {
  const settings = { ...DEFAULT_EDITOR_SETTINGS, fontSize: 22 };
  keepSettings(localStorage, KEY, { settings, isSent: false });
  const updateEditorSettings = () => Promise.reject(failureOf('UNAVAILABLE', 'Not now.'));
  const updates = await showWorkspace({ fontSize: 12 }, { updateEditorSettings });
  expect(look()?.style.getPropertyValue('--code-size')).toBe('22px');
  await eventually(() => expect(updates()).toHaveLength(1));
  expect(readSettings(localStorage, KEY)).toEqual({ settings, isSent: false });
});

test('settings that cannot be read or are not allowed are ignored', () => {
  localStorage.setItem(KEY, '{');
  expect(readSettings(localStorage, KEY)).toBeNull();
  localStorage.setItem(KEY, JSON.stringify({ settings: { fontSize: 900 }, isSent: false }));
  expect(readSettings(localStorage, KEY)).toBeNull();
});
