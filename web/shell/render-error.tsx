import type { ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

/** Renders the error screen for a thrown value. */
export function renderError(error: unknown): ReactNode {
  return <ErrorScreen error={error} />;
}
