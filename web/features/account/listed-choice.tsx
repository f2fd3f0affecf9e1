import { useId } from 'react';
import styles from './account.module.css';

interface ListedChoiceProps {
  isListed: boolean;
  onChange: (isListed: boolean) => void;
}

/** Whether others see the learner, and what of them. */
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
        Other learners then see your username, level, XP and streak; never your name or email.
      </p>
    </div>
  );
}
