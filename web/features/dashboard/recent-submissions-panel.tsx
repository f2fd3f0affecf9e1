import { useState } from 'react';
import type {
  RecentSubmissionFragment,
  SubmissionStatus,
} from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Packet, type PacketState } from '../../ui/packet.tsx';
import styles from './dashboard.module.css';
import { RecentPanel } from './recent-panel.tsx';
import type { DashboardFeeds } from './use-dashboard.ts';
import { formatDate } from '../../ui/format-date.ts';

const DAY_MS = 86_400_000;

function daysBetween(earlier: Date, later: Date): number {
  const midnight = (instant: Date): number => new Date(instant).setHours(0, 0, 0, 0);
  return Math.round((midnight(later) - midnight(earlier)) / DAY_MS);
}

function dayWords(instant: Date, now: Date): string {
  const days = daysBetween(instant, now);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  return days > 1 && days < 7 ? formatDate(instant, 'weekday') : formatDate(instant, 'short');
}

/** Formats when something happened, in the reader's time zone: "today 14:02", "Thursday 21:06", "Nov 8 21:06". */
export function momentWords(instant: Date, now: Date): string {
  return `${dayWords(instant, now)} ${formatDate(instant, 'time')}`;
}

interface StatusFace {
  word: string;
  tone: Tone;
  packet: PacketState;
}

/** The style of a submission's status: accepted is green, failed is red, anything else is yellow. */
function submissionStatusFace(status: SubmissionStatus): StatusFace {
  const word = status.toLowerCase();
  if (status === 'ACCEPTED') return { word, tone: 'signal', packet: 'done' };
  if (status === 'FAILED') return { word, tone: 'fail', packet: 'failed' };
  return { word, tone: 'warn', packet: 'pending' };
}

export const RECENT_SUBMISSIONS = 'Recent submissions';

/** Tries of one challenge with the same result, one after the other. */
interface Tries {
  id: string;
  newest: RecentSubmissionFragment;
  count: number;
}

/** Puts tries together that would be equal rows. @param submissions newest first */
function triesOf(submissions: readonly RecentSubmissionFragment[]): Tries[] {
  const rows: Tries[] = [];
  for (const submission of submissions) {
    const row = rows.at(-1);
    const { status, challenge } = submission;
    if (row?.newest.challenge.id === challenge.id && row.newest.status === status) row.count += 1;
    else rows.push({ id: submission.id, newest: submission, count: 1 });
  }
  return rows;
}

/** The learner's last attempts, each with its status. */
export function RecentSubmissionsPanel({ feed }: { feed: DashboardFeeds['submissions'] }) {
  return (
    <RecentPanel
      title={RECENT_SUBMISSIONS}
      reading="newest first"
      className={styles.submissions}
      feed={feed}
      items={feed.part ? triesOf(feed.part.submissions.nodes) : undefined}
      emptyText={messages.noRecentSubmissions}
      renderRow={({ newest, count }) => <SubmissionRow submission={newest} tries={count} />}
    />
  );
}

interface SubmissionRowProps {
  submission: RecentSubmissionFragment;
  tries: number;
}

function SubmissionRow({ submission, tries }: SubmissionRowProps) {
  const { challenge, status, submittedAt, passedCount, caseCount } = submission;
  const face = submissionStatusFace(status);
  const [now] = useState(() => new Date());
  return (
    <>
      <Packet state={face.packet} />
      <Link to={paths.challenge(challenge.id)}>{challenge.title}</Link>
      {tries > 1 && <span className="label">{tries} tries</span>}
      {status === 'FAILED' && passedCount !== null && (
        <span className="label">
          {passedCount} of {caseCount} tests
        </span>
      )}
      <time className="label" dateTime={submittedAt}>
        {momentWords(new Date(submittedAt), now)}
      </time>
      <Badge tone={face.tone}>{face.word}</Badge>
    </>
  );
}
