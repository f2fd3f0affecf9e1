import { useExecution } from '../../execution/execution-value.ts';
import type { ExecutionReport } from '../../execution/execution-report.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Packet, type PacketState } from '../../ui/packet.tsx';
import { originWords, statusLine } from './results-words.ts';
import styles from './results.module.css';

/** Packets that fit on the wire of the summary. */
const MAX_PACKETS = 16;

/** The tally of the last run in packets and words. The words are announced. */
export function ResultsSummary({ challenge }: { challenge: WorkspaceChallengeFragment }) {
  const execution = useExecution();
  const { report, activity, localProgress } = execution;
  const { words, tone } = statusLine(execution, localProgress);
  const packets = packetsOf(report, activity === null ? 'locked' : 'pending', challenge);
  return (
    <>
      <span className={styles.wire} aria-hidden="true">
        {packets.map((state, index) => (
          <Packet key={index} state={state} />
        ))}
      </span>
      <span role="status">
        <Badge tone={tone}>{words}</Badge>
      </span>
      {report !== null && <span className="label">{originWords(report)}</span>}
    </>
  );
}

function packetsOf(
  report: ExecutionReport | null,
  waiting: PacketState,
  { samples }: WorkspaceChallengeFragment,
): PacketState[] {
  if (report === null) return [...samples.map(() => waiting), 'locked' as const];
  const tested = report.tests.map(({ isPassed }): PacketState => (isPassed ? 'done' : 'failed'));
  const packets = report.isSubmission ? tested : [...tested, 'locked' as const];
  return packets.slice(0, MAX_PACKETS);
}
