import { useState } from 'react';
import type { SubmittedTrial } from './call-trial-api.ts';
import { messageOfFailure } from './failure-message.ts';
import type { KeptSolution } from './trial-state.ts';

async function submit(code: string): Promise<SubmittedTrial> {
  const { submitTrial } = await import('./call-trial-api.ts');
  return submitTrial(code);
}

/** Submits the visitor's solution. The first time, that starts a session without an account. */
export function useKeptSolution(): { kept: KeptSolution; keep: (code: string) => void } {
  const [kept, setKept] = useState<KeptSolution>({ kind: 'none' });
  const keep = (code: string): void => {
    if (kept.kind === 'sending') return;
    setKept({ kind: 'sending' });
    submit(code).then(
      (submitted) => setKept({ kind: 'submitted', submitted }),
      (error: unknown) => setKept({ kind: 'failed', message: messageOfFailure(error) }),
    );
  };
  return { kept, keep };
}

/** Returns an accepted submission; null if there is none. */
export function acceptedOf(kept: KeptSolution): SubmittedTrial | null {
  return kept.kind === 'submitted' && kept.submitted.isAccepted ? kept.submitted : null;
}
