/** The challenge on the landing page, read from the content at build time. */
declare module 'virtual:trial' {
  export interface TrialSample {
    name: string;
    stdin: string;
    expectedStdout: string;
  }

  export interface Trial {
    id: string;
    title: string;
    description: string;
    starterCode: string;
    experienceReward: number;
    timeLimitSeconds: number;
    samples: TrialSample[];
    /** Text with code between backticks, the gentlest first. */
    hints: string[];
    /** Where the learning path begins. */
    firstLesson: { id: string; title: string };
  }

  export const trial: Trial;
}
