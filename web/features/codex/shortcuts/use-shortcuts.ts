import { useEffect, useRef } from 'react';
import { type ShortcutId, shortcutOf } from './shortcuts.ts';

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

/** The sheet opens by a plain character, which is text where text is typed. */
function isText(id: ShortcutId, target: EventTarget | null): boolean {
  const isTyped = target instanceof Element && target.matches('textarea, input, select');
  return id === 'sheet' && (isTyped || !isSheetKeyOn());
}

/** Where the choice about the single key is kept on this device. */
const STORAGE_KEY = 'shortcut-sheet-key';

/** Whether `?` opens the sheet. A single key gets in the way of speech input, so it can be switched off. */
export function isSheetKeyOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps the choice about the single key on this device. */
export function keepSheetKey(isOn: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
  } catch {
    // Blocked storage keeps no choice.
  }
}
