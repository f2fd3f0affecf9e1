import { useId } from 'react';
import styles from './account.module.css';

interface ListedChoiceProps {
  isListed: boolean;
  onChange: (isListed: boolean) => void;
}

/** Whether other learners see this learner on the leaderboard, and what they see. */
export function ListedChoice({ isListed, onChange }: ListedChoiceProps) {
  const helpId = useId();
  return (
    <div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="isListed"
          checked={isListed}
          aria-describedby={helpId}
          onChange={({ target }) => onChange(target.checked)}
        />
        List me on the leaderboard
      </label>
      <p id={helpId} className={styles.help}>
        Other learners will see your username, level, XP and streak, but never your name or email.
      </p>
    </div>
  );
}
