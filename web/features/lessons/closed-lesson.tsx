import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './lessons.module.css';
import { OPENED_FROM_PATH } from './opened-from-path.ts';
import type { PathStop } from './path-modules.ts';

interface ClosedLessonProps {
  /** What the address names. */
  id: string;
  /** Null when it is not on the path. */
  stop: PathStop | null;
  /** The lesson that is next; null when all are completed. */
  current: PathStop | null;
}

/** What an address leads to when its lesson cannot be opened, and what opens it. */
export function ClosedLesson({ id, stop, current }: ClosedLessonProps) {
  return (
    <div className={styles.closed}>
      <Notice role="alert" packet="locked">
        <p>
          {stop === null ? `There is no lesson "${id}" on the path.` : lockWords(stop, current)}
        </p>
        {current !== null && (
          <p>
            <ButtonLink to={paths.lesson(current.lesson.id)} state={OPENED_FROM_PATH} size="small">
              Open lesson {current.position}
            </ButtonLink>
          </p>
        )}
      </Notice>
    </div>
  );
}

function lockWords({ lesson, position }: PathStop, current: PathStop | null): string {
  const locked = `"${lesson.title}" is still locked.`;
  if (current === null) return `${locked} Refresh the path.`;
  const { title } = current.lesson;
  return position === current.position + 1
    ? `${locked} It opens when lesson ${current.position}, "${title}", is completed.`
    : `${locked} Lessons ${current.position} to ${position - 1} open it; "${title}" is your next one.`;
}
