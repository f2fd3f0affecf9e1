import { useCallback, useEffect } from 'react';
import { useSession } from '../session/session-context.ts';
import { useToast } from '../ui/toast-region.tsx';

const MERGE_TOAST_MS = 10_000;

/** Returns a function that tells learners what became of what they had done without an account, on the next page too. */
export function useMergeToast(): (message: string | undefined) => void {
  const { show } = useToast();
  return useCallback(
    (message) => {
      if (message === undefined) return;
      show({ title: message, durationMs: MERGE_TOAST_MS, isForFrame: true });
    },
    [show],
  );
}

/** Tells learners who come back from GitHub, or through the link in an email, the same. */
export function MergeToast(): null {
  const { callback } = useSession();
  const showMerge = useMergeToast();
  const message = callback?.message;
  useEffect(() => showMerge(message), [showMerge, message]);
  return null;
}
