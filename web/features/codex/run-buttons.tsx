import type { ComponentProps, ReactNode } from 'react';
import type { Activity } from '../../execution/execution-state.ts';
import { useExecution } from '../../execution/execution-value.ts';
import { Button, type ButtonKind } from '../../ui/button.tsx';
import { useIsOnline } from '../../ui/use-is-online.ts';
import styles from './workspace.module.css';

interface RunButtonProps extends ComponentProps<typeof Button> {
  /** The runs that it stops. */
  of: readonly Activity[];
  onRun: () => void;
}

/** Starts a run, and becomes the button that stops it. It is one element, so that it keeps the focus. */
export function RunButton({ of, onRun, children, ...button }: RunButtonProps) {
  const { activity, stop } = useExecution();
  if (activity === null || !of.includes(activity)) {
    return (
      <Button disabled={activity !== null} {...button} onClick={onRun}>
        {children}
      </Button>
    );
  }
  return (
    <Button kind="danger" icon="close" onClick={stop} className={styles.stop}>
      Stop
    </Button>
  );
}

const SUBMIT_HELP =
  'Runs all tests, hidden ones too. Counts toward your XP and streak. Ctrl Shift Enter';

interface SubmitButtonProps {
  onSubmit: () => void;
  /** Secondary while the page recommends to do something else first. */
  kind: ButtonKind;
  /** `Submit Solution` for screen readers, even if a small window shows less. */
  children: ReactNode;
}

/**
 * Submits the solution. While the server refuses it, it becomes the button that cancels. It keeps the focus. Without a
 * network it is disabled.
 */
export function SubmitButton({ onSubmit, kind, children }: SubmitButtonProps) {
  const { activity, wait, stop } = useExecution();
  const isOnline = useIsOnline();
  const isSubmitting = activity === 'submission';
  const isWaiting = isSubmitting && wait !== null;
  const look = isWaiting
    ? ({ kind: 'danger', icon: 'close', onClick: stop, children: 'Cancel' } as const)
    : ({ kind, icon: 'submit', onClick: onSubmit, children } as const);
  return (
    <Button
      {...look}
      title={isOnline ? SUBMIT_HELP : 'You are offline.'}
      aria-label={isWaiting ? undefined : 'Submit Solution'}
      aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
      isBusy={isSubmitting && !isWaiting}
      disabled={!isSubmitting && (activity !== null || !isOnline)}
    />
  );
}
