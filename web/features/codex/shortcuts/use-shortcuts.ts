import { useEffect, useRef } from 'react';
import { type ShortcutId, shortcutOf } from './shortcuts.ts';

/** Does what the keys of the workspace mean, wherever the focus is, and before the editor sees them. */
export function useShortcuts(actions: Readonly<Record<ShortcutId, () => void>>): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  }, [actions]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const id = shortcutOf(event);
      if (id === null || isElsewhere(id, event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      current.current[id]();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

/** A dialog has the keys for itself; a sign that is typed is text. */
function isElsewhere(id: ShortcutId, target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  const isText = target instanceof Element && target.matches('textarea, input, select');
  return id === 'sheet' && (isText || !isSheetKeyOn());
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
