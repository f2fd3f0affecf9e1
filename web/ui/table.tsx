import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './table.module.css';

interface TableProps extends ComponentProps<'table'> {
  label: string;
}

/**
 * A table that scrolls horizontally inside its frame if necessary. Cells with `data-number` are right-aligned; a row
 * with `aria-current` is highlighted.
 */
export function Table({ label, className, ...rest }: TableProps) {
  return (
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
      <table {...rest} className={classNames(styles.table, className)} />
    </div>
  );
}
