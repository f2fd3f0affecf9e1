import { useState } from 'react';
import type { RecentSubmissionFragment } from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Packet } from '../../ui/packet.tsx';
import styles from './dashboard.module.css';
import { momentWords } from './moment-words.ts';
import { RecentPanel } from './recent-panel.tsx';
import { submissionStatusFace } from './submission-status.ts';
import type { DashboardFeeds } from './use-dashboard.ts';

/** The learner's last attempts, each with its status. */
export function RecentSubmissionsPanel({ feed }: { feed: DashboardFeeds['submissions'] }) {
  return (
    <RecentPanel
      title="Recent submissions"
      reading="newest first"
      className={styles.wide}
      feed={feed}
      items={feed.part?.submissions.nodes}
      emptyText={messages.noRecentSubmissions}
      emptyAction={
        <ButtonLink to={paths.challenges} size="small">
          Browse challenges
        </ButtonLink>
      }
      renderRow={(submission) => <SubmissionRow submission={submission} />}
    />
  );
}

function SubmissionRow({ submission }: { submission: RecentSubmissionFragment }) {
  const { challenge, status, submittedAt } = submission;
  const face = submissionStatusFace(status);
  const [now] = useState(() => new Date());
  return (
    <>
      <Packet state={face.packet} />
      <Link to={paths.challenge(challenge.id)}>{challenge.title}</Link>
      <time className="label" dateTime={submittedAt}>
        {momentWords(new Date(submittedAt), now)}
      </time>
      <Badge tone={face.tone}>{face.word}</Badge>
    </>
  );
}
