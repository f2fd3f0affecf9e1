import { useEffect, useRef } from 'react';
import { challengeDifficultyLabel } from '../../domain/difficulty.ts';
import { experienceRequired, levelOf } from '../../domain/progression.ts';
import styles from './level-up.module.css';

/** The cells of a level, as in the navigation. */
const CELLS = 10;
/** The highest difficulty of a challenge. */
const HARDEST = 5;

/** Returns what a level opens; null for nothing. */
function openedBy(level: number): string | null {
  const isThreshold = level <= HARDEST && levelOf(experienceRequired(level)) === level;
  return isThreshold ? `${challengeDifficultyLabel(level)} challenges are open now.` : null;
}

/** The moment in which a learner reaches a level: its cells fill once. It stays in the flow of the page. */
export function LevelUp({ level }: { level: number }) {
  const opened = openedBy(level);
  return (
    <div className={styles.level}>
      <p>
        <b>Level {level}</b>
        {opened !== null && <span>{opened}</span>}
      </p>
      <span className={styles.cells} aria-hidden="true">
        {Array.from({ length: CELLS }, (_, index) => (
          <span key={index} style={{ '--index': index }} />
        ))}
      </span>
    </div>
  );
}

/** The same moment where nothing else announces it to screen readers. */
export function AnnouncedLevelUp({ level }: { level: number }) {
  const opened = openedBy(level);
  const words = `You reached level ${level}.${opened === null ? '' : ` ${opened}`}`;
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Screen readers announce what changes in a region that they already know.
    if (status.current) status.current.textContent = words;
  }, [words]);
  return (
    <div>
      <div aria-hidden="true">
        <LevelUp level={level} />
      </div>
      <p ref={status} className="visually-hidden" role="status" />
    </div>
  );
}
