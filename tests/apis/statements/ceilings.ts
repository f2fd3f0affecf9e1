/**
 * The maximum number of SQL statements of an operation that requests one field and everything below it, for a learner
 * with the longest possible history. When you add a field, set its limit here.
 */
export const STATEMENT_CEILINGS: Readonly<Record<string, number>> = {
  'Query.viewer': 1,
  'Query.challenges': 10,
  'Query.challenge': 10,
  // For a session, these check that it is open, in parallel: they read nothing else of the learner.
  'Query.categories': 2,
  'Query.lessons': 4,
  'Query.lesson': 5,
  'Query.achievements': 3,
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
  'Viewer.weeklyGoalDays': 1,
  'Viewer.experiencePoints': 1,
  'Viewer.level': 1,
  'Viewer.streakDays': 1,
  'Viewer.freezesLeft': 1,
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
  'Viewer.skillStandings': 5,
  'Viewer.activity': 3,
  'Viewer.submissions': 11,
  'Viewer.editorSettings': 3,
  'Viewer.draft': 4,
  'Viewer.acceptedCode': 4,
  'Viewer.recentChallenges': 11,
  'Viewer.recentLessons': 5,
  'Viewer.dataExport': 30,
  'Viewer.sessions': 3,
  'Viewer.accessTokens': 3,
  'Viewer.following': 3,
  'Mutation.executeCode': 6,
  'Mutation.submitSolution': 39,
  'Mutation.saveDraft': 14,
  'Mutation.completeLesson': 15,
  'Mutation.answerExercise': 20,
  'Mutation.showExerciseSolution': 20,
  'Mutation.visitLessonStep': 15,
  'Mutation.answerReview': 25,
  'Mutation.answerDailyProblem': 25,
  'Mutation.startPlacement': 25,
  'Mutation.answerPlacement': 25,
  'Mutation.revealHint': 14,
  'Mutation.showSolution': 17,
  'Mutation.openChallengeAnyway': 13,
  'Mutation.openEvidence': 14,
  'Mutation.markLine': 15,
  'Mutation.showLine': 15,
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
export const REST_CEILING = 7;

/** REST responses that cost more: what a recommendation depends on, which is almost everything. */
export const NEXT_STEP_CEILING = 7;

/** Everything that is stored about a learner whose rows fit into a page. */
export const EXPORT_CEILING = 30;

/** The most further statements of an export: twenty rows of submissions, drafts, replaced drafts and evidence at a time. */
export const furtherPages = (rows: number): number => 4 * Math.ceil(rows / 20);
