import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

interface SelectProps extends ComponentProps<'select'> {
  label: string;
  /** The label is read aloud only. */
  isLabelHidden?: boolean | undefined;
  /** The sentence that refuses the choice; the help steps back for it. */
  error?: string | null | undefined;
  help?: string | undefined;
}

/** A labeled native select tied to its message; its options are children. */
export function Select({ label, isLabelHidden = false, error, help, ...rest }: SelectProps) {
  const id = useId();
  const message = error ?? help;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <select
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={message ? `${id}-message` : undefined}
        {...rest}
      />
      {message && (
        <p id={`${id}-message`} className={error ? styles.error : styles.help}>
          {message}
        </p>
      )}
    </div>
  );
}
