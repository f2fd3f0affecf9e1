import { Icon } from '../../ui/icon.tsx';
import { Progress } from '../../ui/progress.tsx';
import { ChallengeRow } from './challenge-row.tsx';
import styles from './challenges.module.css';
import { isReady, type LibraryChallenge } from './library-filter.ts';

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

/** Checks whether the learner is at work on a subject: it has something that is solved, or that they are ready for. */
function isAtWork({ solved, shown }: ChallengeGroup, experiencePoints: number): boolean {
  return solved > 0 || shown.some((challenge) => isReady(challenge, experiencePoints));
}

interface ChallengeGroupsProps {
  groups: readonly ChallengeGroup[];
  experiencePoints: number;
  /** Whether these are the matches of a filter, which are all in sight. */
  isFiltered: boolean;
}

/** The library by subject. The first subject is open, and those that the learner is at work on. */
export function ChallengeGroups({ groups, experiencePoints, isFiltered }: ChallengeGroupsProps) {
  const isOpen = (group: ChallengeGroup, index: number): boolean =>
    isFiltered || index === 0 || isAtWork(group, experiencePoints);
  return (
    <div className={styles.groups}>
      {groups.map((group, index) => {
        const { id, name, shown, solved, total } = group;
        return (
          <details
            key={`${id} ${isFiltered}`}
            className={styles.group}
            style={{ '--rows': shown.length }}
            open={isOpen(group, index)}
          >
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
        );
      })}
    </div>
  );
}
