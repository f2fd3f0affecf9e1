import { useEffect, useRef } from 'react';
import { keepChoice, readChoice } from '../../../kept-choice.ts';

/** The actions of the workspace that have a shortcut. */
type ShortcutId =
  | 'run-local'
  | 'run-server'
  | 'submit'
  | 'stop'
  | 'brief'
  | 'editor'
  | 'results'
  | 'settings'
  | 'sheet';

interface Shortcut {
  id: ShortcutId;
  /** The description in the list of shortcuts. */
  words: string;
  /** `Ctrl` means Command on a Mac; `Control` means Control everywhere. */
  keys: readonly string[];
  isPressed: (event: PressedKey) => boolean;
}

/** The properties of a key press. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

const hasCommand = ({ ctrlKey, metaKey, altKey }: PressedKey): boolean =>
  (ctrlKey || metaKey) && !altKey;

/** By physical key, because with Shift a digit key types a different character on every layout. */
const isDigit = (digit: number) => (event: PressedKey) =>
  event.code === `Digit${digit}` && event.ctrlKey && event.shiftKey && !event.altKey;

/** In the order of the list. */
export const SHORTCUTS: readonly Shortcut[] = [
  {
    id: 'run-local',
    words: 'Run in this browser',
    keys: ['Ctrl', 'Enter'],
    isPressed: (event) => event.key === 'Enter' && hasCommand(event) && !event.shiftKey,
  },
  {
    id: 'run-server',
    words: 'Run on the server',
    keys: ['Alt', 'Enter'],
    isPressed: ({ key, altKey, ctrlKey, metaKey }) =>
      key === 'Enter' && altKey && !ctrlKey && !metaKey,
  },
  {
    id: 'submit',
    words: 'Submit the solution',
    keys: ['Ctrl', 'Shift', 'Enter'],
    isPressed: (event) => event.key === 'Enter' && hasCommand(event) && event.shiftKey,
  },
  {
    id: 'stop',
    words: 'Stop the run',
    keys: ['Ctrl', '.'],
    isPressed: (event) => event.key === '.' && hasCommand(event),
  },
  {
    id: 'brief',
    words: 'Go to the brief',
    keys: ['Control', 'Shift', '1'],
    isPressed: isDigit(1),
  },
  {
    id: 'editor',
    words: 'Go to the editor',
    keys: ['Control', 'Shift', '2'],
    isPressed: isDigit(2),
  },
  {
    id: 'results',
    words: 'Go to the test results',
    keys: ['Control', 'Shift', '3'],
    isPressed: isDigit(3),
  },
  {
    id: 'settings',
    words: 'Open the editor settings',
    keys: ['Ctrl', ','],
    isPressed: (event) => event.key === ',' && hasCommand(event) && !event.shiftKey,
  },
  {
    id: 'sheet',
    words: 'Show this list, outside the editor',
    keys: ['?'],
    isPressed: ({ key, ctrlKey, metaKey, altKey }) =>
      key === '?' && !ctrlKey && !metaKey && !altKey,
  },
];

/** Returns the shortcut of a key press; null if there is none. */
export function shortcutOf(event: PressedKey): ShortcutId | null {
  return SHORTCUTS.find(({ isPressed }) => isPressed(event))?.id ?? null;
}

/** Returns the label of a key on this device's keyboard. */
export function keyWords(key: string, isMac: boolean): string {
  if (key === 'Control') return 'Ctrl';
  if (!isMac) return key;
  return { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' }[key] ?? key;
}

/**
 * Handles the workspace's shortcuts wherever the focus is, before the editor sees them.
 *
 * @param actions null while a dialog has the keyboard to itself
 */
export function useShortcuts(actions: Readonly<Record<ShortcutId, () => void>> | null): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  }, [actions]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const id = shortcutOf(event);
      if (id === null || current.current === null || isText(id, event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      current.current[id]();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

/** The list opens with a plain character, which must remain text in text fields. */
function isText(id: ShortcutId, target: EventTarget | null): boolean {
  const isTyped = target instanceof Element && target.matches('textarea, input, select');
  return id === 'sheet' && (isTyped || !isSheetKeyOn());
}

/** The storage key of the single-key setting. */
const SHEET_STORAGE_KEY = 'shortcut-sheet-key';

/** Returns whether `?` opens the list of shortcuts. Single-key shortcuts interfere with speech input, so it can be disabled. */
export function isSheetKeyOn(): boolean {
  return readChoice(SHEET_STORAGE_KEY) !== 'off';
}

/** Saves the single-key setting on this device. */
export function keepSheetKey(isOn: boolean): void {
  keepChoice(SHEET_STORAGE_KEY, isOn ? 'on' : 'off');
}
