/** The programs of the landing page, highlighted at build time. */
declare module 'virtual:landing-demos' {
  /** A piece of source code and its CSS class; null means plain text. */
  export interface HighlightedToken {
    text: string;
    name: 'k' | 's' | 'n' | 'f' | 'c' | null;
  }

  export interface HighlightedDemo {
    file: string;
    lines: HighlightedToken[][];
    /** What the program prints in the lab. */
    output: string;
  }

  export const demos: HighlightedDemo[];
  /** The program beside the headline. */
  export const heroDemo: HighlightedDemo;
}
