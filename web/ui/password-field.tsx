import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import type { FieldProps } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './password-field.module.css';

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'children'> {
  /** A link at the right of the label. */
  aside?: ReactNode;
  /** The id of further text that describes the field. */
  describedBy?: string;
  /** The content below the message, such as the password rules. Screen readers read it with the field. */
  children?: ReactNode;
}

/** A labeled password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, error, help, aside, describedBy = '', children, ...input } = props;
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={fieldStyles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={styles.row}>
        <input
          id={id}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-message ${id}-rules ${describedBy}`.trim()}
          {...input}
          type={isShown ? 'text' : 'password'}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'} <span className="visually-hidden">{label.toLowerCase()}</span>
        </button>
      </div>
      <p
        id={`${id}-message`}
        className={classNames(styles.optional, error ? fieldStyles.error : fieldStyles.help)}
      >
        {error ?? help}
      </p>
      <div id={`${id}-rules`} className={styles.optional}>
        {children}
      </div>
    </div>
  );
}
