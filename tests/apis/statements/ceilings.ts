/**
 * The maximum number of SQL statements of an operation that requests one field and everything below it, for a learner
 * with the longest possible history. When you add a field, set its limit here.
 */
export const STATEMENT_CEILINGS: Readonly<Record<string, number>> = {
  'Query.viewer': 1,
  'Query.challenges': 8,
  'Query.challenge': 8,
  // For a session, these check that it is open, in parallel: they read nothing else of the learner.
  'Query.categories': 2,
  'Query.lessons': 4,
  'Query.lesson': 5,
  'Query.achievements': 2,
  'Query.leaderboard': 3,
  'Query.isUsernameAvailable': 3,
  'Viewer.id': 1,
  'Viewer.email': 1,
  'Viewer.username': 1,
  'Viewer.firstName': 1,
  'Viewer.lastName': 1,
  'Viewer.avatarUrl': 1,
  'Viewer.githubUsername': 1,
  'Viewer.isListed': 1,
  'Viewer.isAnonymous': 1,
  'Viewer.hasReviews': 1,
  'Viewer.experiencePoints': 1,
  'Viewer.level': 1,
  'Viewer.streakDays': 1,
  'Viewer.timeZone': 1,
  'Viewer.timeZoneChangeableAt': 1,
  'Viewer.createdAt': 1,
  'Viewer.learningPath': 4,
  'Viewer.nextStep': 12,
  'Viewer.progress': 4,
  'Viewer.reviews': 6,
  'Viewer.dailyProblem': 5,
  'Viewer.placements': 6,
  'Viewer.placement': 6,
  'Viewer.achievements': 3,
  'Viewer.achievementsAhead': 6,
  'Viewer.activity': 3,
  'Viewer.submissions': 9,
  'Viewer.editorSettings': 3,
  'Viewer.draft': 4,
  'Viewer.recentChallenges': 9,
  'Viewer.recentLessons': 5,
  'Viewer.dataExport': 28,
  'Viewer.sessions': 3,
  'Viewer.accessTokens': 3,
  'Viewer.following': 3,
  'Mutation.executeCode': 5,
  'Mutation.submitSolution': 35,
  'Mutation.saveDraft': 12,
  'Mutation.completeLesson': 15,
  'Mutation.answerExercise': 20,
  'Mutation.showExerciseSolution': 20,
  'Mutation.visitLessonStep': 15,
  'Mutation.answerReview': 25,
  'Mutation.answerDailyProblem': 25,
  'Mutation.startPlacement': 25,
  'Mutation.answerPlacement': 25,
  'Mutation.revealHint': 12,
  'Mutation.showSolution': 15,
  'Mutation.openChallengeAnyway': 11,
  'Mutation.createProfile': 7,
  'Mutation.updateProfile': 4,
  'Mutation.followLearner': 6,
  'Mutation.unfollowLearner': 6,
  'Mutation.updateEditorSettings': 6,
  'Mutation.mergeAnonymousLearner': 45,
  'Mutation.createAccessToken': 8,
  'Mutation.revokeAccessToken': 3,
  'Mutation.endSession': 3,
  'Mutation.deleteAccount': 7,
};

/** The same for each GET of the REST API. */
export const REST_CEILING = 6;

/** REST responses that cost more: what a recommendation depends on, which is almost everything. */
export const NEXT_STEP_CEILING = 7;

/** Everything that is stored about a learner. */
export const EXPORT_CEILING = 27;
