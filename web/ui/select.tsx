import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

interface SelectProps extends ComponentProps<'select'> {
  label: string;
  /** Whether the label is only for screen readers. */
  isLabelHidden?: boolean | undefined;
  /** The error message, which replaces the help text. */
  error?: string | null | undefined;
  help?: string | undefined;
}

/** A labeled native select with its help or error message. Its options are its children. */
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
