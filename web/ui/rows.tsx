import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

/** A list of rows with a rule between them. */
export function Rows({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames(styles.rows, className)} />;
}

/** One row. Its last child is right-aligned. */
export function Row({ className, ...rest }: ComponentProps<'li'>) {
  return <li {...rest} className={classNames(styles.row, className)} />;
}
