/** The paths of all pages. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  /** Where the links in emails lead. */
  mailAction: '/mail-action',
  dashboard: '/dashboard',
  lessons: '/lessons',
  /** A lesson, at one of its steps or where the learner left it. */
  lessonStep: (id: string, step?: string) =>
    `/lessons/${[id, ...(step === undefined ? [] : [step])].map(encodeURIComponent).join('/')}`,
  /** The learning path with one lesson open. */
  lesson: (id: string) => `/lessons?lesson=${encodeURIComponent(id)}`,
  review: '/review',
  daily: '/daily',
  placement: '/placement',
  /** The questions that prove a module or a lesson. */
  placementOf: (id: string) => `/placement/${encodeURIComponent(id)}`,
  challenges: '/challenges',
  /** The challenges of one subject. */
  subject: (id: string) => `/challenges?category=${encodeURIComponent(id)}`,
  /** The workspace without a challenge. */
  workspace: '/codex',
  /** The workspace of one challenge. */
  challenge: (id: string) => `/codex/${encodeURIComponent(id)}`,
  profile: '/profile',
  account: '/account',
  accessTokens: '/account#access-tokens',
  leaderboard: '/leaderboard',
  privacy: '/privacy',
  terms: '/terms',
  billing: '/billing',
  help: '/help',
  playground: '/playground',
} as const;
