import type { ReactNode } from 'react';
import { LocalRunnerProvider } from '../../../execution/local-runner-context.tsx';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router/link.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TAKES_FOCUS } from '../../../ui/take-focus.ts';
import styles from '../steps/lesson.module.css';
import plain from './plain-page.module.css';

interface ProblemPageProps {
  title: string;
  /** A value below the title. */
  reading: string;
  children: ReactNode;
}

/** A page with one exercise. */
export function ProblemPage({ title, reading, children }: ProblemPageProps) {
  return (
    // Python is loaded for the first program that runs, and reused for the others.
    <LocalRunnerProvider isEager={false}>
      <div className={styles.lesson}>
        <header className={styles.head} style={{ paddingBlockEnd: 'var(--space-3)' }}>
          <div>
            <p className={`label ${styles.crumbs}`}>
              <Link className="target" to={paths.dashboard}>
                Dashboard
              </Link>
              <span>{reading}</span>
            </p>
            <h1 {...TAKES_FOCUS}>{title}</h1>
          </div>
        </header>
        {children}
      </div>
    </LocalRunnerProvider>
  );
}

interface PlainPageProps {
  title: string;
  /** What there is to say instead of an exercise. */
  children: ReactNode;
  /** Links and buttons. */
  actions: ReactNode;
  /** Shown beside the text; below it on narrow screens. */
  aside?: ReactNode;
}

/** A page without an exercise: nothing is due, or it couldn't be loaded. */
export function PlainPage({ title, children, actions, aside }: PlainPageProps) {
  const text = (
    <div className={styles.closed}>
      <h1 {...TAKES_FOCUS}>{title}</h1>
      {children}
      <div className="cluster">{actions}</div>
    </div>
  );
  if (aside === undefined) return <div className="page">{text}</div>;
  return (
    <div className={`page ${plain.columns}`}>
      {text}
      <div className={plain.aside}>{aside}</div>
    </div>
  );
}

/** Shown if the learner has turned reviews off. */
export function ReviewsOff({ title }: { title: string }) {
  return (
    <PlainPage
      title={title}
      actions={
        <ButtonLink kind="primary" to={paths.account}>
          Open account settings
        </ButtonLink>
      }
    >
      <p className="quiet">
        You have turned reviews and the daily packet off. You can turn them on again in your account
        settings; your schedule is kept.
      </p>
    </PlainPage>
  );
}

/** Shown if a page couldn't be loaded. */
export function ProblemError({ title, retry }: { title: string; retry: () => void }) {
  return (
    <PlainPage
      title={title}
      actions={
        <>
          <Button kind="primary" onClick={retry}>
            Try again
          </Button>
          <ButtonLink to={paths.dashboard}>Dashboard</ButtonLink>
        </>
      }
    >
      <p className="quiet">It could not be loaded. Check your connection and try again.</p>
    </PlainPage>
  );
}
