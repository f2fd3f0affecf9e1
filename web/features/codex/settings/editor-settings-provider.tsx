import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import {
  DEFAULT_EDITOR_SETTINGS,
  type EditorSettings,
} from '../../../../domain/editor-settings.ts';
import {
  type EditorSettingsFragment,
  useUpdateEditorSettingsMutation,
} from '../../../graphql/__generated__/operations.ts';
import { useIsTouch } from '../layout.ts';
import {
  EditorSettingsContext,
  keepSettings,
  type KeptSettings,
  readSettings,
  settingsKey,
} from './editor-settings.ts';
import { useWrapsHere } from './use-wraps-here.ts';

/** How long after a change the settings are sent, in milliseconds. */
const SEND_PAUSE_MS = 600;

interface EditorSettingsProviderProps {
  learnerId: string;
  /** What the server knows; null if that is nothing. */
  saved: EditorSettingsFragment['editorSettings'] | null;
  children: ReactNode;
}

/** The settings of the learner's editor. A change applies at once, and is sent to the server when there is a network. */
export function EditorSettingsProvider(props: EditorSettingsProviderProps) {
  const { learnerId, saved, children } = props;
  const key = settingsKey(learnerId);
  const [kept, setKept] = useState(() => readSettings(localStorage, key));
  const isTouch = useIsTouch();
  const [wrapsHere, wrapHere] = useWrapsHere();
  const shared = useMemo(() => settingsFrom(kept, saved), [kept, saved]);
  const keep = useCallback(
    (next: KeptSettings) => {
      keepSettings(localStorage, key, next);
      setKept(next);
    },
    [key],
  );
  useSending(kept, keep);
  const handle = useMemo(
    () => ({
      settings: isTouch ? { ...shared, wrapsLines: wrapsHere } : shared,
      change: (changes: Partial<EditorSettings>) => {
        if (isTouch && changes.wrapsLines !== undefined) wrapHere(changes.wrapsLines);
        else keep({ settings: { ...shared, ...changes }, isSent: false });
      },
    }),
    [isTouch, shared, wrapsHere, wrapHere, keep],
  );
  return <EditorSettingsContext value={handle}>{children}</EditorSettingsContext>;
}

/** What was changed on this device counts until the server has it. */
function settingsFrom(
  kept: KeptSettings | null,
  saved: EditorSettingsProviderProps['saved'],
): EditorSettings {
  if (kept !== null && (!kept.isSent || saved === null)) return kept.settings;
  if (saved === null) return DEFAULT_EDITOR_SETTINGS;
  const { fontSize, wrapsLines, tabSize, theme, hasVimKeys, rulerColumn } = saved;
  return { fontSize, wrapsLines, tabSize, theme, hasVimKeys, rulerColumn };
}

/** Sends changed settings: after a pause, and again when the network is back. */
function useSending(kept: KeptSettings | null, keep: (kept: KeptSettings) => void): void {
  const [update] = useUpdateEditorSettingsMutation();
  const unsent = kept === null || kept.isSent ? null : kept.settings;
  useEffect(() => {
    if (unsent === null) return;
    let isOver = false;
    const send = (): void => {
      update({ variables: { input: unsent } }).then(
        () => !isOver && keep({ settings: unsent, isSent: true }),
        // They stay on this device until the next try.
        () => undefined,
      );
    };
    const timer = setTimeout(send, SEND_PAUSE_MS);
    addEventListener('online', send);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', send);
    };
  }, [unsent, update, keep]);
}
