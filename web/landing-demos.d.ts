/** The programs of the landing page, highlighted when the client is built. */
declare module 'virtual:landing-demos' {
  /** A piece of source with the class that colors it; null is plain text. */
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
  /** The one beside the headline. */
  export const heroDemo: HighlightedDemo;
}
