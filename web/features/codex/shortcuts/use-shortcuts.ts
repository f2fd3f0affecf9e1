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

/** The list opens with a plain character, which must remain text in text fields. */
function isText(id: ShortcutId, target: EventTarget | null): boolean {
  const isTyped = target instanceof Element && target.matches('textarea, input, select');
  return id === 'sheet' && (isTyped || !isSheetKeyOn());
}

/** The storage key of the single-key setting. */
const STORAGE_KEY = 'shortcut-sheet-key';

/** Returns whether `?` opens the list of shortcuts. Single-key shortcuts interfere with speech input, so it can be disabled. */
export function isSheetKeyOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Saves the single-key setting on this device. */
export function keepSheetKey(isOn: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
  } catch {
    // Blocked storage contains no setting.
  }
}
