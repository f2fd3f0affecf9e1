import { useRef, useState } from 'react';
import { emailError } from '../../../domain/registration.ts';
import { useSession } from '../../session/session-context.ts';
import { useBusy } from '../../shell/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';

/** Asks for the account's email. Only a malformed address is rejected. */
export function ResetRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { recovery } = useSession();
  const { isBusy, run } = useBusy();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const submit = () => {
    const email = input.current?.value.trim() ?? '';
    const refused = emailError(email);
    setError(refused);
    setFailure('');
    if (refused !== null) {
      input.current?.focus();
      return;
    }
    void run(async () => {
      const outcome = await recovery.requestReset(email);
      if (outcome.isOk) onSent(email);
      else setFailure(outcome.message);
    });
  };
  return (
    <Form failure={failure} onSubmit={submit}>
      <Field
        ref={input}
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        error={error}
        help="The one that you registered with. We will email you a link to set a new password."
        onChange={() => setError(null)}
      />
      <Button kind="primary" type="submit" isBusy={isBusy}>
        {isBusy ? 'Sending the email...' : 'Send the email'}
      </Button>
    </Form>
  );
}
