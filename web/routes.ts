import { paths } from './paths.ts';
import type { Route } from './route.ts';

/**
 * The pages of the client, one row each. The build, the navigation, the service worker, the router and the picture
 * tool use this table; `pages.ts` imports the code of each page.
 */
export const ROUTES = {
  home: {
    path: paths.home,
    title: 'Learn Python on a network built to be broken',
    access: 'public',
    description:
      'Learn Python on a network built to be broken: lessons, challenges and a simulated lab in the browser. Every attack comes with its defense.',
    source: 'features/landing/landing-page.tsx',
    isStandalone: true,
    data: 'none',
    isOffline: true,
    navigation: { label: 'Home', icon: 'home', order: 1, audience: 'everyone' },
  },
  login: {
    path: paths.login,
    title: 'Login',
    access: 'public',
    description: 'Sign in to Packetsmith by email and password, or with GitHub.',
    source: 'features/login/login-page.tsx',
    isStandalone: false,
    data: 'none',
    isOffline: true,
    navigation: { label: 'Login', icon: 'login', order: 2, audience: 'visitors' },
  },
  register: {
    path: paths.register,
    title: 'Sign Up',
    access: 'public',
    description:
      'Create an account on Packetsmith. Beginner challenges and the first lesson are open from the start.',
    source: 'features/register/register-page.tsx',
    isStandalone: false,
    data: 'none',
    isOffline: true,
    navigation: { label: 'Sign Up', icon: 'profile', order: 3, audience: 'visitors' },
  },
  forgotPassword: {
    path: paths.forgotPassword,
    title: 'Forgot your password?',
    access: 'public',
    description: 'Request an email with a link and a code to set a new Packetsmith password.',
    source: 'features/forgot-password/forgot-password-page.tsx',
    isStandalone: false,
    data: 'none',
    isOffline: true,
    navigation: null,
  },
  resetPassword: {
    path: paths.resetPassword,
    title: 'Set a new password',
    access: 'public',
    description: 'Set a new password for your Packetsmith account.',
    source: 'features/reset-password/reset-password-page.tsx',
    isStandalone: false,
    data: 'none',
    isOffline: true,
    navigation: null,
  },
  confirmEmail: {
    path: paths.confirmEmail,
    title: 'Confirm your email',
    access: 'public',
    description: 'Confirm the email address of your Packetsmith account.',
    source: 'features/confirm-email/confirm-email-page.tsx',
    isStandalone: false,
    data: 'none',
    isOffline: true,
    navigation: null,
  },
  mailAction: {
    path: paths.mailAction,
    title: 'Open your email link',
    access: 'public',
    description: 'Continue from a link in an email from Packetsmith.',
    source: 'features/mail-action/mail-action-page.tsx',
    isStandalone: true,
    data: 'none',
    isOffline: true,
    navigation: null,
  },
  dashboard: {
    path: paths.dashboard,
    title: 'Dashboard',
    access: 'protected',
    data: 'graphql',
    isOffline: true,
    navigation: { label: 'Dashboard', icon: 'dashboard', order: 2, audience: 'learners' },
  },
  lessons: {
    path: paths.lessons,
    title: 'Learning Path',
    access: 'protected',
    data: 'graphql',
    isOffline: true,
    navigation: { label: 'Lessons', icon: 'lessons', order: 3, audience: 'learners' },
  },
  lesson: {
    path: `${paths.lessons}/:id/:step?`,
    title: 'Lesson',
    access: 'protected',
    data: 'graphql',
    isOffline: true,
    navigation: null,
  },
  review: {
    path: paths.review,
    title: 'Review',
    access: 'protected',
    data: 'graphql',
    isOffline: true,
    navigation: null,
  },
  daily: {
    path: paths.daily,
    title: 'Daily packet',
    access: 'protected',
    data: 'graphql',
    isOffline: true,
    navigation: null,
  },
  placement: {
    path: `${paths.placement}/:id?`,
    title: 'Prove what you know',
    access: 'protected',
    data: 'graphql',
    isOffline: true,
    navigation: null,
  },
  challenges: {
    path: paths.challenges,
    title: 'Challenge Library',
    access: 'protected',
    data: 'graphql',
    isOffline: true,
    navigation: {
      label: 'Challenges',
      icon: 'challenges',
      order: 4,
      audience: 'learners',
      alsoAt: paths.workspace,
    },
  },
  challenge: {
    path: `${paths.workspace}/:id?`,
    title: 'Challenge',
    access: 'protected',
    data: 'graphql',
    isOffline: true,
    navigation: null,
  },
  profile: {
    path: paths.profile,
    title: 'Profile',
    access: 'protected',
    data: 'graphql',
    isOffline: true,
    navigation: {
      label: 'Profile',
      icon: 'profile',
      order: 6,
      audience: 'learners',
      alsoAt: paths.account,
    },
  },
  account: {
    path: paths.account,
    title: 'Account',
    access: 'protected',
    data: 'graphql',
    isOffline: true,
    navigation: null,
  },
  leaderboard: {
    path: paths.leaderboard,
    title: 'Leaderboard',
    access: 'protected',
    data: 'graphql',
    isOffline: true,
    navigation: { label: 'Leaderboard', icon: 'leaderboard', order: 5, audience: 'learners' },
  },
  privacy: {
    path: paths.privacy,
    title: 'Privacy Policy',
    access: 'public',
    description:
      'What Packetsmith keeps about learners, why, for how long, who gets to see it, and how to export or delete it.',
    source: 'features/legal/privacy-page.tsx',
    isStandalone: true,
    data: 'none',
    isOffline: true,
    navigation: null,
  },
  terms: {
    path: paths.terms,
    title: 'Terms of Service',
    access: 'public',
    description:
      'The rules of the lab: accounts, acceptable use, running code in the sandbox, and whose work is whose.',
    source: 'features/legal/terms-page.tsx',
    isStandalone: true,
    data: 'none',
    isOffline: true,
    navigation: null,
  },
  billing: {
    path: paths.billing,
    title: 'Billing and Pricing',
    access: 'public',
    description:
      'What is free on Packetsmith, what premium adds, and the rules of billing, canceling and support.',
    source: 'features/legal/billing-page.tsx',
    isStandalone: true,
    data: 'none',
    isOffline: true,
    navigation: null,
  },
  help: {
    path: paths.help,
    title: 'Help',
    access: 'public',
    description:
      'Answers about running code, limits, the sandbox, XP, streaks, drafts, keyboard shortcuts, accounts and access tokens.',
    source: 'features/help/help-page.tsx',
    isStandalone: true,
    data: 'none',
    isOffline: true,
    navigation: null,
  },
  notFound: {
    path: '*',
    title: 'Not found',
    access: 'public',
    data: 'none',
    isOffline: false,
    navigation: null,
  },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;

/** The pages that run without the router for visitors. */
export type StandaloneName = {
  [Name in RouteName]: (typeof ROUTES)[Name] extends { isStandalone: true } ? Name : never;
}[RouteName];

export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[];

/** Checks whether a page runs without the router for visitors. */
export function isStandalone(name: RouteName): name is StandaloneName {
  const route: Route = ROUTES[name];
  return 'isStandalone' in route && route.isStandalone;
}
