import type { ButtonKind } from '../../ui/button.tsx';
import { SubmitButton } from './run-buttons.tsx';
import styles from './workspace.module.css';

interface SubmitBarProps {
  onSubmit: () => void;
  kind: ButtonKind;
}

/** The button that submits the solution, with what that means. */
export function SubmitBar(props: SubmitBarProps) {
  return (
    <div className={styles.submit}>
      <p className="label">
        Runs all tests, hidden ones too. <br />
        Counts toward your XP and streak.
      </p>
      <SubmitButton {...props}>Submit Solution</SubmitButton>
    </div>
  );
}
