/** What stands in the editor when the playground is opened for the first time. */
export const WELCOME_DOCUMENT = `# Every screen reads and writes through this API.
# You ask as the learner signed in to this browser;
# without a session the viewer is null.
#
# Ctrl-Enter runs, Ctrl-Space completes.
# The book at the left explains every field.

query Standing {
  viewer {
    username
    level
    experiencePoints
    streakDays
    progress {
      lessonsCompleted
      lessonsTotal
      challengesCompleted
      challengesTotal
    }
  }
}

query Library {
  challenges {
    id
    title
    difficulty
    experienceReward
    isLocked
    isCompleted
  }
}
`;
