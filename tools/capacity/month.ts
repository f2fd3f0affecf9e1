import { ASSUMPTIONS } from './assumptions.ts';

/** What learners do in a month. */
export interface Month {
  sessions: number;
  /** Requests that run no code. */
  requests: number;
  runs: number;
  submissions: number;
}

/** @param learners who are active at least once in the month */
export function monthOf(learners: number): Month {
  const { sessionsPerMonth, sessionMinutes, submissionShare } = ASSUMPTIONS;
  const sessions = learners * sessionsPerMonth;
  const seconds = sessions * sessionMinutes * 60;
  const runs = seconds * ASSUMPTIONS.runsPerSecond;
  return {
    sessions,
    requests: seconds * ASSUMPTIONS.requestsPerSecond,
    runs,
    submissions: runs * submissionShare,
  };
}
