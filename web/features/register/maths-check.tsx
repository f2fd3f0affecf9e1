import { type ChangeEvent, useId } from 'react';
import type { MathsQuestion } from '../../../domain/registration.ts';
import { Button } from '../../ui/button.tsx';
import fieldStyles from '../../ui/field.module.css';
import styles from './register-page.module.css';

interface MathsCheckProps {
  question: MathsQuestion;
  answer: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onNewQuestion: () => void;
}

/** The maths question of the sign-up form. */
export function MathsCheck({ question, answer, error, onChange, onNewQuestion }: MathsCheckProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <div className={styles.sum}>
        <label htmlFor={id}>{`${question.left} + ${question.right} =`}</label>
        <input
          id={id}
          name="answer"
          inputMode="numeric"
          autoComplete="off"
          required
          value={answer}
          onChange={onChange}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-message` : undefined}
        />
        <Button kind="quiet" icon="refresh" onClick={onNewQuestion}>
          New Question
        </Button>
      </div>
      {error && (
        <p id={`${id}-message`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
