import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useState } from 'react';
import {
  useMarkLineMutation,
  useShowLineMutation,
} from '../../../graphql/__generated__/operations.ts';
import { messages } from '../../../messages.ts';

function reasonOf(error: unknown): string {
  const refusal = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
  return refusal ?? messages.networkError;
}

/** Marks lines of a challenge's starter code, and keeps what was said about the last one. */
export function useLineFind(challengeId: string) {
  const [markLine, marking] = useMarkLineMutation();
  const [showLine, showing] = useShowLineMutation();
  const [feedback, setFeedback] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (change: () => Promise<string | null>): Promise<void> => {
    setFailure(null);
    try {
      setFeedback(await change());
    } catch (error) {
      setFailure(reasonOf(error));
    }
  };
  return {
    feedback,
    failure,
    isBusy: marking.loading || showing.loading,
    mark: (line: number) =>
      attempt(async () => {
        const { data } = await markLine({ variables: { challengeId, line } });
        return data?.markLine.feedback ?? null;
      }),
    show: () =>
      attempt(async () => {
        await showLine({ variables: { challengeId } });
        return null;
      }),
  };
}
