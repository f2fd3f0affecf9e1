/** The initial content of the playground's editor. Each operation runs without changes. */
export const WELCOME_DOCUMENT = `# Every screen reads and writes through this API.
# You ask as the learner who is signed in here;
# without a session the viewer is null.
#
# Put the cursor in an operation, and Ctrl-Enter
# runs it. Ctrl-Space completes what you type.
# The book at the left explains every field.

# Where you stand.
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

# Every challenge, and whether it is open to you.
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

# The lessons in order, and which one is next.
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

# What to do in a challenge, with its samples.
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

# Runs code on the server. It is no submission and
# earns nothing: that is what submitSolution does.
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

# Your attempts, newest first. Pass endCursor as
# after to go on.
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

# The best of this week among those who chose to
# be listed.
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

# A program of yours calls with an access token of
# its own: make one on the profile page and send it
# as Authorization: Bearer, followed by the token.
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
