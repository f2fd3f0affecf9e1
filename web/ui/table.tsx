import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './table.module.css';

interface TableProps extends ComponentProps<'table'> {
  label: string;
}

/**
 * A table that scrolls sideways inside its frame when it must.
 * Cells with `data-number` align to the end; a row with `aria-current` is lit.
 */
export function Table({ label, className, ...rest }: TableProps) {
  return (
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
      <table {...rest} className={classNames(styles.table, className)} />
    </div>
  );
}
