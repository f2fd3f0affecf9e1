import { useRef } from 'react';
import { heroDemo } from 'virtual:landing-demos';
import { site } from 'virtual:site';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './hero.module.css';
import { LabScan } from './lab-scan.tsx';
import { lessonCount, challengeCount } from '../../shell/outline-counts.ts';
import { TypedDemo } from './typed-demo.tsx';
import { useSeen } from './use-seen.ts';

const HERO_THRESHOLD = 0.1;

/** The introduction, with a program that is being typed and the network that it scans. */
export function Hero() {
  const hero = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(hero, HERO_THRESHOLD);
  return (
    <>
      <div className={styles.hero} ref={hero}>
        <div className="stack" style={{ '--gap': 'var(--space-6)' }}>
          <h1>
            Learn Python on a network built to be <em>broken</em>.
          </h1>
          <p className="lead">
            Read a lesson, write the code, run it against a simulated lab. Every skill that attacks
            comes with the one that defends.
          </p>
          <div className="cluster">
            <ButtonLink to={paths.register} kind="primary">
              Create an account
            </ButtonLink>
            <ButtonLink to={paths.lessons}>See the lessons</ButtonLink>
          </div>
          <p className="label">
            {lessonCount(site.outline)} lessons &nbsp; {challengeCount(site.outline)} challenges
            &nbsp; one isolated sandbox
          </p>
        </div>
        <TypedDemo className={styles.demo} demo={heroDemo} hasStarted={isSeen} reading="python 3" />
      </div>
      <LabScan />
      {site.claims.length > 0 && (
        <ul className={`label ${styles.claims}`}>
          {site.claims.map((claim) => (
            <li key={claim}>{claim}</li>
          ))}
        </ul>
      )}
    </>
  );
}
