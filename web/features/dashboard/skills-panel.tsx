import { isWeak } from '../../../domain/skill-standing.ts';
import type { DashboardQuery } from '../../graphql/__generated__/operations.ts';
import { useLoggedFailure } from '../../graphql/panel-feeds.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import dashboard from './dashboard.module.css';
import styles from './skills.module.css';
import type { DashboardFeeds } from './use-dashboard.ts';

const TITLE = 'Skills, weakest first';
/** The most skills to show. */
const SHOWN = 5;
const CELLS = 16;

type Standing = NonNullable<DashboardQuery['skills']>['skillStandings'][number];

/** The learner's weakest skills, with the lessons that teach them. */
export function SkillsPanel({ feed }: { feed: DashboardFeeds['skills'] }) {
  const { part, isBusy, failure } = feed;
  useLoggedFailure(TITLE, failure);
  const skills = part?.skillStandings.slice(0, SHOWN) ?? [];
  return (
    <Panel
      title={TITLE}
      reading={skills.length > 0 ? 'right on the first try' : undefined}
      isBusy={isBusy}
      isEmpty={part?.skillStandings.length === 0}
      className={dashboard.wide}
    >
      {isBusy ? (
        <SkeletonSkills />
      ) : skills.length > 0 ? (
        <ul className={styles.skills}>
          {skills.map((standing) => (
            <Skill key={standing.skill} standing={standing} />
          ))}
        </ul>
      ) : (
        <NoSkills feed={feed} />
      )}
    </Panel>
  );
}

function NoSkills({ feed }: { feed: DashboardFeeds['skills'] }) {
  return (
    <Empty>
      {feed.part ? (
        <p>A skill appears here once you have used it in three exercises or challenges.</p>
      ) : (
        <>
          <p>Your skills could not be loaded just now.</p>
          <TryAgain {...feed} />
        </>
      )}
    </Empty>
  );
}

function Skill({ standing }: { standing: Standing }) {
  const { skill, firstTryPercent, lesson } = standing;
  return (
    <li data-weak={isWeak(standing) || undefined}>
      <span>{skill}</span>
      <Progress value={firstTryPercent} label={`${skill}, right on the first try`} cells={CELLS} />
      <b>{firstTryPercent}%</b>
      {lesson !== null && (
        <Link
          className="label"
          to={paths.lessonStep(lesson.id)}
          aria-label={`Practice ${skill} in ${lesson.title}`}
        >
          Practice
        </Link>
      )}
    </li>
  );
}

function SkeletonSkills() {
  return (
    <ul className={styles.skills} aria-hidden="true">
      {Array.from({ length: SHOWN }, (_, index) => (
        <li key={index}>
          <Skeleton width="80%" height="20px" />
          <Skeleton width="100%" height="16px" />
        </li>
      ))}
    </ul>
  );
}
