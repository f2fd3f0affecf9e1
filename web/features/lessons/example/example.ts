/** The program of a lesson that runs as it stands. */
export interface Example {
  code: string;
  /** The code with its syntax marked up, as safe HTML. */
  codeHtml: string | null;
  /** What the lesson says it prints; null when it says nothing. */
  output: string | null;
  /** The network that it meets, as JSON; null when it needs none. */
  lab: string | null;
}
