import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

interface SelectProps extends ComponentProps<'select'> {
  label: string;
  /** The label is read aloud only. */
  isLabelHidden?: boolean | undefined;
}

/** A labelled native select; its options are children. */
export function Select({ label, isLabelHidden = false, ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <select id={id} {...rest} />
    </div>
  );
}
