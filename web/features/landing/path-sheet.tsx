import { type OutlineModule, site } from 'virtual:site';
import { lessonDifficultyLabel } from '../../../domain/difficulty.ts';
import styles from './path-sheet.module.css';
import { Sheet } from './sheet.tsx';

/** Subjects that are only announced have no lessons to show. */
const MODULES = site.outline.filter(
  ({ lessons, challengeCount }) => lessons.length + challengeCount > 0,
);

/** The learning path as a dump: one byte per lesson. */
export function PathSheet() {
  if (MODULES.length === 0) return null;
  return (
    <Sheet
      anchor="lessons"
      offset="0030"
      title="The path, byte by byte"
      lead={`One cell per lesson, its difficulty as a hex byte: ${difficultyRange()}. The green one is open now; finishing a lesson opens the next.`}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Offset</th>
            <th scope="col">Module</th>
            <th scope="col">Lessons by difficulty</th>
            <th scope="col">Lessons</th>
            <th scope="col">Challenges</th>
          </tr>
        </thead>
        <tbody>
          {MODULES.map((module, place) => (
            <ModuleRow key={module.name} module={module} offset={lessonsBefore(place)} />
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

function ModuleRow({ module, offset }: { module: OutlineModule; offset: number }) {
  const { name, lessons, challengeCount } = module;
  return (
    <tr>
      <th scope="row" className={styles.offset}>
        {offset.toString(16).padStart(4, '0')}
      </th>
      <td className={styles.module}>{name}</td>
      <td className={styles.cells}>
        <ol aria-label={`Difficulty of each lesson of ${name}`}>
          {lessons.map(({ title, difficulty }) => (
            <li key={title} title={title} data-level={difficulty}>
              {byte(difficulty)}
            </li>
          ))}
        </ol>
        {lessons.length > 0 && (
          <details className={styles.titles}>
            <summary className="target">
              Titles<span className="visually-hidden"> of the lessons of {name}</span>
            </summary>
            <ol>
              {lessons.map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </ol>
          </details>
        )}
      </td>
      <td className={styles.number} data-unit={lessons.length === 1 ? 'lesson' : 'lessons'}>
        {lessons.length}
      </td>
      <td className={styles.number} data-unit={challengeCount === 1 ? 'challenge' : 'challenges'}>
        {challengeCount}
      </td>
    </tr>
  );
}

/** The easiest and the hardest lesson, such as "01 Beginner to 04 Advanced". */
function difficultyRange(): string {
  const difficulties = MODULES.flatMap(difficultiesOf);
  const ends = new Set([Math.min(...difficulties), Math.max(...difficulties)]);
  return [...ends].map((end) => `${byte(end)} ${lessonDifficultyLabel(end)}`).join(' to ');
}

function lessonsBefore(place: number): number {
  return MODULES.slice(0, place).flatMap(difficultiesOf).length;
}

function difficultiesOf({ lessons }: OutlineModule): number[] {
  return lessons.map(({ difficulty }) => difficulty);
}

function byte(difficulty: number): string {
  return difficulty.toString(16).padStart(2, '0');
}
