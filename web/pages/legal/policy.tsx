import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import styles from './policy.module.css';

/** One numbered section of a policy. */
export interface PolicySection {
  title: string;
  body: ReactNode;
}

interface PolicyProps {
  title: string;
  lead: string;
  /** Stands between the head and the sections. */
  children?: ReactNode;
  sections: readonly PolicySection[];
}

/** A long text in numbered sections, with the numbers in the margin as in a dump. */
export function Policy({ title, lead, children, sections }: PolicyProps) {
  return (
    <div className={`page ${styles.policy}`}>
      <header className="stack" style={{ '--gap': 'var(--space-3)' }}>
        <p className="label">
          <Link to={paths.home}>Back to home</Link>
        </p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </header>
      {sections.map((section, place) => (
        <Section key={section.title} section={section} number={place + 1} />
      ))}
    </div>
  );
}

function Section({ section, number }: { section: PolicySection; number: number }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <span className={styles.number} aria-hidden="true">
        {String(number).padStart(2, '0')}
      </span>
      <div className={styles.prose}>
        <h2 id={id}>{section.title}</h2>
        {section.body}
      </div>
    </section>
  );
}
