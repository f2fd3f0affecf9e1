import type { RecentChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Packet } from '../../ui/packet.tsx';
import { RecentPanel } from './recent-panel.tsx';
import type { DashboardFeeds } from './use-dashboard.ts';

/** The challenges that the learner worked on last. */
export function RecentChallengesPanel({ feed }: { feed: DashboardFeeds['challenges'] }) {
  return (
    <RecentPanel
      title="Recent challenges"
      reading={
        <Link className="label" to={paths.challenges} aria-label="All challenges">
          All
        </Link>
      }
      feed={feed}
      items={feed.part?.recentChallenges}
      emptyText={messages.noRecentChallenges}
      emptyAction={
        <ButtonLink to={paths.challenges} size="small">
          Choose the first
        </ButtonLink>
      }
      renderRow={(challenge) => <ChallengeRow challenge={challenge} />}
    />
  );
}

function ChallengeRow({ challenge }: { challenge: RecentChallengeFragment }) {
  const { id, title, isCompleted, experienceReward } = challenge;
  return (
    <>
      <Packet state={isCompleted ? 'done' : 'open'} />
      <Link to={paths.challenge(id)}>
        {title}
        <span className="visually-hidden">{isCompleted ? ', solved' : ', not solved yet'}</span>
      </Link>
      <Badge>+{experienceReward} XP</Badge>
    </>
  );
}
