/** The curriculum of this repository for the development mode without a backend. */
declare module 'virtual:sample-curriculum' {
  interface Category {
    id: string;
    name: string;
    description: string;
  }

  /** A lesson with the fields of the GraphQL schema that are the same for every learner. */
  export interface SampleLesson {
    id: string;
    title: string;
    description: string;
    difficulty: number;
    estimatedMinutes: number;
    measuredMinutes: null;
    category: Category;
    content: string;
    contentHtml: string;
    exampleCode: string | null;
    exampleCodeHtml: string | null;
    exampleOutput: string | null;
    lab: object | null;
    steps: SampleStep[];
  }

  /** A step of a lesson, without the answers to its exercise. */
  export interface SampleStep {
    /** The lesson's id, a slash and the slug. */
    id: string;
    slug: string;
    title: string;
    blocks: { __typename: string; id?: string }[];
  }

  /** A challenge with the fields of the GraphQL schema that are the same for every learner. */
  export interface SampleChallenge {
    id: string;
    title: string;
    difficulty: number;
    experienceReward: number;
    lab: object | null;
    evidenceFrom: string | null;
    lineFind: { choices: number[] } | null;
    /** A case that a recorded attack left. */
    evidenceSample: { stdin: string; expectedStdout: string } | null;
    preparedBy: { id: string; title: string; position: number } | null;
    prerequisites: { id: string; kind: string; title: string; minutes: number | null }[];
    hintTexts: { text: string; textHtml: string }[];
    debriefText: { text: string; textHtml: string } | null;
  }

  export interface SampleAchievement {
    id: string;
    name: string;
    description: string;
    icon: string;
    experienceReward: number;
  }

  export const curriculum: {
    categories: Category[];
    lessons: SampleLesson[];
    challenges: SampleChallenge[];
    achievements: SampleAchievement[];
  };
}
