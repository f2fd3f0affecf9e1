import type { Day } from '../../../domain/calendar.ts';
import type { LessonStepRow } from './practice.ts';

/** How well a learner remembers a skill, as FSRS models it. */
export interface SkillMemory {
  /** After how many days the learner recalls the skill with a probability of 90 %. */
  stability: number;
  /** From 1, easy, to 10. */
  difficulty: number;
  /** When to review it. */
  dueAt: Date;
  /** When the learner last used the skill. */
  lastAt: Date;
}

/** What a learner's reviews of a skill say. */
export interface SkillReviewRow extends SkillMemory {
  skill: string;
  /** How many reviews are over. */
  number: number;
  /** Wrong answers in the current review. */
  tries: number;
}

/** What a learner's review schedule follows from. */
export interface ReviewFacts {
  /** Practiced lessons, also those that had no exercises when they were completed. */
  lessons: readonly { id: string; at: Date }[];
  /** Lessons that were proved. */
  proofs: readonly { id: string; at: Date }[];
  /** Solved challenges. */
  challenges: readonly { id: string; at: Date }[];
  steps: readonly Pick<LessonStepRow, 'lessonId' | 'state' | 'tries'>[];
  reviews: readonly SkillReviewRow[];
}

/** The exercise of a UTC day, which is the same for everyone who knows its lesson. */
export interface DailyProblemRow {
  day: Day;
  lessonId: string;
  exerciseId: string;
}

/** A learner's answers to a daily problem. */
export interface DailyAnswerRow {
  /** In UTC. */
  day: Day;
  /** The number of answers up to the first right one. */
  tries: number;
  isSolved: boolean;
  experienceEarned: number;
  answeredAt: Date;
}

/** XP of a review or a daily problem. */
export interface SmallReward {
  amount: number;
  earnedAt: Date;
}

/** Reads reviews and daily problems. */
export interface ReviewRepository {
  facts(learnerId: string): Promise<ReviewFacts>;
  /** Lists the daily problems from a day on, newest first. */
  dailyProblemsSince(day: Day): Promise<DailyProblemRow[]>;
  /**
   * Stores the problem of a day, unless another request was faster.
   *
   * @param replaced the stored problem that can't be used anymore; null if there is none
   * @returns the stored problem
   */
  storeDailyProblem(
    problem: DailyProblemRow,
    replaced: DailyProblemRow | null,
  ): Promise<DailyProblemRow>;
  /** Returns null if the learner hasn't answered the day's problem. */
  dailyAnswer(learnerId: string, day: Day): Promise<DailyAnswerRow | null>;
}

/** What reviews and daily problems have earned, and what challenges have earned, in XP. */
export interface SmallRewards {
  recent: SmallReward[];
  /** The sum of all rewards for reviews and daily problems. */
  smallEver: number;
  byChallenges: number;
}

/** The part of a transaction with a locked profile that records reviews and daily problems. */
export interface ReviewTransaction {
  reviewFacts(): Promise<ReviewFacts>;
  /** Returns null before the first answer to a review of the skill. */
  skillReview(skill: string): Promise<SkillReviewRow | null>;
  storeSkillReview(review: SkillReviewRow): Promise<void>;
  dailyAnswer(day: Day): Promise<DailyAnswerRow | null>;
  storeDailyAnswer(answer: DailyAnswerRow): Promise<void>;
  /** Returns what limits rewards for reviews and daily problems. @param since from when on they are listed one by one */
  smallRewards(since: Date): Promise<SmallRewards>;
}
