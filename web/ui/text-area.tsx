import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  /** The error message, which replaces the help text. */
  error?: string | null | undefined;
  help?: string | undefined;
}

/** A labeled field of several lines, which grows with its text, with its help or error message. */
export function TextArea({ label, error, help, value, ...rest }: TextAreaProps) {
  const id = useId();
  const message = error ?? help;
  const lines = String(value ?? '').split('\n').length;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={Math.min(8, Math.max(2, lines))}
        wrap="off"
        value={value}
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
