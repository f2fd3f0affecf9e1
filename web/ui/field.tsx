import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

export interface FieldProps extends ComponentProps<'input'> {
  label: string;
  name: string;
  /** The error message, which replaces the help text. */
  error?: string | null | undefined;
  help?: string | undefined;
}

/** A labeled input with its help or error message. */
export function Field({ label, error, help, ...input }: FieldProps) {
  const id = useId();
  const message = error ?? help;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={message ? `${id}-message` : undefined}
        {...input}
      />
      {message && (
        <p id={`${id}-message`} className={error ? styles.error : styles.help}>
          {message}
        </p>
      )}
    </div>
  );
}
