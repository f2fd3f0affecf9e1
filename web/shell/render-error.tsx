import type { ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

/** What is shown instead of a page that threw an error. */
export function renderError(error: unknown): ReactNode {
  return <ErrorScreen error={error} />;
}
