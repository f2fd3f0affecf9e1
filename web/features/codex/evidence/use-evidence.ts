import { createContext, use, useCallback, useEffect, useMemo } from 'react';
import {
  type OpenEvidenceMutation,
  useOpenEvidenceMutation,
  type WorkspaceChallengeFragment,
} from '../../../graphql/__generated__/operations.ts';

/** What an attack left for the defense on the screen. */
export interface OpenedEvidence {
  /** Null until it has arrived. */
  evidence: OpenEvidenceMutation['openEvidence'] | null;
  isFailed: boolean;
  retry: () => void;
}

/** Null if the challenge isn't the defense of a chain. */
export const EvidenceContext = createContext<OpenedEvidence | null>(null);

/** Returns the evidence for the challenge on the screen. */
export const useEvidence = (): OpenedEvidence | null => use(EvidenceContext);

interface WithEvidence {
  /** With what the attack left as its last sample. */
  challenge: WorkspaceChallengeFragment;
  opened: OpenedEvidence | null;
}

/** Opens the evidence for a defense when its workspace opens. */
export function useOpenedEvidence(
  challenge: WorkspaceChallengeFragment,
  learnerId: string,
): WithEvidence {
  const { id: challengeId } = challenge;
  const isNeeded = challenge.evidenceFrom !== null && learnerId !== '';
  const [open, { data, error }] = useOpenEvidenceMutation();
  const retry = useCallback((): void => {
    open({ variables: { challengeId } }).catch(() => {
      // `error` has it, and the notice says so.
    });
  }, [open, challengeId]);
  useEffect(() => {
    if (isNeeded) retry();
  }, [isNeeded, retry]);
  const evidence = data?.openEvidence ?? null;
  return useMemo(() => {
    const opened = isNeeded ? { evidence, isFailed: error !== undefined, retry } : null;
    if (evidence === null) return { challenge, opened };
    return {
      challenge: { ...challenge, samples: [...challenge.samples, evidence.sample] },
      opened,
    };
  }, [challenge, evidence, isNeeded, error, retry]);
}
