import { Link } from 'react-router';
import type { LessonState } from '../../graphql/__generated__/operations.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import styles from './lessons.module.css';
import type { PathStop } from './path-modules.ts';

const FACES = {
  COMPLETED: { packet: 'done', tone: 'signal', word: 'Completed' },
  UNLOCKED: { packet: 'open', tone: 'signal', word: 'Start' },
  LOCKED: { packet: 'locked', tone: undefined, word: 'Locked' },
} as const satisfies Record<LessonState, unknown>;

/** One numbered lesson of the path. Unlocked ones are links that open it. */
export function LessonCard({ stop: { lesson, position } }: { stop: PathStop }) {
  const face = FACES[lesson.state];
  const isLocked = lesson.state === 'LOCKED';
  return (
    <li className={styles.lesson} data-state={face.packet} value={position}>
      <b aria-hidden="true">{String(position).padStart(2, '0')}</b>
      <h3>
        {isLocked ? (
          lesson.title
        ) : (
          <Link to={paths.lesson(lesson.id)} preventScrollReset>
            {lesson.title}
          </Link>
        )}
      </h3>
      <Badge tone={face.tone} packet={face.packet}>
        {face.word}
      </Badge>
    </li>
  );
}
