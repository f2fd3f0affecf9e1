import type { Page } from 'playwright-core';

/** Whose eyes a scene is seen with: nobody's account, or a demo learner's. */
export type Viewer = 'visitor' | 'newcomer' | 'regular' | 'veteran';

/** Something worth a picture. */
export interface Scene {
  /** Names the picture's file, in kebab-case. */
  name: string;
  viewer: Viewer;
  path: string;
  /** What is done on the page before the picture is taken. */
  act?: (page: Page) => Promise<void>;
  /** The window only, for pages that fill it; the whole page unless told. */
  isWindow?: boolean;
}

/** One way to look at a scene. */
export interface Look {
  theme: 'dark' | 'light';
  /** Pixels of CSS. */
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

/** Names the scenes of a page after its path. */
export function pageName(path: string): string {
  return path === '/' ? 'landing' : path.slice(1);
}

/** The file of a picture. */
export function pictureName(scene: Scene, { theme, width }: Look): string {
  return `${scene.name}-${theme}-${width}.png`;
}
