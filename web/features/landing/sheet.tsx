import { type ReactNode, type Ref, useId } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  /** What links to the section name, without the number sign. */
  anchor?: string | undefined;
  /** The offset in the margin, as in a hexdump. */
  offset: string;
  /** Absent if the content has its own heading. */
  title?: string | undefined;
  lead?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

/** A section of the landing page with its offset in the margin. */
export function Sheet({ anchor, offset, title, lead, ref, children }: SheetProps) {
  const id = useId();
  return (
    <section id={anchor} className={styles.sheet} aria-labelledby={title && id} ref={ref}>
      <span className={styles.offset} aria-hidden="true">
        {offset}
      </span>
      <div className="stack" style={{ '--gap': 'var(--space-8)' }}>
        {title !== undefined && (
          <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
            <h2 id={id}>{title}</h2>
            {lead !== undefined && <p className="quiet">{lead}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
