/** The initial content of the playground's editor. Each operation runs without changes. */
export const WELCOME_DOCUMENT = `# Every screen reads and writes through this API.
# Requests use the session of the learner who
# is signed in. Without one, viewer is null.
#
# Put the cursor in an operation and press
# Ctrl-Enter to run it. Ctrl-Space suggests names.
# The book on the left documents every field.

# Your progress.
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

# All challenges, and whether you can open them.
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

# The lessons in order, with your progress.
query Path {
  viewer {
    learningPath {
      completed
      total
      items {
        position
        lesson {
          id
          title
          state
        }
      }
    }
  }
}

# The instructions of a challenge and its samples.
query Task {
  challenge(id: "first-contact") {
    instructions
    starterCode
    samples {
      stdin
      expectedStdout
    }
  }
}

# Runs code on the server. This is not a submission
# and earns nothing. Use submitSolution for that.
mutation Run {
  executeCode(
    input: {
      challengeId: "first-contact"
      code: "print('Hello, relay. This is ' + input() + '.')"
    }
  ) {
    status
    output
    tests {
      name
      isPassed
      actualStdout
    }
  }
}

# Your attempts, newest first. To get the next page,
# pass endCursor as after.
query Attempts {
  viewer {
    submissions(first: 10) {
      nodes {
        status
        submittedAt
        challenge {
          title
        }
      }
      endCursor
    }
  }
}

# This week's best learners, among those who chose
# to be listed.
query Week {
  leaderboard(period: WEEK, first: 10) {
    viewerRank
    entries {
      rank
      username
      experiencePoints
    }
  }
}

# Your programs need an access token. Create one on
# the account page and send it as
# Authorization: Bearer, followed by the token.
query AccessTokens {
  viewer {
    accessTokens {
      name
      scope
      ending
      expiresAt
      lastUsedOn
    }
  }
}
`;
