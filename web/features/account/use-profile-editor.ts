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
  /** Why the last attempt to save failed; null when it did not. */
  refusal: Refusal | null;
  edit: (changes: Partial<ProfileValues>) => void;
  discard: () => void;
  /** @returns whether the profile is saved; the edits stay when it is not */
  save: () => Promise<boolean>;
}

/** Edits a profile. Edits lie on top of what is saved, so that neither a failure nor a refetch loses them. */
export function useProfileEditor(saved: EditableProfileFragment): ProfileEditor {
  const { refreshUser } = useSession();
  const [updateProfile, { loading }] = useUpdateProfileMutation({
    // Its rows name the learner, or are not to name them any more.
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
      // What every page knows of the learner. The profile is saved whether or not it can be read again.
      refreshUser().catch((error: unknown) => {
        logFailure('The profile could not be refreshed.', error);
      });
      return true;
    },
  };
}
