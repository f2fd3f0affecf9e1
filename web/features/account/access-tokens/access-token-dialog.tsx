import { useId, useRef, useState } from 'react';
import {
  ACCESS_TOKEN_LIFETIMES,
  accessTokenNameError,
  MAX_ACCESS_TOKEN_NAME_LENGTH,
} from '../../../../domain/access-token.ts';
import { useCreateAccessTokenMutation } from '../../../graphql/__generated__/operations.ts';
import { loadClientConfig } from '../../../session/client-config.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Select } from '../../../ui/select.tsx';
import { type AccessTokenValues, EMPTY_ACCESS_TOKEN, keepDraft } from './access-token-draft.ts';
import styles from './access-tokens.module.css';
import { SignInAgain, useFreshSignIn } from './fresh-sign-in.tsx';
import type { MadeAccessToken } from './new-access-token.tsx';
import { useAttempt } from './use-attempt.ts';

interface AccessTokenDialogProps {
  isOpen: boolean;
  /** What was entered before the learner signed in again at GitHub. */
  draft: AccessTokenValues | null;
  onClose: () => void;
  onMade: (made: MadeAccessToken) => Promise<void>;
}

/** Asks for the name, scope and lifetime of a new access token. */
export function AccessTokenDialog({ isOpen, draft, onClose, onMade }: AccessTokenDialogProps) {
  // The token itself must not be cached.
  const [createAccessToken] = useCreateAccessTokenMutation({ fetchPolicy: 'no-cache' });
  const { isBusy, failure, attempt, forget } = useAttempt();
  const [values, setValues] = useState<AccessTokenValues>(draft ?? EMPTY_ACCESS_TOKEN);
  const [error, setError] = useState<string | null>(null);
  const signIn = useFreshSignIn();
  const name = useRef<HTMLInputElement>(null);
  const formId = useId();

  const close = () => {
    setValues(EMPTY_ACCESS_TOKEN);
    setError(null);
    signIn.clear();
    forget();
    onClose();
  };
  const create = async () => {
    const { apiUrl } = await loadClientConfig();
    const { data } = await createAccessToken({ variables: { input: values } });
    if (!data) throw new Error('The response contains no access token.');
    const { token, accessToken } = data.createAccessToken;
    setValues(EMPTY_ACCESS_TOKEN);
    signIn.clear();
    await onMade({ name: accessToken.name, token, apiUrl });
  };
  const submit = () => {
    const refusal = accessTokenNameError(values.name);
    setError(refusal);
    if (refusal !== null) return name.current?.focus();
    return attempt(() => signIn.run(create));
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="New access token"
      footer={
        <>
          <Button kind="quiet" onClick={close}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isBusy}>
            {isBusy ? 'Creating…' : 'Create token'}
          </Button>
        </>
      }
    >
      <Form id={formId} className="stack" failure={failure} onSubmit={submit}>
        <TextField
          ref={name}
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={MAX_ACCESS_TOKEN_NAME_LENGTH}
          value={values.name}
          error={error}
          help="What the token is for, so that you can recognize it later."
          onChange={({ target }) => {
            setValues({ ...values, name: target.value });
            setError(null);
          }}
        />
        <Choices values={values} onChange={setValues} />
        <SignInAgain signIn={signIn} onLeave={() => keepDraft(values)} />
      </Form>
    </Dialog>
  );
}

interface ChoicesProps {
  values: AccessTokenValues;
  onChange: (values: AccessTokenValues) => void;
}

function Choices({ values, onChange }: ChoicesProps) {
  return (
    <>
      <Select
        label="Scope"
        name="scope"
        value={values.scope}
        onChange={({ target }) =>
          onChange({ ...values, scope: target.value === 'WRITE' ? 'WRITE' : 'READ' })
        }
      >
        <option value="READ">Read only</option>
        <option value="WRITE">Read and write</option>
      </Select>
      <p className={styles.help}>
        A read-write token can also run and submit code, complete lessons and change your profile.
        No token can change or delete your account.
      </p>
      <Select
        label="Lifetime"
        name="lifetimeDays"
        value={values.lifetimeDays}
        onChange={({ target }) => onChange({ ...values, lifetimeDays: Number(target.value) })}
      >
        {ACCESS_TOKEN_LIFETIMES.map((days) => (
          <option key={days} value={days}>
            {days} days
          </option>
        ))}
      </Select>
    </>
  );
}
