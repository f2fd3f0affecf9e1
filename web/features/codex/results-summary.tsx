import { useEffect, useState } from 'react';
import { type ExecutionReport, isOnlyRun } from '../../execution/execution-report.ts';
import type { Activity } from '../../execution/execution-state.ts';
import { useExecution } from '../../execution/execution-value.ts';
import type { LoadProgress } from '../../execution/local-runner-context.tsx';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Packet, type PacketState } from '../../ui/packet.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useOwnTests } from './own-tests/own-tests.ts';
import { awardWords, limitOf, originWords, statusLine } from './results-words.ts';
import styles from './results.module.css';

const TICK_MS = 1_000;

/**
 * Returns the whole seconds since an activity began.
 *
 * @param what the activity; null for none. Another activity starts at 0 again
 */
export function useElapsedSeconds(what: string | null): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (what === null) return;
    const start = performance.now();
    const update = (): void => setSeconds(Math.floor((performance.now() - start) / TICK_MS));
    const timer = setInterval(update, TICK_MS);
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [what]);
  return seconds;
}

/** The server skips the remaining tests after this many seconds in total. */
const MAX_TOTAL_SECONDS = 18;
/** The maximum duration of the request to the server, without the run. */
const TRAVEL_SECONDS = 2;

/**
 * Returns the maximum duration in seconds of a run once it has begun. A run that takes longer is queued: the server
 * can't say so, because it responds only at the end.
 *
 * @param visibleSeconds how long the visible tests may take
 */
function longestRunSeconds(activity: Activity, visibleSeconds: number): number {
  if (activity === 'local') return Number.POSITIVE_INFINITY;
  const tests = activity === 'server' ? visibleSeconds : MAX_TOTAL_SECONDS;
  return Math.min(MAX_TOTAL_SECONDS, tests) + TRAVEL_SECONDS;
}

/** The number of seconds after which the elapsed time is shown. */
const SHOW_SECONDS_FROM = 2;

/** The status of the runs in words, which is announced when it changes. The seconds aren't announced. */
function RunStatusWords({ challenge }: { challenge: WorkspaceChallengeFragment }) {
  const execution = useExecution();
  const { activity, wait, report, localProgress } = execution;
  const seconds = useElapsedSeconds(wait === null ? activity : null);
  const own = useOwnTests();
  const visibleSeconds = (challenge.samples.length + own.names.length) * challenge.timeLimitSeconds;
  const isQueued = activity !== null && seconds > longestRunSeconds(activity, visibleSeconds);
  const { words, tone } = statusLine(execution, { progress: localProgress, isQueued });
  return (
    <>
      <span role="status" className={styles.status}>
        <Badge tone={tone}>{words}</Badge>
        <Award report={report} challenge={challenge} />
      </span>
      {activity !== null && seconds >= SHOW_SECONDS_FROM && (
        <span className="label" aria-hidden="true">
          {seconds} s
        </span>
      )}
      {report !== null && <Origin report={report} />}
    </>
  );
}

interface AwardProps {
  report: ExecutionReport | null;
  challenge: WorkspaceChallengeFragment;
}

/** What an accepted submission earned, for screen readers. The results show it. */
function Award({ report, challenge }: AwardProps) {
  if (report === null || !report.isSubmission || !report.isSuccess) return null;
  return <span className="visually-hidden">. {awardWords(report, challenge)}</span>;
}

/** Where the code ran, as an icon and in words, so that local and server runs can't be confused. */
function Origin({ report }: { report: ExecutionReport }) {
  return (
    <span className={styles.origin} data-origin={report.isLocal ? 'browser' : 'server'}>
      <Icon name={report.isLocal ? 'run' : 'server'} size={16} />
      {originWords(report)}
    </span>
  );
}

/** The number of visible tests that fit into the summary. */
const MAX_VISIBLE = 8;

/** The tally of the last run in packets. */
export function RunPackets({ challenge }: { challenge: WorkspaceChallengeFragment }) {
  const { report, activity, isOwnInput } = useExecution();
  const own = useOwnTests();
  const isTesting = activity !== null && !isOwnInput;
  const ownCount = activity === 'submission' ? 0 : own.names.length;
  const waiting = Array<PacketState>(challenge.samples.length + ownCount);
  const packets = packetsOf(report, waiting.fill(isTesting ? 'running' : 'locked'));
  return (
    <span className={styles.wire} aria-hidden="true">
      {packets.map((state, index) => (
        <Packet key={index} state={state} />
      ))}
    </span>
  );
}

/** The tally of the last run, in packets and words. Screen readers announce the words. */
export function ResultsSummary({ challenge }: { challenge: WorkspaceChallengeFragment }) {
  const { localProgress, report } = useExecution();
  return (
    <>
      {localProgress === null || report !== null ? (
        <RunPackets challenge={challenge} />
      ) : (
        <Loading {...localProgress} />
      )}
      <RunStatusWords challenge={challenge} />
    </>
  );
}

/** The progress of loading Python, shown in place of the tally while there is none. */
function Loading({ label, fraction }: LoadProgress) {
  const percent = Math.round(fraction * 100);
  return (
    <span className={styles.loading}>
      <Progress value={percent} label={label} />
      <span className="label" aria-hidden="true">
        {label} {percent}%
      </span>
    </span>
  );
}

/** One packet for each visible test and one for all hidden ones. @param waiting without a report */
function packetsOf(report: ExecutionReport | null, waiting: readonly PacketState[]): PacketState[] {
  if (report === null) return [...waiting.slice(0, MAX_VISIBLE), 'locked' as const];
  const visible = report.tests.filter((test) => !test.isHidden);
  const packets = visible.map((test): PacketState => {
    if (limitOf(test) === 'left-out' || isOnlyRun(test)) return 'open';
    return test.isPassed ? 'done' : 'failed';
  });
  return [...packets.slice(0, MAX_VISIBLE), hiddenPacket(report)];
}

function hiddenPacket({ tests, isSubmission }: ExecutionReport): PacketState {
  if (!isSubmission) return 'locked';
  return tests.every((test) => !test.isHidden || test.isPassed) ? 'done' : 'failed';
}
