import { DAILY_REWARD, REVIEW_REWARD } from '../../domain/review.ts';

/** What a demo learner has done when the product starts for the first time. */
export interface DemoGoal {
  email: string;
  /** The XP total. Learners reach it as long as the curriculum offers enough. */
  experiencePoints: number;
  /** The streak in days, up to today. */
  streakDays: number;
  /** The number of active days, including those of the streak. */
  activeDays: number;
  /** How many lessons of the learning path are finished. */
  lessons: number;
}

/** The accounts that a first start creates, so that every gate and every panel can be seen from both sides. */
export const DEMO_LEARNERS: readonly DemoGoal[] = [
  {
    email: 'newcomer@example.test',
    experiencePoints: 0,
    streakDays: 0,
    activeDays: 0,
    lessons: 0,
  },
  {
    email: 'regular@example.test',
    experiencePoints: 250,
    streakDays: 4,
    activeDays: 11,
    lessons: 14,
  },
  {
    email: 'veteran@example.test',
    experiencePoints: 1_500,
    streakDays: 12,
    activeDays: 34,
    lessons: 29,
  },
];

/** How many reviews a demo learner does on most days. */
export const REVIEWS_PER_DAY = 2;

/** The XP of a day with the daily problem and the usual reviews. At least one such day is in every history. */
export const SMALL_REWARDS_PER_DAY = DAILY_REWARD + REVIEWS_PER_DAY * REVIEW_REWARD;
