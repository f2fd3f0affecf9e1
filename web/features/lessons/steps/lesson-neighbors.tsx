import type { LessonOnPathFragment } from '../../../graphql/__generated__/operations.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router/link.tsx';
import styles from './lesson-neighbors.module.css';
import type { LessonPlace } from './open-lesson.ts';

/** Links to the lessons before and after this one. A locked one is named, but isn't a link. */
export function LessonNeighbors({ previous, next }: Pick<LessonPlace, 'previous' | 'next'>) {
  return (
    <nav aria-label="Lessons before and after" className={styles.neighbors}>
      {previous !== null && <Neighbor lesson={previous} side="previous" />}
      {next !== null && <Neighbor lesson={next} side="next" />}
    </nav>
  );
}

interface NeighborProps {
  lesson: LessonOnPathFragment;
  side: 'previous' | 'next';
}

function Neighbor({ lesson: { id, title, state }, side }: NeighborProps) {
  const word = side === 'previous' ? 'Previous lesson' : 'Next lesson';
  if (state === 'LOCKED') {
    return (
      <p data-side={side} className="quiet">
        <span className="label">{word}, locked until you complete this one</span>
        {title}
      </p>
    );
  }
  return (
    <Link to={paths.lessonStep(id)} data-side={side}>
      <span className="label">{word}</span> <span>{title}</span>
    </Link>
  );
}
