import { lazy, Suspense, useRef } from 'react';
import { site } from 'virtual:site';
import { challengeCount, lessonCount } from '../../shell/outline-counts.ts';
import { NotOpenYet } from '../../shell/not-open-yet.tsx';
import { Tag } from '../../ui/badge.tsx';
import styles from './hero.module.css';
import { LabLine } from './trial/lab-line.tsx';
import { KeepBar } from './trial/keep-bar.tsx';
import { Task } from './trial/task.tsx';
import { Trial } from './trial/trial.tsx';
import { acceptedOf } from './trial/use-kept-solution.ts';
import { useTrial } from './trial/use-trial.ts';
import { useSamples } from './use-samples.ts';

// Visitors never need it.
const WelcomeBar = lazy(async () => ({
  default: (await import('./welcome-bar.tsx')).WelcomeBar,
}));

/** The first screen: what this is, and a challenge to try at once. */
export function Hero() {
  const hero = useRef<HTMLDivElement>(null);
  const trial = useTrial();
  const isAccepted = acceptedOf(trial.kept) !== null;
  return (
    <>
      {trial.isLearner ? (
        <Suspense fallback={null}>
          <WelcomeBar onSolved={trial.noteSolved} />
        </Suspense>
      ) : (
        <KeepBar isKept={isAccepted} />
      )}
      <div className="page">
        <div className={styles.hero} ref={hero}>
          <h1>
            Learn Python on a network built to be <em>broken</em>.
          </h1>
          <p className={`lead ${styles.lead}`}>
            Read a lesson, write the code, run it against a simulated lab. Every attack comes with
            its defense.
          </p>
          <div className={styles.task}>
            <Task />
          </div>
          <Facts />
          <div className={styles.bench}>
            <Trial trial={trial} />
          </div>
        </div>
        <LabLine hero={hero} isOpen={trial.isSolved || isAccepted || trial.wasSolved} />
        <Claims />
      </div>
    </>
  );
}

/** What the operator promises, and on their own machine what a promise could be. */
function Claims() {
  const samples = useSamples()?.claims ?? [];
  if (site.claims.length + samples.length === 0) return null;
  return (
    <div className={styles.promises}>
      <ul className={`label ${styles.claims}`}>
        {site.claims.map((claim) => (
          <li key={claim}>{claim}</li>
        ))}
        {samples.map((claim) => (
          <li key={claim}>
            {claim} <Tag>SAMPLE</Tag>
          </li>
        ))}
      </ul>
      <NotOpenYet />
    </div>
  );
}

/** How much there is to learn. Nothing breaks inside a phrase. */
function Facts() {
  const facts = [
    `${lessonCount(site.outline)} lessons`,
    `${challengeCount(site.outline)} challenges`,
    'one isolated sandbox',
  ];
  return (
    <ul className={`label ${styles.facts}`}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {site.outline.length > 0 && (
        <li>
          <a className="target" href="#lessons">
            See the lessons
          </a>
        </li>
      )}
    </ul>
  );
}
