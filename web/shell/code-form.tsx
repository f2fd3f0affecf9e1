import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import type { CodePurpose } from '../session/recovery-actions.ts';
import { useSession } from '../session/session-context.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useBusy } from './use-busy.ts';
import { useMergeToast } from './use-merge-toast.ts';

interface CodeFormProps {
  /** The address that the email was sent to. */
  email: string;
  purpose: CodePurpose;
  onEntered: () => void;
  /** Validates the fields above the code, and shows their errors. */
  isReady?: () => boolean;
  /** Fields above the code. */
  children?: ReactNode;
}

const NOT_A_CODE = 'Enter the 6 digits from the email.';
const WRONG_CODE = 'That code has expired, or it is not from the latest email.';

/** Accepts the code from an email instead of its link. The code works in any browser. */
export function CodeForm(props: CodeFormProps) {
  const { email, purpose, onEntered, isReady = () => true, children } = props;
  const { recovery } = useSession();
  const { isBusy, run } = useBusy();
  const showMerge = useMergeToast();
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const refuse = (sentence: string) => {
    setError(sentence);
    input.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady()) return;
    const digits = code.replaceAll(/\D/g, '');
    // Six digits by default. A hosted service may be configured for up to ten.
    if (digits.length < 6) {
      refuse(NOT_A_CODE);
      return;
    }
    void run(async () => {
      const outcome = await recovery.enterCode({ email, code: digits, purpose });
      if (outcome.isOk) {
        showMerge(outcome.message);
        onEntered();
      } else refuse(outcome.code === 'otp_expired' ? WRONG_CODE : outcome.message);
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      {children}
      <TextField
        ref={input}
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        error={error || undefined}
        help="The 6 digits from the email work like its link, but in any browser."
        onChange={({ target }) => {
          setCode(target.value);
          setError('');
        }}
      />
      <Button kind="primary" type="submit" isBusy={isBusy}>
        {isBusy ? 'Checking the code...' : 'Enter the code'}
      </Button>
    </form>
  );
}
