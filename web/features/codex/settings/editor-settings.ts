import { createContext, type CSSProperties, use } from 'react';
import {
  DEFAULT_EDITOR_SETTINGS,
  type EditorSettings,
  requireEditorSettings,
} from '../../../../domain/editor-settings.ts';
import { draftKey } from '../../../drafts/draft.ts';
import type { Theme } from '../../../shell/theme.ts';

/** The settings of the learner's editor, and how to change them. */
interface EditorSettingsHandle {
  settings: EditorSettings;
  change: (changes: Partial<EditorSettings>) => void;
}

export const EditorSettingsContext = createContext<EditorSettingsHandle>({
  settings: DEFAULT_EDITOR_SETTINGS,
  change: () => undefined,
});

/** Returns the settings of the learner's editor; the defaults outside a workspace. */
export function useEditorSettings(): EditorSettingsHandle {
  return use(EditorSettingsContext);
}

/** Settings on this device. */
export interface KeptSettings {
  settings: EditorSettings;
  /** Whether the server has them. */
  isSent: boolean;
}

/** Returns the storage key of a learner's settings. They are deleted with the learner's drafts. */
export function settingsKey(learnerId: string): string {
  return draftKey(learnerId, 'editor-settings');
}

/** Returns the settings on this device; null if there are none, or they can't be read. */
export function readSettings(storage: Storage, key: string): KeptSettings | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { settings, isSent } = value as { settings?: object; isSent?: unknown };
    const known = { ...DEFAULT_EDITOR_SETTINGS, ...settings };
    requireEditorSettings(known);
    return { settings: known, isSent: isSent === true };
  } catch {
    // Storage may be blocked or contain something else. The defaults are used then.
    return null;
  }
}

/** Keeps settings on this device, unless its storage is full or blocked. */
export function keepSettings(storage: Storage, key: string, kept: KeptSettings): void {
  try {
    storage.setItem(key, JSON.stringify(kept));
  } catch {
    // They last until the page is left, or come from the server.
  }
}

/** The line height of code that is 14 px large, in px. */
const LINE_HEIGHT_AT_14 = 22;

/** Returns the height of a line in px. */
export function lineHeightOf({ fontSize }: Pick<EditorSettings, 'fontSize'>): number {
  return Math.round((fontSize * LINE_HEIGHT_AT_14) / 14);
}

/** Returns the theme that an editor always has; null if it has that of the page. */
export function ownTheme({ theme }: Pick<EditorSettings, 'theme'>): Theme | null {
  return theme === 'SITE' ? null : { DARK: 'dark' as const, LIGHT: 'light' as const }[theme];
}

/** Returns the attributes of an element around an editor, from which the editor gets its look. */
export function editorLook(settings: EditorSettings): {
  'data-wraps': true | undefined;
  'data-theme': Theme | undefined;
  style: CSSProperties;
} {
  const { fontSize, tabSize, rulerColumn, wrapsLines } = settings;
  const theme = ownTheme(settings);
  const variables = {
    '--code-size': `${fontSize}px`,
    '--code-line': `${lineHeightOf(settings)}px`,
    '--code-tab': tabSize,
    ...(rulerColumn > 0 && { '--code-ruler': rulerColumn }),
  };
  return {
    'data-wraps': wrapsLines || undefined,
    'data-theme': theme ?? undefined,
    style: { ...variables, ...(theme !== null && { color: 'var(--text)' }) },
  };
}
