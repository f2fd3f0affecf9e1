import { type ComponentProps, type ReactNode, useState } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import styles from './password-field.module.css';

interface PasswordFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'children'>, FieldTexts {
  name: string;
  /** A link at the right of the label. */
  aside?: ReactNode;
  /** The id of further text that describes the field. */
  describedBy?: string;
  /** The content below the message, such as the password rules. Screen readers read it with the field. */
  children?: ReactNode;
}

/** A labeled password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, isLabelHidden, error, help, aside, describedBy, children, ...input } = props;
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...{ label, isLabelHidden, error, help, aside, describedBy }} rules={children}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...control}
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            type={isShown ? 'text' : 'password'}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}{' '}
            <span className="visually-hidden">{label.toLowerCase()}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
