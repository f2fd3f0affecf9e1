import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { lockWords } from './lesson-words.ts';
import styles from './lessons.module.css';
import { OPENED_FROM_PATH } from './use-open-lesson.ts';
import type { PathStop } from './path-modules.ts';

interface ClosedLessonProps {
  /** The lesson id in the URL. */
  id: string;
  /** Null if it isn't on the path. */
  stop: PathStop | null;
  /** The next lesson; null if all are completed. */
  current: PathStop | null;
}

/** Shown if the lesson in the URL can't be opened. Says what unlocks it. */
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
