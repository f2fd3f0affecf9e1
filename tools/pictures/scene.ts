import type { Page } from 'playwright-core';

/** Who sees a scene: a visitor or a demo learner. */
export type Viewer = 'visitor' | 'newcomer' | 'regular' | 'veteran';

/** A page in one state, to take a picture of. */
export interface Scene {
  /** The name of the picture's file, in kebab-case. */
  name: string;
  viewer: Viewer;
  path: string;
  /** What to do on the page before taking the picture. */
  act?: (page: Page) => Promise<void>;
  /** Whether to show only the window, for pages that fill it; by default, the whole page. */
  isWindow?: boolean;
}

/** A combination of window size and theme. */
export interface Look {
  theme: 'dark' | 'light';
  /** CSS pixels. */
  width: number;
  height: number;
}

/** A phone, a tablet, a laptop and a large screen, in both themes. */
export const LOOKS: readonly Look[] = (['dark', 'light'] as const).flatMap((theme) => [
  { theme, width: 375, height: 812 },
  { theme, width: 768, height: 1024 },
  { theme, width: 1280, height: 800 },
  { theme, width: 1920, height: 1080 },
]);

/** Returns the name of a page's scene, from its path. */
export function pageName(path: string): string {
  return path === '/' ? 'landing' : path.slice(1);
}

/** Returns the file name of a picture. */
export function pictureName(scene: Scene, { theme, width }: Look): string {
  return `${scene.name}-${theme}-${width}.png`;
}
