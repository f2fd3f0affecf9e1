import { useEffect, useState } from 'react';
import type { Outcome } from '../session/attempt.ts';
import { Button } from '../ui/button.tsx';
import fieldStyles from '../ui/field.module.css';
import { useBusy } from './use-busy.ts';

/**
 * The wait between two emails that the auth service requires.
 *
 * @returns the remaining seconds (0 without a wait), and a function that starts a wait
 */
function useCoolDown(initialSeconds = 0): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(initialSeconds);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setSeconds];
}

/** The auth service's interval between emails to one address. */
const RESEND_AFTER_SECONDS = 60;

interface ResendButtonProps {
  /** Requests the email. */
  send: () => Promise<Outcome>;
  /** Whether an email was sent a moment ago. */
  isWaiting?: boolean;
  /** Whether there is no address to send it to yet. */
  disabled?: boolean;
}

/** Requests another email, not more often than the service allows. The result looks the same whether or not the account exists. */
export function ResendButton({ send, isWaiting, disabled }: ResendButtonProps) {
  const { isBusy, run } = useBusy();
  const [seconds, wait] = useCoolDown(isWaiting ? RESEND_AFTER_SECONDS : 0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const resend = () =>
    run(async () => {
      setOutcome(null);
      const outcome = await send();
      setOutcome(outcome);
      if (outcome.isOk) wait(RESEND_AFTER_SECONDS);
    });
  return (
    <div className="cluster">
      <Button
        size="small"
        icon="refresh"
        isBusy={isBusy}
        disabled={disabled === true || seconds > 0}
        onClick={resend}
      >
        {seconds > 0 ? `Send again in ${seconds} s` : 'Send the email again'}
      </Button>
      <p role="status" className={outcome?.isOk === false ? fieldStyles.error : fieldStyles.help}>
        {outcome && sentenceOf(outcome)}
      </p>
    </div>
  );
}

function sentenceOf(outcome: Outcome): string {
  return outcome.isOk
    ? 'If this address is waiting for an email, another one is on its way.'
    : outcome.message;
}
