import type { ReactNode } from 'react';
import { parse } from 'regexparam';
import { type LazyPage, lazyPage } from './lazy-page.ts';
import { ErrorScreen } from './features/error/error-screen.tsx';
import { paths } from './paths.ts';

/** A page of the specification's table. Only this file imports pages. */
export interface RouteEntry extends LazyPage {
  path: string;
  /** Shown by the browser and announced after a navigation. */
  title: string;
  /** Protected pages need a signed-in learner. */
  access: 'public' | 'protected';
}

export const routes: readonly RouteEntry[] = [
  {
    path: paths.home,
    title: 'Learn Python on a network built to be broken',
    access: 'public',
    ...lazyPage(async () => (await import('./features/landing/landing-page.tsx')).LandingPage),
  },
  {
    path: paths.login,
    title: 'Login',
    access: 'public',
    ...lazyPage(async () => (await import('./features/login/login-page.tsx')).LoginPage),
  },
  {
    path: paths.register,
    title: 'Sign Up',
    access: 'public',
    ...lazyPage(async () => (await import('./features/register/register-page.tsx')).RegisterPage),
  },
  {
    path: paths.forgotPassword,
    title: 'Forgot your password?',
    access: 'public',
    ...lazyPage(
      async () =>
        (await import('./features/forgot-password/forgot-password-page.tsx')).ForgotPasswordPage,
    ),
  },
  {
    path: paths.resetPassword,
    title: 'Set a new password',
    access: 'public',
    ...lazyPage(
      async () =>
        (await import('./features/reset-password/reset-password-page.tsx')).ResetPasswordPage,
    ),
  },
  {
    path: paths.confirmEmail,
    title: 'Confirm your email',
    access: 'public',
    ...lazyPage(
      async () =>
        (await import('./features/confirm-email/confirm-email-page.tsx')).ConfirmEmailPage,
    ),
  },
  {
    path: paths.dashboard,
    title: 'Dashboard',
    access: 'protected',
    ...lazyPage(
      async () => (await import('./features/dashboard/dashboard-page.tsx')).DashboardPage,
    ),
  },
  {
    path: paths.lessons,
    title: 'Learning Path',
    access: 'protected',
    ...lazyPage(async () => (await import('./features/lessons/lessons-page.tsx')).LessonsPage),
  },
  {
    path: paths.challenges,
    title: 'Challenge Library',
    access: 'protected',
    ...lazyPage(
      async () => (await import('./features/challenges/challenges-page.tsx')).ChallengesPage,
    ),
  },
  {
    path: `${paths.workspace}/:id?`,
    title: 'Challenge',
    access: 'protected',
    ...lazyPage(async () => (await import('./features/codex/codex-page.tsx')).CodexPage),
  },
  {
    path: paths.profile,
    title: 'Profile',
    access: 'protected',
    ...lazyPage(async () => (await import('./features/profile/profile-page.tsx')).ProfilePage),
  },
  {
    path: paths.account,
    title: 'Account',
    access: 'protected',
    ...lazyPage(async () => (await import('./features/account/account-page.tsx')).AccountPage),
  },
  {
    path: paths.leaderboard,
    title: 'Leaderboard',
    access: 'protected',
    ...lazyPage(
      async () => (await import('./features/leaderboard/leaderboard-page.tsx')).LeaderboardPage,
    ),
  },
  {
    path: paths.privacy,
    title: 'Privacy Policy',
    access: 'public',
    ...lazyPage(async () => (await import('./features/legal/privacy-page.tsx')).PrivacyPage),
  },
  {
    path: paths.terms,
    title: 'Terms of Service',
    access: 'public',
    ...lazyPage(async () => (await import('./features/legal/terms-page.tsx')).TermsPage),
  },
  {
    path: paths.billing,
    title: 'Billing and Pricing',
    access: 'public',
    ...lazyPage(async () => (await import('./features/legal/billing-page.tsx')).BillingPage),
  },
  {
    path: paths.help,
    title: 'Help',
    access: 'public',
    ...lazyPage(async () => (await import('./features/help/help-page.tsx')).HelpPage),
  },
  {
    path: '*',
    title: 'Not found',
    access: 'public',
    ...lazyPage(async () => (await import('./features/not-found/not-found-page.tsx')).NotFoundPage),
  },
];

/** The route that an address leads to. Capitals and a slash at the end make no difference. */
export function routeAt(pathname: string): RouteEntry | undefined {
  return routes.find(({ path }) => path === '*' || parse(path).pattern.test(pathname));
}

/** What stands in for a page that could not be shown. */
export function renderError(error: unknown): ReactNode {
  return <ErrorScreen error={error} />;
}
