import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ProductOptions, type RunningProduct, startProduct } from './product.ts';

/** What a journey uses, available from its first test on. */
export interface ProductInBrowser<Product> {
  readonly product: Product;
  readonly browser: Browser;
}

/** A product that other journeys use at the same time. */
export type SharedProduct = Pick<RunningProduct, 'url' | 'dataDir'>;

/** Starts the product and a browser before the tests of a file, and stops both after them. */
export function useProductInBrowser(
  options: ProductOptions = {},
): ProductInBrowser<RunningProduct> {
  return useInBrowser(
    () => startProduct(options),
    async (product) => {
      await product.stop();
    },
  );
}

/**
 * Starts a browser before the tests of a file, and stops it after them. The product is the one that the run shares, so
 * the tests must not change what others see.
 */
export function useSharedProductInBrowser(): ProductInBrowser<SharedProduct> {
  return useInBrowser(
    () => Promise.resolve(inject('sharedProduct')),
    () => Promise.resolve(),
  );
}

function useInBrowser<Product>(
  start: () => Promise<Product>,
  stop: (product: Product) => Promise<void>,
): ProductInBrowser<Product> {
  let running: ProductInBrowser<Product> | undefined;
  beforeAll(async () => {
    const [product, browser] = await Promise.all([start(), launchBrowser()]);
    running = { product, browser };
  });
  afterAll(async () => {
    if (!running) return;
    await running.browser.close();
    await stop(running.product);
  });
  const started = (): ProductInBrowser<Product> => {
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
