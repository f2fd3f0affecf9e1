import { useExecution } from '../../execution/execution-value.ts';
import type { LoadProgress } from '../../execution/local-runner-context.tsx';
import type { ExecutionReport } from '../../execution/execution-report.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { Packet, type PacketState } from '../../ui/packet.tsx';
import { Progress } from '../../ui/progress.tsx';
import styles from './results.module.css';
import { RunStatusWords } from './run-status-words.tsx';

/** The number of visible tests that fit into the summary. */
const MAX_VISIBLE = 8;

/** The tally of the last run, in packets and words. Screen readers announce the words. */
export function ResultsSummary({ challenge }: { challenge: WorkspaceChallengeFragment }) {
  const { report, activity, isOwnInput, localProgress } = useExecution();
  const isTesting = activity !== null && !isOwnInput;
  const packets = packetsOf(report, isTesting ? 'pending' : 'locked', challenge);
  return (
    <>
      {localProgress === null ? (
        <span className={styles.wire} aria-hidden="true">
          {packets.map((state, index) => (
            <Packet key={index} state={state} />
          ))}
        </span>
      ) : (
        <Loading {...localProgress} />
      )}
      <RunStatusWords challenge={challenge} />
    </>
  );
}

/** The progress of loading Python, shown in place of the tally. */
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

/** One packet for each visible test and one for all hidden ones. */
function packetsOf(
  report: ExecutionReport | null,
  waiting: PacketState,
  { samples }: WorkspaceChallengeFragment,
): PacketState[] {
  if (report === null) return [...samples.map(() => waiting), 'locked' as const];
  const visible = report.tests.filter((test) => !test.isHidden);
  const packets = visible.map(({ isPassed }): PacketState => (isPassed ? 'done' : 'failed'));
  return [...packets.slice(0, MAX_VISIBLE), hiddenPacket(report)];
}

function hiddenPacket({ tests, isSubmission }: ExecutionReport): PacketState {
  if (!isSubmission) return 'locked';
  return tests.every((test) => !test.isHidden || test.isPassed) ? 'done' : 'failed';
}
