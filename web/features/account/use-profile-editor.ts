import { useState } from 'react';
import {
  type EditableProfileFragment,
  useUpdateProfileMutation,
} from '../../graphql/__generated__/operations.ts';
import { logFailure } from '../../log-failure.ts';
import { useSession } from '../../session/session-context.ts';
import { changesOf, type ProfileValues } from './profile-form.ts';
import { type Refusal, refusalOf } from './refusal-of.ts';

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
        setRefusal(refusalOf(error));
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
