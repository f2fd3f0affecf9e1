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

export const SKILLS = 'Skills, weakest first';
/** The most skills to show. */
const SHOWN = 5;
const CELLS = 16;

type Standing = NonNullable<DashboardQuery['skills']>['skillStandings'][number];

/** The learner's weakest skills, with the lessons that teach them. */
export function SkillsPanel({ feed }: { feed: DashboardFeeds['skills'] }) {
  const { part, isBusy, failure } = feed;
  useLoggedFailure(SKILLS, failure);
  const skills = part?.skillStandings.slice(0, SHOWN) ?? [];
  return (
    <Panel
      title={SKILLS}
      reading={
        skills.length > 0 && (
          <span className="label">
            <span className={styles.words}>right on the </span>first try
          </span>
        )
      }
      isBusy={isBusy}
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
        <Empty>
          <p>Your skills could not be loaded just now.</p>
          <TryAgain {...feed} />
        </Empty>
      )}
    </Panel>
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
