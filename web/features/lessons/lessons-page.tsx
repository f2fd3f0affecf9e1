import { LocalRunnerProvider } from '../../execution/local-runner-context.tsx';
import type { PathFragment } from '../../graphql/__generated__/operations.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ClosedLesson } from './closed-lesson.tsx';
import { LessonDialog } from './lesson-dialog.tsx';
import styles from './lessons.module.css';
import { ModuleBranch } from './module-branch.tsx';
import { PathHead } from './path-head.tsx';
import { currentStop, pathModules } from './path-modules.ts';
import { useLearningPath } from './use-lessons.ts';
import { useOpenLesson } from './use-open-lesson.ts';
import { usePathLinks } from './use-path-links.ts';
import { useProofOffer } from './use-proof-offer.ts';

/** The number of placeholder lessons in each module while the path loads. */
const MODULES = [9, 4, 4];

/** The placeholder of the path while it loads. */
function PathSkeleton() {
  return (
    <div className={styles.trunk} aria-busy="true">
      {MODULES.map((lessons, module) => (
        <div key={module} className={styles.module} aria-hidden="true">
          <header>
            <Skeleton width="180px" height="32px" />
          </header>
          <div className={styles.branch}>
            {Array.from({ length: lessons }, (_, index) => (
              <div key={index} className={styles.lesson}>
                <Skeleton width="2ch" height="20px" />
                <Skeleton width="80%" height="20px" />
                <p className={styles.foot}>
                  <Skeleton width="60%" height="16px" />
                </p>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

const PAGE_TITLE = 'Learning Path';

/** The learning path. The address names the open lesson: `/lessons?lesson=<id>`. */
export function LessonsPage() {
  const { path, isLoading, isFailed, refresh } = useLearningPath();
  const proofs = useProofOffer(path);
  return (
    // Python is loaded for the first example that runs, and reused for the others.
    <LocalRunnerProvider isEager={false}>
      <div className="page">
        <PathHead path={path} proofs={proofs} isLoading={isLoading} onRefresh={refresh} />
        {path === undefined && !isFailed ? (
          <PathSkeleton />
        ) : (
          <Path path={path} hasProofLink={proofs === 'link'} onRefresh={refresh} />
        )}
      </div>
    </LocalRunnerProvider>
  );
}

interface PathProps {
  path: PathFragment | undefined;
  /** Whether the current module links to the proofs. */
  hasProofLink: boolean;
  onRefresh: () => void;
}

function Path({ path, hasProofLink, onRefresh }: PathProps) {
  const items = path?.items ?? [];
  const links = usePathLinks(items);
  const current = currentStop(items);
  if (items.length === 0) {
    return (
      <Empty icon="lessons">
        <p role="alert">The lessons could not be loaded.</p>
        <Button onClick={onRefresh}>Try again</Button>
      </Empty>
    );
  }
  return (
    <>
      <OpenLesson items={items} focusLesson={links.focus} />
      <div className={styles.trunk}>
        {pathModules(items).map((module) => (
          <ModuleBranch
            key={module.id}
            module={module}
            links={links}
            hasProofLink={hasProofLink && current !== null && module.stops.includes(current)}
          />
        ))}
      </div>
    </>
  );
}

interface OpenLessonProps {
  items: PathFragment['items'];
  focusLesson: (id: string) => void;
}

function OpenLesson({ items, focusLesson }: OpenLessonProps) {
  const { id, stop, close, closeFor } = useOpenLesson(items, focusLesson);
  const isReadable = stop !== null && stop.lesson.state !== 'LOCKED';
  usePageTitle(isReadable ? stop.lesson.title : PAGE_TITLE);
  const next = stop === null ? undefined : items[stop.position];
  return (
    <>
      {id !== null && !isReadable && (
        <ClosedLesson id={id} stop={stop} current={currentStop(items)} />
      )}
      <LessonDialog
        stop={isReadable ? stop : null}
        next={next ?? null}
        onClose={close}
        onCompleted={closeFor}
      />
    </>
  );
}
