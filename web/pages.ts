import { lazyComponent, type LazyPage, lazyPage } from './lazy-page.ts';
import { ROUTES, type RouteName } from './routes.ts';

/** The code of every page. Only this file imports pages. */
export const PAGES: Readonly<Record<RouteName, LazyPage>> = {
  home: lazyPage(async () => (await import('./features/landing/landing-page.tsx')).LandingPage),
  login: lazyPage(async () => (await import('./features/login/login-page.tsx')).LoginPage),
  register: lazyPage(
    async () => (await import('./features/register/register-page.tsx')).RegisterPage,
  ),
  forgotPassword: lazyPage(
    async () =>
      (await import('./features/forgot-password/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  resetPassword: lazyPage(
    async () =>
      (await import('./features/reset-password/reset-password-page.tsx')).ResetPasswordPage,
  ),
  confirmEmail: lazyPage(
    async () => (await import('./features/confirm-email/confirm-email-page.tsx')).ConfirmEmailPage,
  ),
  mailAction: lazyPage(
    async () => (await import('./features/mail-action/mail-action-page.tsx')).MailActionPage,
  ),
  dashboard: lazyPage(
    async () => (await import('./features/dashboard/dashboard-page.tsx')).DashboardPage,
  ),
  lessons: lazyPage(async () => (await import('./features/lessons/lessons-page.tsx')).LessonsPage),
  lesson: lazyPage(
    async () => (await import('./features/lessons/steps/lesson-page.tsx')).LessonPage,
  ),
  review: lazyPage(
    async () => (await import('./features/lessons/review/review-page.tsx')).ReviewPage,
  ),
  daily: lazyPage(async () => (await import('./features/lessons/review/daily-page.tsx')).DailyPage),
  placement: lazyPage(
    async () => (await import('./features/lessons/placement/placement-page.tsx')).PlacementPage,
  ),
  challenges: lazyPage(
    async () => (await import('./features/challenges/challenges-page.tsx')).ChallengesPage,
  ),
  challenge: lazyPage(async () => (await import('./features/codex/codex-page.tsx')).CodexPage),
  profile: lazyPage(async () => (await import('./features/profile/profile-page.tsx')).ProfilePage),
  account: lazyPage(async () => (await import('./features/account/account-page.tsx')).AccountPage),
  leaderboard: lazyPage(
    async () => (await import('./features/leaderboard/leaderboard-page.tsx')).LeaderboardPage,
  ),
  privacy: lazyPage(async () => (await import('./features/legal/privacy-page.tsx')).PrivacyPage),
  terms: lazyPage(async () => (await import('./features/legal/terms-page.tsx')).TermsPage),
  billing: lazyPage(async () => (await import('./features/legal/billing-page.tsx')).BillingPage),
  help: lazyPage(async () => (await import('./features/help/help-page.tsx')).HelpPage),
  notFound: lazyPage(
    async () => (await import('./features/not-found/not-found-page.tsx')).NotFoundPage,
  ),
};

/** What pages that need data are in. Only they load Apollo; most visitors never do. */
export const DATA_PROVIDER = lazyComponent(
  async () => (await import('./graphql/graphql-provider.tsx')).GraphqlProvider,
);

/** Loads the code of a page and of what it is in. If that fails, the page tries again when it is shown. */
export async function preloadPage(name: RouteName): Promise<void> {
  const needsData = ROUTES[name].data === 'graphql';
  await Promise.all([PAGES[name].preload(), needsData && DATA_PROVIDER.preload()]);
}
