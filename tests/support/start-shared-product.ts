import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';

declare module 'vitest' {
  /** The values that the setup provides to the tests. */
  export interface ProvidedContext {
    /** The product that journeys share if they don't configure their own. */
    sharedProduct: { url: string; dataDir: string };
  }
}

/** Starts one product for all journeys of a run. Vitest calls it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, dataDir, stop } = await startProduct();
  project.provide('sharedProduct', { url, dataDir });
  return async () => {
    await stop();
  };
}
