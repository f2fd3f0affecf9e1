import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ProductOptions, type RunningProduct, startProduct } from './product.ts';

/** What a journey uses, available from its first test on. */
export interface ProductInBrowser {
  readonly product: RunningProduct;
  readonly browser: Browser;
}

/** Starts the product and a browser before the tests of a file, and stops both after them. */
export function useProductInBrowser(options: ProductOptions = {}): ProductInBrowser {
  let running: ProductInBrowser | undefined;
  beforeAll(async () => {
    const [product, browser] = await Promise.all([startProduct(options), launchBrowser()]);
    running = { product, browser };
  });
  afterAll(async () => {
    await running?.browser.close();
    await running?.product.stop();
  });
  const started = (): ProductInBrowser => {
    if (running) return running;
    throw new Error("The product starts before the first test. Don't use it earlier.");
  };
  return {
    get product() {
      return started().product;
    },
    get browser() {
      return started().browser;
    },
  };
}
