/** One service of a simulated host. */
export interface LabService {
  /** What the service says as soon as somebody connects. */
  banner?: string;
  /** A filtered port never answers. */
  state?: 'open' | 'filtered';
  /** Pairs of a regular expression for a received line and the reply to it. */
  replies?: [string, string][];
  /** Path → [status, body, headers] of a web server. */
  http?: Record<string, [number, string] | [number, string, Record<string, string>]>;
}

/** One simulated host. */
export interface LabHost {
  /** A dotted IPv4 address from a documentation or private range. */
  ip: string;
  names?: string[];
  /** What happens at a port that has no service: refused unless `filtered`. */
  default?: 'closed' | 'filtered';
  /** Services by port number, written as text. */
  ports: Record<string, LabService>;
}

/** The simulated network that a challenge plays in. Nothing in it leaves the sandbox. */
export interface LabScenario {
  hosts: LabHost[];
  /** Networks in CIDR notation that the learner may touch; every host when left out. */
  scope?: string[];
}
