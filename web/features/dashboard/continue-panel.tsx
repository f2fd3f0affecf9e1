import { lessonDifficultyLabel } from '../../../domain/difficulty.ts';
import { lessonTimeLabel } from '../../../domain/lesson-time.ts';
import type { PathFragment } from '../../graphql/__generated__/operations.ts';
import { useLoggedFailure } from '../../graphql/panel-feeds.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DifficultyBadge } from '../../ui/difficulty-badge.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import styles from './dashboard.module.css';
import type { DashboardFeeds } from './use-dashboard.ts';

const LINKS: readonly { to: string; icon: IconName; label: string }[] = [
  { to: paths.lessons, icon: 'lessons', label: 'Lessons' },
  { to: paths.challenges, icon: 'challenges', label: 'Challenges' },
  { to: paths.leaderboard, icon: 'leaderboard', label: 'Leaderboard' },
  { to: paths.profile, icon: 'profile', label: 'Profile' },
];

/** Links to the four main pages. */
function QuickLinks() {
  return (
    <nav aria-label="Quick links">
      <ul className={styles.quick}>
        {LINKS.map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Stop = PathFragment['items'][number];

const TITLE = 'Continue';

function nextStop(path: PathFragment | undefined): Stop | undefined {
  return path?.items.find(({ lesson }) => lesson.state === 'UNLOCKED');
}

/** Checks whether a learner has practiced no lesson yet, and may know what the first ones teach. */
function isUnpracticed(path: PathFragment | undefined): boolean {
  return path?.items.every(({ lesson }) => !lesson.practice.isPracticed) ?? false;
}

/** Links to the next lesson on the path, and the quick links. */
export function ContinuePanel({ feed }: { feed: DashboardFeeds['path'] }) {
  const { part, isBusy, failure } = feed;
  useLoggedFailure(TITLE, failure);
  const path = part?.learningPath;
  const stop = nextStop(path);
  const isFirst = stop?.position === 1;
  return (
    <Panel
      title={isFirst ? 'Your first step' : TITLE}
      className={styles.wide}
      isBusy={isBusy}
      reading={path && stop ? `lesson ${stop.position} of ${path.total}` : undefined}
    >
      <Body feed={feed} stop={stop} />
      <QuickLinks />
    </Panel>
  );
}

function Body({ feed, stop }: { feed: DashboardFeeds['path']; stop: Stop | undefined }) {
  if (feed.isBusy) return <SkeletonStop />;
  if (stop) return <NextLesson stop={stop} isNew={isUnpracticed(feed.part?.learningPath)} />;
  return feed.part ? <NoLesson path={feed.part.learningPath} /> : <PathError feed={feed} />;
}

function NextLesson({ stop: { lesson, position }, isNew }: { stop: Stop; isNew: boolean }) {
  return (
    <div className={styles.continue}>
      <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
        <h3>{lesson.title}</h3>
        <p className="quiet">{lesson.description}</p>
        <div className="cluster" style={{ '--gap': 'var(--space-5)' }}>
          <DifficultyBadge
            difficulty={lesson.difficulty}
            label={lessonDifficultyLabel(lesson.difficulty)}
          />
          <Badge>{lessonTimeLabel(lesson)}</Badge>
          <Badge>{lesson.category.name}</Badge>
        </div>
      </div>
      <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
        <ButtonLink to={paths.lessonStep(lesson.id)} kind="primary">
          {position === 1 ? 'Start lesson' : 'Continue lesson'}
        </ButtonLink>
        {isNew && (
          <ButtonLink to={paths.placement} kind="quiet">
            I already know Python
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function NoLesson({ path }: { path: PathFragment }) {
  const isDone = path.total > 0 && path.completed === path.total;
  return (
    <div className={styles.continue}>
      <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
        <h3>{isDone ? 'All lessons completed' : 'No lesson to continue'}</h3>
        <p className="quiet">
          {isDone
            ? 'Keep learning with the challenges.'
            : 'The learning path is empty. Try a challenge instead.'}
        </p>
      </div>
      <ButtonLink to={paths.challenges} kind="primary">
        Browse challenges
      </ButtonLink>
    </div>
  );
}

function PathError({ feed }: { feed: DashboardFeeds['path'] }) {
  return (
    <div className={styles.continue}>
      <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
        <h3>No lesson to continue</h3>
        <p className="quiet">
          The learning path could not be loaded just now. Try a challenge instead.
        </p>
      </div>
      <TryAgain {...feed} />
    </div>
  );
}

function SkeletonStop() {
  return (
    <div className={styles.continue}>
      <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
        <Skeleton width="60%" height="32px" />
        <Skeleton width="90%" height="64px" />
        <Skeleton width="200px" height="16px" />
      </div>
      <Skeleton width="150px" height="40px" />
    </div>
  );
}
