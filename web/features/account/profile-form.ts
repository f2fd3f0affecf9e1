import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { canonicalUsername, usernameError } from '../../../domain/username.ts';
import {
  type EditableProfileFragment,
  type UpdateProfileInput,
  useUpdateProfileMutation,
  useUsernameAvailabilityQuery,
} from '../../graphql/__generated__/operations.ts';
import { logFailure } from '../../log-failure.ts';
import { useSession } from '../../session/session-context.ts';
import { type Refusal, readRefusal } from './read-refusal.ts';

/** The fields of the form, as typed. */
type ProfileValues = Pick<
  EditableProfileFragment,
  'username' | 'firstName' | 'lastName' | 'isListed' | 'hasReviews' | 'timeZone'
>;

/** Returns the changes to the saved profile; empty if there are none. */
export function changesOf(saved: ProfileValues, values: ProfileValues): UpdateProfileInput {
  const username = canonicalUsername(values.username);
  const firstName = values.firstName.trim();
  const lastName = values.lastName.trim();
  return {
    ...(username !== saved.username && { username }),
    ...(firstName !== saved.firstName && { firstName }),
    ...(lastName !== saved.lastName && { lastName }),
    ...(values.isListed !== saved.isListed && { isListed: values.isListed }),
    ...(values.hasReviews !== saved.hasReviews && { hasReviews: values.hasReviews }),
    ...(values.timeZone !== saved.timeZone && { timeZone: values.timeZone }),
  };
}

/** A field that has its own error; null for the form as a whole. */
export type RefusedField = 'username' | 'timeZone' | null;

/**
 * Returns the field that a server error belongs to, so that the message can appear there; null if none.
 * All of these errors have the same code.
 */
export function refusedField(message: string): RefusedField {
  if (message.startsWith('The username ')) return 'username';
  return message.startsWith('The time zone ') ? 'timeZone' : null;
}

/** What is known about a username while it is typed. */
type UsernameState = 'own' | 'malformed' | 'asking' | 'free' | 'taken' | 'unknown';

/** @param answer whether the name is available; undefined while unknown */
export function usernameState(
  requested: { typed: string; saved: string },
  answer: { isFree: boolean | undefined; isAsking: boolean },
): UsernameState {
  if (canonicalUsername(requested.typed) === requested.saved) return 'own';
  if (usernameError(requested.typed) !== null) return 'malformed';
  if (answer.isAsking) return 'asking';
  if (answer.isFree === undefined) return 'unknown';
  return answer.isFree ? 'free' : 'taken';
}

/** Returns the error for a username while it is typed; null if it can be saved. */
export function usernameRefusal(state: UsernameState, typed: string): string | null {
  if (state === 'malformed') return usernameError(typed);
  return state === 'taken' ? takenSentence(typed) : null;
}

/** Returns the help text for a username without an error. */
export function usernameHelp(state: UsernameState, typed: string): string {
  const name = canonicalUsername(typed);
  switch (state) {
    case 'asking':
      return `Checking whether "${name}" is available.`;
    case 'free':
      return `"${name}" is available.`;
    case 'unknown':
      return `Saved as "${name}" if nobody else has it.`;
    default:
      return '3 to 24 characters: letters a to z, digits, - and _.';
  }
}

/** @see usernameTaken in the services, which has the same message */
function takenSentence(typed: string): string {
  return `The username "${canonicalUsername(typed)}" is taken. Choose another one.`;
}

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

interface ProfileEditor {
  /** What the form shows: the saved profile with the learner's edits on top. */
  values: ProfileValues;
  isEdited: boolean;
  isSaving: boolean;
  /** Why the last save failed; null if it didn't. */
  refusal: Refusal | null;
  edit: (changes: Partial<ProfileValues>) => void;
  discard: () => void;
  /** @returns whether the profile was saved; the edits are kept if not */
  save: () => Promise<boolean>;
}

/** Edits a profile. The edits are kept separately, so that neither a failure nor a refetch loses them. */
export function useProfileEditor(saved: EditableProfileFragment): ProfileEditor {
  const { refreshUser } = useSession();
  const [updateProfile, { loading }] = useUpdateProfileMutation({
    // Its rows may show the learner's old name or listing.
    update: (cache) => void cache.evict({ fieldName: 'leaderboard' }),
  });
  const [edits, setEdits] = useState<Partial<ProfileValues>>({});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const values = { ...saved, ...edits };
  const input = changesOf(saved, values);

  return {
    values,
    isEdited: Object.keys(input).length > 0,
    isSaving: loading,
    refusal,
    edit: (changes) => {
      setEdits({ ...edits, ...changes });
      setRefusal(null);
    },
    discard: () => {
      setEdits({});
      setRefusal(null);
    },
    save: async () => {
      setRefusal(null);
      try {
        await updateProfile({ variables: { input } });
      } catch (error) {
        setRefusal(readRefusal(error));
        return false;
      }
      setEdits({});
      // Refreshes the session's copy. The profile is saved even if this fails.
      refreshUser().catch((error: unknown) => {
        logFailure('The profile could not be refreshed.', error);
      });
      return true;
    },
  };
}
