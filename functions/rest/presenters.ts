import { iconPath } from '../../domain/achievements.ts';
import type { z } from '@hono/zod-openapi';
import type { Verdict } from '../../domain/grading.ts';
import { languageOf } from '../../domain/language.ts';
import type { MeasuredMinutes } from '../../domain/lesson-time.ts';
import { levelOf } from '../../domain/progression.ts';
import { readVerdict } from '../../domain/stored-verdict.ts';
import type { AchievementView } from '../services/achievement-view.ts';
import type { ChallengeView } from '../services/challenges.ts';
import type { LessonView } from '../services/lessons.ts';
import type { Learner, SubmissionSummary } from '../services/ports/records.ts';
import type { Services } from '../services/services.ts';
import type { SubmissionView } from '../services/submissions.ts';
import type * as lessonSchemas from './lesson-schemas.ts';
import { presentFeedback } from './present-feedback.ts';
import type * as schemas from './schemas.ts';

type Shape<Name extends keyof typeof schemas> = z.input<(typeof schemas)[Name]>;

/** Returns a profile with its streak. */
function presentProfile(
  learner: Learner,
  streakDays: number,
  freezesLeft: number,
): Shape<'profile'> {
  return {
    id: learner.id,
    email: learner.email,
    username: learner.username,
    first_name: learner.firstName,
    last_name: learner.lastName,
    avatar_url: learner.avatarUrl,
    github_username: learner.githubUsername,
    github_id: learner.githubId,
    oauth_provider: learner.oauthProvider,
    created_at: learner.createdAt.toISOString(),
    experience_points: learner.experiencePoints,
    level: levelOf(learner.experiencePoints),
    streak_days: streakDays,
    freezes_left: freezesLeft,
    is_anonymous: learner.isAnonymous,
  };
}

/** @param progress what prepares for the challenge, whether the learner opened it without, and how far they came */
export function presentChallenge(
  challenge: ChallengeView,
  progress: Pick<
    Shape<'challenge'>,
    'prerequisites' | 'next_lesson' | 'is_opened_anyway' | 'last_result'
  >,
): Shape<'challenge'> {
  return {
    id: challenge.id,
    title: challenge.title,
    description: challenge.description,
    difficulty: challenge.difficulty,
    experience_reward: challenge.experienceReward,
    experience_required: challenge.experienceRequired,
    category_id: challenge.category.id,
    category: challenge.category,
    language: languageOf(challenge.language),
    is_locked: challenge.isLocked,
    is_completed: challenge.isCompleted,
    solved_at: challenge.solvedAt?.toISOString() ?? null,
    skills: challenge.skills,
    has_lab: challenge.hasLab,
    evidence_from: challenge.evidenceFrom,
    instructions: challenge.instructions,
    starter_code: challenge.starterCode,
    expected_output: challenge.expectedOutput,
    tip: challenge.tip,
    ...progress,
  };
}

const LESSON_STATES = { LOCKED: 'locked', UNLOCKED: 'unlocked', COMPLETED: 'completed' } as const;

type LessonShape = z.input<typeof lessonSchemas.lesson>;

function presentMeasured(measured: MeasuredMinutes | null): LessonShape['measured_time'] {
  if (measured === null) return null;
  const { median, lowerQuartile, upperQuartile } = measured;
  return { median, lower_quartile: lowerQuartile, upper_quartile: upperQuartile };
}

export function presentLesson(lesson: LessonView): LessonShape {
  return {
    id: lesson.id,
    title: lesson.title,
    description: lesson.description,
    difficulty: lesson.difficulty,
    estimated_time: lesson.estimatedMinutes,
    measured_time: presentMeasured(lesson.measuredMinutes),
    category: lesson.category,
    state: LESSON_STATES[lesson.state],
    proved_at: lesson.provedAt?.toISOString() ?? null,
    first_edition_at: lesson.firstEditionAt?.toISOString() ?? null,
    content: lesson.content,
    example_code: lesson.exampleCode,
    example_output: lesson.exampleOutput,
  };
}

const SUBMISSION_STATES = {
  PENDING: 'pending',
  ACCEPTED: 'accepted',
  FAILED: 'failed',
} as const;

export function presentSubmission(
  submission: SubmissionSummary,
  challengeTitle: string,
): Shape<'recentSubmissions'>['submissions'][number] {
  return {
    id: submission.id,
    challenge_id: submission.challengeId,
    challenge_title: challengeTitle,
    submitted_at: submission.submittedAt.toISOString(),
    status: SUBMISSION_STATES[submission.status],
    passed_count: submission.passedCount,
    case_count: submission.caseCount,
  };
}

export function presentAchievement(achievement: AchievementView): Shape<'achievement'> {
  return {
    id: achievement.id,
    name: achievement.name,
    description: achievement.description,
    icon: achievement.icon,
    icon_url: iconPath(achievement.icon),
    experience_reward: achievement.experienceReward,
    earned_at: achievement.earnedAt?.toISOString() ?? null,
  };
}

export function presentVerdict(
  verdict: Verdict,
  achievements: AchievementView[],
): Omit<Shape<'runResult'>, 'recording'> {
  return {
    success: verdict.isAccepted,
    status: verdict.status.toLowerCase(),
    output: verdict.output,
    error: verdict.error,
    execution_time: verdict.executionTimeSeconds,
    is_local: false,
    test_results: verdict.tests.map((test) => ({
      name: test.name,
      success: test.isPassed,
      output: test.output,
      stdout: test.actualStdout,
      expected_output: test.expectedStdout,
      error: test.error,
      is_hidden: test.isHidden,
    })),
    achievements_earned: achievements.map(presentAchievement),
  };
}

/** Returns a submission with everything that its learner may see. */
export function presentSubmissionDetail(
  { submission, achievementsEarned, feedback }: SubmissionView,
  challengeTitle: string,
): Shape<'submissionDetail'> {
  const { verdict } = submission;
  return {
    ...presentSubmission(submission, challengeTitle),
    language: languageOf(submission.language),
    code: submission.code,
    experience_earned: submission.experienceEarned,
    result: verdict && presentVerdict(readVerdict(verdict), achievementsEarned),
    feedback: feedback && presentFeedback(feedback),
  };
}

/** Returns a learner's profile with the current streak. */
export async function profileOf(services: Services, learner: Learner) {
  const [streakDays, freezesLeft] = await Promise.all([
    services.progress.streak(learner),
    services.progress.freezesLeft(learner),
  ]);
  return presentProfile(learner, streakDays, freezesLeft);
}
