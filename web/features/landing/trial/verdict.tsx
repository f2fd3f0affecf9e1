import { useEffect, useRef } from 'react';
import { trial as challenge } from 'virtual:trial';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Packet } from '../../../ui/packet.tsx';
import type { SubmittedTrial } from './call-trial-api.ts';
import styles from './trial.module.css';
import { acceptedOf } from './use-kept-solution.ts';
import type { TrialState } from './trial-state.ts';

/** What a visitor reads after a run that passed every visible test, and after the submission. */
export function Verdict({ trial, onShown }: { trial: TrialState; onShown: () => void }) {
  const accepted = acceptedOf(trial.kept);
  useEffect(onShown, [onShown, trial.run, trial.kept]);
  return (
    <section className={styles.verdict} aria-labelledby="trial-verdict">
      {accepted === null ? <Passed trial={trial} /> : <Accepted submitted={accepted} />}
    </section>
  );
}

function Passed({ trial: { run, kept, keep, isLearner } }: { trial: TrialState }) {
  const total = run.kind === 'report' ? run.report.tests.length : 0;
  return (
    <>
      <div className="spread">
        <h2 id="trial-verdict">
          First contact made. {total} of {total} passed.
        </h2>
        <span className={styles.wire} aria-hidden="true">
          {Array.from({ length: total }, (_, index) => (
            <Packet key={index} state="done" />
          ))}
        </span>
      </div>
      {isLearner ? (
        <div className="cluster">
          <ButtonLink to={paths.challenge(challenge.id)} kind="primary">
            Open it in your workspace
          </ButtonLink>
        </div>
      ) : (
        <>
          <p>
            {challenge.experienceReward} XP are waiting. Submit your program to run it against the
            hidden tests too and to keep it. You need no account for that.
          </p>
          <Refusal kept={kept} />
          <div className="cluster">
            <Button kind="primary" icon="submit" isBusy={kept.kind === 'sending'} onClick={keep}>
              Submit and keep it
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** Why the submission earned nothing. */
function Refusal({ kept }: Pick<TrialState, 'kept'>) {
  if (kept.kind === 'failed') return <Notice tone="fail">{kept.message}</Notice>;
  if (kept.kind !== 'submitted') return null;
  return <Notice tone="fail">{kept.submitted.error ?? 'A hidden test failed.'}</Notice>;
}

function Accepted({ submitted }: { submitted: SubmittedTrial }) {
  const { id, title } = challenge.firstLesson;
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <h2 ref={heading} id="trial-verdict" tabIndex={-1}>
        {earnedWords(submitted)}
      </h2>
      {submitted.badges.length > 0 && <p>{badgeWords(submitted)}</p>}
      <p>
        Lesson 1 explains why this line works. An account keeps your progress on all your devices.
      </p>
      <div className="cluster">
        <ButtonLink to={paths.lessonStep(id)} kind="primary">
          Next: {title}
        </ButtonLink>
        <ButtonLink to={paths.register}>Create an account</ButtonLink>
      </div>
    </>
  );
}

function earnedWords({ experienceEarned }: SubmittedTrial): string {
  return experienceEarned > 0
    ? `Accepted. You earned ${experienceEarned} XP.`
    : 'Accepted again. A challenge earns XP only the first time.';
}

/** The badges that came with it, and what all of it adds up to. */
function badgeWords({ badges, experienceTotal }: SubmittedTrial): string {
  const names = badges.map(({ name, experience }) => `${name} (+${experience}\u00a0XP)`);
  const label = badges.length === 1 ? 'Badge' : 'Badges';
  return `${label}: ${names.join(', ')}. That makes ${experienceTotal} XP in all.`;
}
