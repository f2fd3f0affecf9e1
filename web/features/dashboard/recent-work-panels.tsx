import type { ReactNode } from 'react';
import { expectedMinutes } from '../../../domain/lesson-time.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Packet } from '../../ui/packet.tsx';
import { RecentPanel } from './recent-panel.tsx';
import type { DashboardFeeds } from './use-dashboard.ts';

export const RECENT_CHALLENGES = 'Recent challenges';
export const RECENT_LESSONS = 'Recent lessons';

/** The challenges that the learner worked on last. */
export function RecentChallengesPanel({ feed }: { feed: DashboardFeeds['challenges'] }) {
  return (
    <RecentPanel
      title={RECENT_CHALLENGES}
      reading={<AllLink to={paths.challenges} text="All" label="All challenges" />}
      feed={feed}
      items={feed.part?.recentChallenges}
      emptyText={messages.noRecentChallenges}
      renderRow={({ id, title, isCompleted, experienceReward }) => (
        <Work
          to={paths.challenge(id)}
          title={title}
          isDone={isCompleted}
          state={isCompleted ? 'solved' : 'not solved yet'}
          reading={<Badge>+{experienceReward} XP</Badge>}
        />
      )}
    />
  );
}

/** The lessons that the learner opened or completed last. */
export function RecentLessonsPanel({ feed }: { feed: DashboardFeeds['lessons'] }) {
  return (
    <RecentPanel
      title={RECENT_LESSONS}
      reading={<AllLink to={paths.lessons} text="Path" label="Learning path" />}
      feed={feed}
      items={feed.part?.recentLessons}
      emptyText={messages.noRecentLessons}
      renderRow={({ id, title, state, ...time }) => (
        <Work
          to={paths.lessonStep(id)}
          title={title}
          isDone={state === 'COMPLETED'}
          state={state === 'COMPLETED' ? 'completed' : 'open'}
          reading={<span className="label">{expectedMinutes(time)} min</span>}
        />
      )}
    />
  );
}

function AllLink({ to, text, label }: { to: string; text: string; label: string }) {
  return (
    <Link className="label target" to={to} aria-label={label}>
      {text}
    </Link>
  );
}

interface WorkProps {
  to: string;
  title: string;
  isDone: boolean;
  /** The state in words for screen readers. */
  state: string;
  reading: ReactNode;
}

function Work({ to, title, isDone, state, reading }: WorkProps) {
  return (
    <>
      <Packet state={isDone ? 'done' : 'open'} />
      <Link to={to}>
        {title}
        <span className="visually-hidden">, {state}</span>
      </Link>
      {reading}
    </>
  );
}
