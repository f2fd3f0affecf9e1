/** Messages whose exact words are fixed: tests, support and other screens rely on them. */
export const messages = {
  signingIn: 'Signing in...',
  connectingToGitHub: 'Connecting to GitHub...',
  creatingAccount: 'Creating account...',

  loginFailed: 'Login failed',
  loginUnexpected: 'An unexpected error occurred. Please try again.',
  gitHubFailed: 'GitHub login failed',
  gitHubLoginFailed: 'GitHub login failed. Please try again.',
  gitHubSignUpFailed: 'GitHub sign up failed. Please try again.',

  registrationFailed: 'Registration failed',
  registered: 'Registration successful! Please check your email to confirm your account.',
  registeredWithoutUser: 'Registration successful!',
  passwordsDiffer: 'Passwords do not match.',
  wrongAnswer: 'Incorrect answer. Please try again.',

  defaultUsername: 'Hacker',
  noRecentSubmissions: 'No recent submissions',
  noRecentChallenges: 'No recent challenges',
  noRecentLessons: 'No recent lessons',
  noAchievementsYet: 'No achievements yet',

  earnASpot: 'Compete with other hackers. Earn XP to secure a spot.',

  noChallengesMatched: 'No challenges matched',
  challengeNotFound: 'Challenge Not Found',

  executionFailed: 'Code execution failed',
  submissionFailed: 'Challenge submission failed',
  localExecutionFailed: 'Local code execution failed',
  pyodideUnavailable: 'Pyodide is not available in this environment',
  pyodideBrowserOnly: 'Pyodide is only available in browser environments',
  runFailed: 'Code Execution Failed',
  testPassed: 'Test Passed',
  testFailed: 'Test Failed',
  achievementUnlocked: 'Achievement Unlocked',

  lessonRateLimited: 'Rate limited. Please wait a moment and try again.',
  lessonServerError: 'Server error. Please try again later.',
  lessonAuthentication: 'Authentication error. Please log in again.',
  lessonNotFound: 'Lesson not found. Please refresh the page.',
  lessonFailed: (reason: string) => `Failed to complete lesson: ${reason}`,
  lessonUnexpected: 'Error completing lesson. Please try again.',
  networkError: 'Network error. Please check your connection and try again.',
  temporaryServerIssue: 'The server has a temporary issue. Please try again in a moment.',

  errorTitle: 'Oops! Something went wrong',
  errorLead: "We encountered an unexpected error. Don't worry, your progress is safe.",
  errorUnexpected: 'An unexpected error occurred while loading this page.',

  offerExpired: 'OFFER EXPIRED',
} as const;
