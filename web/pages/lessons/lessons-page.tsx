import { useSearchParams } from 'react-router';
import type { PathFragment } from '../../graphql/__generated__/operations.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LessonDialog } from './lesson-dialog.tsx';
import styles from './lessons.module.css';
import { ModuleBranch } from './module-branch.tsx';
import { PathHead } from './path-head.tsx';
import { pathModules } from './path-modules.ts';
import { PathSkeleton } from './path-skeleton.tsx';
import { useLearningPath } from './use-learning-path.ts';

/** The learning path. The address names the open lesson: `/lessons?lesson=<id>`. */
export function LessonsPage() {
  const { path, isLoading, isFailed, refresh } = useLearningPath();
  return (
    <div className="page">
      <PathHead path={path} isLoading={isLoading} onRefresh={refresh} />
      {path === undefined && !isFailed ? (
        <PathSkeleton />
      ) : (
        <Path path={path} onRefresh={refresh} />
      )}
    </div>
  );
}

interface PathProps {
  path: PathFragment | undefined;
  onRefresh: () => void;
}

function Path({ path, onRefresh }: PathProps) {
  const items = path?.items ?? [];
  if (items.length === 0) {
    return (
      <Empty icon="lessons">
        <p>No lessons could be read.</p>
        <Button onClick={onRefresh}>Try again</Button>
      </Empty>
    );
  }
  return (
    <>
      <OpenLesson items={items} />
      <div className={styles.trunk}>
        {pathModules(items).map((module) => (
          <ModuleBranch key={module.id} module={module} />
        ))}
      </div>
    </>
  );
}

function OpenLesson({ items }: { items: PathFragment['items'] }) {
  const [search, setSearch] = useSearchParams();
  const id = search.get('lesson');
  const stop = items.find(({ lesson }) => lesson.id === id) ?? null;
  const isReadable = stop !== null && stop.lesson.state !== 'LOCKED';
  return (
    <>
      {id !== null && !isReadable && <ClosedLesson id={id} title={stop?.lesson.title} />}
      <LessonDialog
        stop={isReadable ? stop : null}
        onClose={() => setSearch({}, { preventScrollReset: true })}
      />
    </>
  );
}

/** What an address leads to when its lesson cannot be opened. */
function ClosedLesson({ id, title }: { id: string; title: string | undefined }) {
  return (
    <div className={styles.closed}>
      <Notice role="alert" packet="locked">
        {title === undefined
          ? `There is no lesson "${id}" on the path.`
          : `"${title}" is still locked. Complete the lessons before it first.`}
      </Notice>
    </div>
  );
}
