import { Suspense, useEffect, useState } from 'react';
import { trial } from 'virtual:trial';
import { tallyOf } from '../../../execution/execution-report.ts';
import { messages } from '../../../messages.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router/link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Packet } from '../../../ui/packet.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Report } from './lazy-outcome.ts';
import type { RunWait } from './trial-runner.ts';
import styles from './trial.module.css';
import type { StoppedRun, TrialRun } from './trial-state.ts';

interface TrialResultProps {
  run: TrialRun;
  /** Whether the code has changed since the run. */
  isStale: boolean;
  /** Whether the learner solved the challenge on an earlier visit. */
  wasSolved: boolean;
  /** Called when there is something new to see. */
  onShown: () => void;
}

/** What became of the visitor's last run. */
export function TrialResult({ run, isStale, wasSolved, onShown }: TrialResultProps) {
  return (
    <Panel
      title="Result"
      reading={<Reading run={run} isStale={isStale} wasSolved={wasSolved} />}
      isPadded
    >
      <div className="stack" style={{ '--gap': 'var(--space-3)' }}>
        {run.kind === 'running' && run.wait !== null && <Countdown wait={run.wait} />}
        {run.kind === 'failed' && <Failure message={run.message} />}
        {run.kind === 'stopped' && <Stopped {...run} />}
        {run.kind === 'report' ? (
          <Suspense fallback={<Waiting run={run} wasSolved={wasSolved} />}>
            <Report run={run} onShown={onShown} />
          </Suspense>
        ) : (
          <Waiting run={run} wasSolved={wasSolved} />
        )}
      </div>
    </Panel>
  );
}

/** Returns the state of a run in the words that screen readers announce. */
export function statusWords(run: TrialRun): string {
  switch (run.kind) {
    case 'none':
      return '';
    case 'running':
      return run.wait?.message ?? 'Running';
    case 'report': {
      const { passed, total } = tallyOf(run.report.tests);
      return `${passed} of ${total} tests passed`;
    }
    case 'failed':
      return run.message;
    case 'stopped':
      return 'Stopped';
  }
}

function Reading({ run, isStale, wasSolved }: Omit<TrialResultProps, 'onShown'>) {
  if (run.kind === 'report') {
    const { passed, total } = tallyOf(run.report.tests);
    const isPassed = passed === total;
    return (
      <span className={styles.reading}>
        {isStale && <span className="label">before your change</span>}
        <Badge tone={isPassed ? 'signal' : 'fail'} packet={isPassed ? 'done' : 'failed'}>
          {passed} of {total} passed
        </Badge>
      </span>
    );
  }
  if (run.kind === 'running') {
    return (
      <Badge tone="warn" packet={run.wait === null ? 'running' : 'pending'}>
        {run.wait === null ? 'running' : 'waiting'}
      </Badge>
    );
  }
  return <IdleReading kind={run.kind} wasSolved={wasSolved} />;
}

function IdleReading({ kind, wasSolved }: { kind: TrialRun['kind']; wasSolved: boolean }) {
  if (kind === 'none' && wasSolved) {
    return (
      <Badge tone="signal" packet="done">
        solved
      </Badge>
    );
  }
  return <span className="label">{kind === 'stopped' ? 'stopped' : 'not run yet'}</span>;
}

function Countdown({ wait: { message, seconds } }: { wait: RunWait }) {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const tick = (): void => setSecondsLeft(Math.ceil((end - performance.now()) / 1000));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <Notice tone="warn">
      <p>{message}</p>
      <p>
        Your code runs as soon as Python is ready in your browser, or in {Math.max(1, secondsLeft)}{' '}
        s.
      </p>
    </Notice>
  );
}

function Failure({ message }: { message: string }) {
  return (
    <Notice tone="fail">
      <h3>{messages.runFailed}</h3>
      <p>{message}</p>
      <p>Your code is still here. Run it again in a moment.</p>
    </Notice>
  );
}

/** Where the visitor stopped the program, and what it had printed. */
function Stopped({ line, output }: StoppedRun) {
  return (
    <>
      <p>
        {line === null ? 'You stopped the program.' : `You stopped the program in line ${line}.`}
      </p>
      {output !== '' && (
        <figure className="code">
          <header>Output until then</header>
          <pre tabIndex={0} aria-label="Output until then">
            <code>{output}</code>
          </pre>
        </figure>
      )}
    </>
  );
}

/** The tests, before there are results. */
function Waiting({ run: { kind }, wasSolved }: Pick<TrialResultProps, 'run' | 'wasSolved'>) {
  const idle = kind === 'none' && wasSolved ? 'done' : 'open';
  return (
    <>
      {kind === 'none' && <Invitation wasSolved={wasSolved} />}
      <ul className={styles.tests}>
        {trial.samples.map(({ name }) => (
          <li key={name}>
            <Packet state={kind === 'running' ? 'running' : idle} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What to do before the first run. */
function Invitation({ wasSolved }: Pick<TrialResultProps, 'wasSolved'>) {
  if (!wasSolved) {
    return (
      <p className="quiet">Run the program to see what the relay gets. You can’t break anything.</p>
    );
  }
  return (
    <p>
      You solved this challenge.{' '}
      <Link to={paths.challenge(trial.id)}>Open it in your workspace</Link>
    </p>
  );
}
