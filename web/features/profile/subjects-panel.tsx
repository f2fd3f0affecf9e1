import type { PathFragment, ProfileQuery } from '../../graphql/__generated__/operations.ts';
import { useLoggedFailure } from '../../graphql/panel-feeds.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './subjects.module.css';
import { LoadError } from './load-error.tsx';
import type { ProfileFeeds } from './use-profile.ts';

/** How many items there are, and how many of them are done. */
interface Count {
  value: number;
  of: number;
}

/** A learner's progress in one subject. */
interface SubjectProgress {
  id: string;
  name: string;
  challenges: Count;
  lessons: Count;
}

interface Item {
  isCompleted: boolean;
  category: { id: string };
}

function countOf(items: readonly Item[], categoryId: string): Count {
  const within = items.filter(({ category }) => category.id === categoryId);
  return { value: within.filter(({ isCompleted }) => isCompleted).length, of: within.length };
}

/** Returns the subjects in path order, without those that have no content yet. */
function progressBySubject(
  categories: ProfileQuery['categories'],
  challenges: ProfileQuery['challenges'],
  stops: PathFragment['items'],
): SubjectProgress[] {
  const lessons = stops.map(({ isCompleted, lesson }) => ({
    isCompleted,
    category: lesson.category,
  }));
  return categories
    .map(({ id, name }) => ({
      id,
      name,
      challenges: countOf(challenges, id),
      lessons: countOf(lessons, id),
    }))
    .filter((subject) => subject.challenges.of + subject.lessons.of > 0);
}

const TITLE = 'Progress by subject';

/** The placeholder subjects before the real number is known. */
const SKELETON_SUBJECTS = [1, 2, 3, 4, 5, 6, 7, 8];

type SubjectsPanelProps = Pick<ProfileFeeds, 'categories' | 'challenges' | 'path'>;

/** Two bars for each subject: its challenges and its lessons, one cell each. */
export function SubjectsPanel({ categories, challenges, path }: SubjectsPanelProps) {
  const failed = [categories, challenges, path].find(({ failure }) => failure !== undefined);
  useLoggedFailure(TITLE, failed?.failure);
  const subjects =
    categories.part && challenges.part && path.part
      ? progressBySubject(categories.part, challenges.part, path.part.learningPath.items)
      : null;
  const isBusy = [categories, challenges, path].some((feed) => feed.isBusy);
  return (
    <Panel title={TITLE} reading={subjects ? readingOf(subjects) : null} isBusy={isBusy}>
      {subjects ? (
        <ul className={styles.subjects}>
          {subjects.map((subject) => (
            <Subject key={subject.id} subject={subject} />
          ))}
        </ul>
      ) : isBusy ? (
        <SkeletonSubjects />
      ) : (
        <LoadError what="Your progress" {...path} />
      )}
    </Panel>
  );
}

function readingOf(subjects: readonly SubjectProgress[]): string {
  const counts = subjects.flatMap(({ challenges, lessons }) => [challenges, lessons]);
  const done = counts.reduce((sum, { value }) => sum + value, 0);
  return `${done} of ${counts.reduce((sum, { of }) => sum + of, 0)} done`;
}

function Subject({ subject: { id, name, challenges, lessons } }: { subject: SubjectProgress }) {
  return (
    <li>
      <h3>{name}</h3>
      <Kind kind="challenges" subject={name} count={challenges} to={paths.subject(id)} />
      <Kind kind="lessons" subject={name} count={lessons} to={paths.lessons} />
    </li>
  );
}

interface KindProps {
  kind: 'challenges' | 'lessons';
  subject: string;
  count: Count;
  to: string;
}

function Kind({ kind, subject, count: { value, of }, to }: KindProps) {
  if (of === 0) return null;
  return (
    <div className={styles.kind}>
      <Link className="label" to={to} aria-label={`${kind} of ${subject}`}>
        {kind}
      </Link>
      <Progress
        value={(100 * value) / of}
        label={`${subject}, ${kind} completed: ${value} of ${of}`}
        cells={of}
      />
      <span className="label">
        {value} of {of}
      </span>
    </div>
  );
}

function SkeletonSubjects() {
  return (
    <ul className={styles.subjects} aria-hidden="true">
      {SKELETON_SUBJECTS.map((subject) => (
        <li key={subject}>
          <Skeleton width="120px" height="20px" />
          <Skeleton width="100%" height="16px" />
          <Skeleton width="100%" height="16px" />
        </li>
      ))}
    </ul>
  );
}
