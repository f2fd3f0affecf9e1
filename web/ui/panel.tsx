import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** The one reading, or link, at the right of the head. */
  reading?: ReactNode;
  /** False when the content brings its own edges: rows, a table. */
  isPadded?: boolean | undefined;
  /** True while the content is still on its way. */
  isBusy?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A framed instrument: the head names it and reads it out. */
export function Panel(props: PanelProps) {
  const { title, reading, isPadded = false, isBusy = false, className, children } = props;
  const titleId = useId();
  return (
    <section
      className={classNames(styles.panel, className)}
      aria-labelledby={titleId}
      aria-busy={isBusy || undefined}
    >
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {typeof reading === 'string' ? <span className="label">{reading}</span> : reading}
      </header>
      {isPadded ? <div className={styles.body}>{children}</div> : children}
    </section>
  );
}
