import type { RecentLessonFragment } from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Packet } from '../../ui/packet.tsx';
import { RecentPanel } from './recent-panel.tsx';
import type { DashboardFeeds } from './use-dashboard.ts';

/** The lessons that the learner opened or completed last. */
export function RecentLessonsPanel({ feed }: { feed: DashboardFeeds['lessons'] }) {
  return (
    <RecentPanel
      title="Recent lessons"
      reading={
        <Link className="label" to={paths.lessons} aria-label="Learning path">
          Path
        </Link>
      }
      feed={feed}
      items={feed.part?.recentLessons}
      emptyText={messages.noRecentLessons}
      emptyAction={
        <ButtonLink to={paths.lessons} size="small">
          Start the path
        </ButtonLink>
      }
      renderRow={(lesson) => <LessonRow lesson={lesson} />}
    />
  );
}

function LessonRow({ lesson }: { lesson: RecentLessonFragment }) {
  const { id, title, state, estimatedMinutes } = lesson;
  return (
    <>
      <Packet state={state === 'COMPLETED' ? 'done' : 'open'} />
      <Link to={paths.lesson(id)}>
        {title}
        <span className="visually-hidden">{state === 'COMPLETED' ? ', completed' : ', open'}</span>
      </Link>
      <span className="label">{estimatedMinutes} min</span>
    </>
  );
}
