import { Icon } from '../../ui/icon.tsx';
import { Progress } from '../../ui/progress.tsx';
import { ChallengeRow } from './challenge-row.tsx';
import styles from './challenges.module.css';
import type { LibraryChallenge } from './library-filter.ts';

interface ChallengeGroup {
  id: string;
  name: string;
  /** Those that the filter leaves, in their original order. */
  shown: LibraryChallenge[];
  solved: number;
  total: number;
}

/** Groups the shown challenges by their subjects, in the order of the subjects. Counts all challenges of a subject. */
export function groupChallenges(
  categories: readonly { id: string; name: string }[],
  challenges: readonly LibraryChallenge[],
  shown: readonly LibraryChallenge[],
): ChallengeGroup[] {
  const groups = categories.map(({ id, name }) => {
    const all = challenges.filter(({ category }) => category.id === id);
    return {
      id,
      name,
      shown: shown.filter(({ category }) => category.id === id),
      solved: all.filter(({ isCompleted }) => isCompleted).length,
      total: all.length,
    };
  });
  return groups.filter((group) => group.shown.length > 0);
}

interface ChallengeGroupsProps {
  groups: readonly ChallengeGroup[];
  experiencePoints: number;
}

/** The library by subject. Each subject can be closed. */
export function ChallengeGroups({ groups, experiencePoints }: ChallengeGroupsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ id, name, shown, solved, total }) => (
        <details key={id} className={styles.group} style={{ '--rows': shown.length }} open>
          <summary>
            <Icon name="chevron" size={16} />
            <h2>{name}</h2>
            <span className="label">
              {solved} of {total} solved
            </span>
            <Progress value={(100 * solved) / total} label={`${name} solved`} cells={total} />
          </summary>
          <ul aria-label={`Challenges: ${name}`}>
            {shown.map((challenge) => (
              <ChallengeRow
                key={challenge.id}
                challenge={challenge}
                experiencePoints={experiencePoints}
              />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
