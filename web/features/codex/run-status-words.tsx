import type { ExecutionReport } from '../../execution/execution-report.ts';
import { useExecution } from '../../execution/execution-value.ts';
import { useElapsedSeconds } from '../../execution/use-elapsed-seconds.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { longestRunSeconds } from './longest-run.ts';
import { originWords, statusLine } from './results-words.ts';
import styles from './results.module.css';

/** Seconds of a run after which it is told how long it has been. */
const TELL_SECONDS_FROM = 2;

/** Where the runs stand, in words: announced when they change. The seconds beside them are not. */
export function RunStatusWords({ challenge }: { challenge: WorkspaceChallengeFragment }) {
  const execution = useExecution();
  const { activity, report, localProgress } = execution;
  const seconds = useElapsedSeconds(activity);
  const isQueued = activity !== null && seconds > longestRunSeconds(activity, challenge);
  const { words, tone } = statusLine(execution, { progress: localProgress, isQueued });
  return (
    <>
      <span role="status" className={styles.status}>
        <Badge tone={tone}>{words}</Badge>
      </span>
      {activity !== null && seconds >= TELL_SECONDS_FROM && (
        <span className="label" aria-hidden="true">
          {seconds} s
        </span>
      )}
      {report !== null && <Origin report={report} />}
    </>
  );
}

/** Where it ran, as a picture and in words: what happened here and what the server saw are never mixed up. */
function Origin({ report }: { report: ExecutionReport }) {
  return (
    <span className={styles.origin} data-origin={report.isLocal ? 'browser' : 'server'}>
      <Icon name={report.isLocal ? 'run' : 'server'} size={16} />
      {originWords(report)}
    </span>
  );
}
