import { type Ref, useRef } from 'react';
import { MAX_USERNAME_LENGTH, MIN_USERNAME_LENGTH } from '../../../domain/username.ts';
import type { EditableProfileFragment } from '../../graphql/__generated__/operations.ts';
import { useSession } from '../../session/session-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Form } from '../../ui/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useToast } from '../../ui/toast-region.tsx';
import styles from './account.module.css';
import {
  type RefusedField,
  refusedField,
  useProfileEditor,
  usernameHelp,
  usernameRefusal,
  useUsernameState,
} from './profile-form.ts';
import { TimeZoneChoice } from './time-zone-choice.tsx';

/** The longest first or last name that the server accepts, in characters. */
const MAX_NAME_LENGTH = 100;

/** The profile form: names, time zone and leaderboard listing. */
export function ProfilePanel({ saved }: { saved: EditableProfileFragment }) {
  const editor = useProfileEditor(saved);
  // What others see needs an account.
  const isAnonymous = useSession().profile?.isAnonymous === true;
  const { values, isEdited, refusal, edit, save } = editor;
  const username = useRef<HTMLInputElement>(null);
  const { show } = useToast();
  const sentenceAt = (field: RefusedField) =>
    refusal && refusedField(refusal.message) === field ? refusal.message : null;
  const name = useUsernameWords(values.username, saved.username, sentenceAt('username'));

  const submit = async () => {
    if (name.error !== null) username.current?.focus();
    else if (await save()) show({ title: 'Profile saved' });
  };
  return (
    <Panel
      title="Profile"
      reading={isEdited && <Badge packet="pending">Not saved yet</Badge>}
      isPadded
    >
      <Form className="stack" failure={sentenceAt(null)} onSubmit={submit}>
        {!isAnonymous && (
          <UsernameField
            input={username}
            value={values.username}
            words={name}
            onChange={(typed) => edit({ username: typed })}
          />
        )}
        <div className={styles.pair}>
          <TextField
            label="First name"
            name="firstName"
            autoComplete="given-name"
            maxLength={MAX_NAME_LENGTH}
            value={values.firstName}
            onChange={({ target }) => edit({ firstName: target.value })}
          />
          <TextField
            label="Last name"
            name="lastName"
            autoComplete="family-name"
            maxLength={MAX_NAME_LENGTH}
            value={values.lastName}
            onChange={({ target }) => edit({ lastName: target.value })}
          />
        </div>
        <TimeZoneChoice
          saved={saved}
          chosen={values.timeZone}
          error={sentenceAt('timeZone')}
          onChange={(timeZone) => edit({ timeZone })}
        />
        {!isAnonymous && (
          <Checkbox
            name="isListed"
            label="List me on the leaderboard"
            help="Other learners will see your username, level, XP and streak, but never your name or email."
            isChecked={values.isListed}
            onChange={(isListed) => edit({ isListed })}
          />
        )}
        <Checkbox
          name="hasReviews"
          label="Reviews and daily packet"
          help="Your dashboard shows the skills that are due for review and one problem a day. Turning this off keeps your schedule."
          isChecked={values.hasReviews}
          onChange={(hasReviews) => edit({ hasReviews })}
        />
        <SaveButtons editor={editor} />
      </Form>
    </Panel>
  );
}

interface UsernameFieldProps {
  input: Ref<HTMLInputElement>;
  value: string;
  words: ReturnType<typeof useUsernameWords>;
  onChange: (typed: string) => void;
}

/** The username, with what is known about it while it is typed. */
function UsernameField({ input, value, words, onChange }: UsernameFieldProps) {
  return (
    <>
      <TextField
        ref={input}
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        minLength={MIN_USERNAME_LENGTH}
        maxLength={MAX_USERNAME_LENGTH}
        value={value}
        error={words.error}
        help={words.help}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="visually-hidden" role="status">
        {words.announcement}
      </p>
    </>
  );
}

function SaveButtons({ editor }: { editor: ReturnType<typeof useProfileEditor> }) {
  const { isEdited, isSaving, discard } = editor;
  return (
    <div className="cluster">
      <Button kind="primary" type="submit" isBusy={isSaving} disabled={!isEdited}>
        {isSaving ? 'Saving…' : 'Save profile'}
      </Button>
      {isEdited && !isSaving && (
        <Button kind="quiet" onClick={discard}>
          Discard changes
        </Button>
      )}
    </div>
  );
}

/** The help text below the username, and whether screen readers announce it. */
function useUsernameWords(typed: string, saved: string, taken: string | null) {
  const state = useUsernameState(typed, saved);
  const error = taken ?? usernameRefusal(state, typed);
  const help = usernameHelp(state, typed);
  return { error, help, announcement: state === 'free' ? help : (error ?? '') };
}
