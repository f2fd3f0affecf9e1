import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** The value or link at the right of the header. */
  reading?: ReactNode;
  /** False if the content has its own padding, like rows or a table. */
  isPadded?: boolean | undefined;
  /** Whether the content is still loading. */
  isBusy?: boolean | undefined;
  /** Whether it has nothing to show yet. */
  isEmpty?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A panel with a header that shows its title and a value. */
export function Panel(props: PanelProps) {
  const { title, reading, isPadded = false, isBusy = false, isEmpty = false } = props;
  const { className, children } = props;
  const titleId = useId();
  return (
    <section
      className={classNames(styles.panel, className)}
      aria-labelledby={titleId}
      aria-busy={isBusy || undefined}
      data-empty={isEmpty || undefined}
    >
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {typeof reading === 'string' ? <span className="label">{reading}</span> : reading}
      </header>
      {isPadded ? <div className={styles.body}>{children}</div> : children}
    </section>
  );
}

/** A list of rows with a rule between them. */
export function Rows({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames(styles.rows, className)} />;
}

/** One row. Its last child is right-aligned. */
export function Row({ className, ...rest }: ComponentProps<'li'>) {
  return <li {...rest} className={classNames(styles.row, className)} />;
}
