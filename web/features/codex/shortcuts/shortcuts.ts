/** Everything in the workspace that has keys of its own. */
export type ShortcutId =
  'run-local' | 'run-server' | 'submit' | 'stop' | 'brief' | 'editor' | 'results' | 'sheet';

interface Shortcut {
  id: ShortcutId;
  /** What it does, as a row of the sheet. */
  words: string;
  /** Control here is Command on a Mac, unless it is written `Control`. */
  keys: readonly string[];
  isPressed: (event: PressedKey) => boolean;
}

/** What a key press tells. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

const hasCommand = ({ ctrlKey, metaKey, altKey }: PressedKey): boolean =>
  (ctrlKey || metaKey) && !altKey;

/** By place and not by sign: with Shift a digit's key writes something else on every layout. */
const isDigit = (digit: number) => (event: PressedKey) =>
  event.code === `Digit${digit}` && event.ctrlKey && event.shiftKey && !event.altKey;

/** In the order of the sheet. */
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
    id: 'sheet',
    words: 'Show this sheet, outside the editor',
    keys: ['?'],
    isPressed: ({ key, ctrlKey, metaKey, altKey }) =>
      key === '?' && !ctrlKey && !metaKey && !altKey,
  },
];

/** The shortcut that a key press means; null for none. */
export function shortcutOf(event: PressedKey): ShortcutId | null {
  return SHORTCUTS.find(({ isPressed }) => isPressed(event))?.id ?? null;
}

/** A key as it stands on this device's keyboard. */
export function keyWords(key: string, isMac: boolean): string {
  if (key === 'Control') return 'Ctrl';
  if (!isMac) return key;
  return { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' }[key] ?? key;
}
