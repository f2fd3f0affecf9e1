import { lazy } from 'react';

const importReport = () => import('./report.tsx');
const importVerdict = () => import('./verdict.tsx');

/** What shows the outcome of a run. It loads while the code runs, not with the page. */
export const Report = lazy(async () => ({ default: (await importReport()).Report }));
export const Verdict = lazy(async () => ({ default: (await importVerdict()).Verdict }));

/** Loads both. If that fails, they are loaded again when they are needed. */
export function preloadOutcome(): void {
  for (const load of [importReport, importVerdict]) load().catch(() => undefined);
}
