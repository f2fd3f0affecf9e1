import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { canonicalUsername, usernameError } from '../../../domain/username.ts';
import { useUsernameAvailabilityQuery } from '../../graphql/__generated__/operations.ts';
import { type UsernameState, usernameState } from './profile-form.ts';

/** How long the learner must stop typing before the name is looked up, in milliseconds. */
const LOOK_UP_PAUSE_MS = 400;

/** What is known about a username while it is typed. A failed lookup doesn't reject it. */
export function useUsernameState(typed: string, saved: string): UsernameState {
  const name = canonicalUsername(typed);
  const settled = useSettled(name, LOOK_UP_PAUSE_MS);
  const mayAsk = settled === name && name !== saved && usernameError(name) === null;
  const { data, loading } = useUsernameAvailabilityQuery(
    mayAsk ? { variables: { username: name }, fetchPolicy: 'network-only' } : skipToken,
  );
  return usernameState(
    { typed, saved },
    {
      isFree: mayAsk ? data?.isUsernameAvailable : undefined,
      isAsking: settled !== name || loading,
    },
  );
}

/** Returns the value once it has stayed the same for a while. */
function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
