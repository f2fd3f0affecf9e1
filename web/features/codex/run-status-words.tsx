import type { ExecutionReport } from '../../execution/execution-report.ts';
import { useExecution } from '../../execution/execution-value.ts';
import { useElapsedSeconds } from '../../execution/use-elapsed-seconds.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { longestRunSeconds } from './longest-run.ts';
import { originWords, statusLine } from './results-words.ts';
import styles from './results.module.css';

/** The number of seconds after which the elapsed time is shown. */
const TELL_SECONDS_FROM = 2;

/** The status of the runs in words, which is announced when it changes. The seconds aren't announced. */
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

/** Where the code ran, as an icon and in words, so that local and server runs can't be confused. */
function Origin({ report }: { report: ExecutionReport }) {
  return (
    <span className={styles.origin} data-origin={report.isLocal ? 'browser' : 'server'}>
      <Icon name={report.isLocal ? 'run' : 'server'} size={16} />
      {originWords(report)}
    </span>
  );
}
