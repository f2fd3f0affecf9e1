import { useState } from 'react';
import type { Outcome } from '../session/outcome.ts';
import { Button } from '../ui/button.tsx';
import fieldStyles from '../ui/field.module.css';
import { useBusy } from './use-busy.ts';
import { useCoolDown } from './use-cool-down.ts';

/** How long the auth service makes an address wait for its next mail. */
const RESEND_AFTER_SECONDS = 60;

interface ResendButtonProps {
  /** Asks for the mail. */
  send: () => Promise<Outcome>;
  /** True when a mail was sent a moment ago. */
  isWaiting?: boolean;
  /** The mail goes to nobody yet. */
  disabled?: boolean;
}

/** Asks for another mail, not more often than the service allows. Says the same whether or not there is an account. */
export function ResendButton({ send, isWaiting, disabled }: ResendButtonProps) {
  const { isBusy, run } = useBusy();
  const [seconds, wait] = useCoolDown(isWaiting ? RESEND_AFTER_SECONDS : 0);
  const [said, setSaid] = useState<Outcome | null>(null);
  const resend = () =>
    run(async () => {
      setSaid(null);
      const outcome = await send();
      setSaid(outcome);
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
      <p role="status" className={said?.isOk === false ? fieldStyles.error : fieldStyles.help}>
        {said && sentenceOf(said)}
      </p>
    </div>
  );
}

function sentenceOf(outcome: Outcome): string {
  return outcome.isOk
    ? 'If this address is waiting for an email, another one is on its way.'
    : outcome.message;
}
