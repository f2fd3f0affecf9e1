/** One use of a skill: an exercise that was answered or a challenge that was submitted. */
export interface SkillUse {
  skill: string;
  /** Whether the first answer was right. */
  isFirstTry: boolean;
}

/** How well a learner has done with a skill so far. */
export interface SkillStanding {
  skill: string;
  /** The share of uses in which the first answer was right, rounded to a whole percentage. */
  firstTryPercent: number;
  uses: number;
}

/** A share of fewer uses says more about chance than about the learner. */
const MIN_USES = 3;

/** A skill is weak below this share of right first answers, in percent. */
const WEAK_BELOW_PERCENT = 70;

/** Returns how well a learner has done with each skill that was used three times or more, the weakest first. */
export function skillStandings(uses: readonly SkillUse[]): SkillStanding[] {
  const counts = new Map<string, { all: number; right: number }>();
  for (const { skill, isFirstTry } of uses) {
    const { all, right } = counts.get(skill) ?? { all: 0, right: 0 };
    counts.set(skill, { all: all + 1, right: right + (isFirstTry ? 1 : 0) });
  }
  return [...counts]
    .filter(([, { all }]) => all >= MIN_USES)
    .map(([skill, { all, right }]) => ({
      skill,
      uses: all,
      firstTryPercent: Math.round((right / all) * 100),
    }))
    .toSorted(
      (one, other) =>
        one.firstTryPercent - other.firstTryPercent ||
        other.uses - one.uses ||
        one.skill.localeCompare(other.skill),
    );
}

/** Checks whether a learner should practice a skill more. */
export function isWeak({ firstTryPercent }: Pick<SkillStanding, 'firstTryPercent'>): boolean {
  return firstTryPercent < WEAK_BELOW_PERCENT;
}
