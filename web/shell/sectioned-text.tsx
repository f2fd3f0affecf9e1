import { type ReactNode, useEffect } from 'react';
import styles from './sectioned-text.module.css';

/** One section of a long text. */
export interface TextSection {
  /** The fragment of its URL. Don't change it, because other sites may link to it. */
  id: string;
  title: string;
  body: ReactNode;
}

interface SectionedTextProps {
  /** The content above the sections. */
  children: ReactNode;
  sections: readonly TextSection[];
}

/** A long text to read, search and print: numbered sections, with the numbers in the margin as in a hexdump. */
export function SectionedText({ children, sections }: SectionedTextProps) {
  useEffect(() => {
    // The browser looked for the section before the page was rendered.
    const { hash } = window.location;
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className={`page ${styles.text}`}>
      <header className={styles.head}>{children}</header>
      <Contents sections={sections} />
      <div className={styles.sections}>
        {sections.map((section, place) => (
          <Section key={section.id} section={section} number={numberOf(place)} />
        ))}
      </div>
    </div>
  );
}

function Contents({ sections }: Pick<SectionedTextProps, 'sections'>) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <p id="contents" className="label">
        On this page
      </p>
      <ol>
        {sections.map(({ id, title }, place) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span aria-hidden="true">{numberOf(place)}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section, number }: { section: TextSection; number: string }) {
  const { id, title, body } = section;
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.prose}>
        <h2 id={`${id}-title`}>{title}</h2>
        {body}
      </div>
    </section>
  );
}

function numberOf(place: number): string {
  return String(place + 1).padStart(2, '0');
}
