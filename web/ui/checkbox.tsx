import { type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  label: ReactNode;
  /** What it means. */
  help?: string | undefined;
  /** The name of the field in its form. */
  name?: string | undefined;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Something that is either on or off, with its help text. */
export function Checkbox({ label, help, name, isChecked, onChange }: CheckboxProps) {
  const helpId = useId();
  return (
    <div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name={name}
          checked={isChecked}
          aria-describedby={help === undefined ? undefined : helpId}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {help !== undefined && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
