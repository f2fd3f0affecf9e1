import type { CaseOutcome } from '../contract.ts';

/** What a recorded value is: a scalar in full, or a reference to an object, which may change later. */
export type RecordedValue =
  { kind: 'scalar'; type: string; text: string } | { kind: 'reference'; object: number };

/** An object as it was at a step: a list, a dictionary, an instance. */
export interface RecordedObject {
  type: string;
  /** The number of its elements, of which the recording may contain fewer; null for an instance. */
  size: number | null;
  /** What it holds: with an index, a key or the name of an attribute. A set has no labels. */
  items: readonly { label: string | null; value: RecordedValue }[];
}

/** The event of a step. A `line` step comes before its line runs. */
export type StepKind = 'line' | 'call' | 'return' | 'yield' | 'resume' | 'raise' | 'unwind';

/** One step of a program. */
export interface RecordedStep {
  kind: StepKind;
  /** From 1. */
  line: number;
  /** An index into the frames. */
  frame: number;
  /** The bytes of standard output printed so far. */
  outputBytes: number;
  /** The number of packets on the wire so far. */
  packets: number;
  /** The program's clock, in microseconds since it began. */
  micros: number;
  /** The variables of the frame that changed since its previous step; null means deleted. */
  variables: readonly (readonly [name: string, value: RecordedValue | null])[];
  /** The objects that changed. */
  objects: readonly (readonly [object: number, content: RecordedObject])[];
  /** What a call returns or yields, or the error that it raises. */
  result?: RecordedValue;
}

/** One call of a function; the first frame is the module. */
export interface RecordedFrame {
  name: string;
  /** The index of the frame that called it; -1 for none. */
  parent: number;
}

/** A packet in the lab. */
export interface RecordedPacket {
  /** Seconds since the case began. */
  time: number;
  protocol: 'tcp' | 'udp' | 'icmp' | 'icmpv6';
  /** An address of IPv4 or IPv6; the target has the same version. */
  source: string;
  /** 0 for ICMP, which has no ports. */
  sourcePort: number;
  target: string;
  targetPort: number;
  /** Letters of F, S, R, P and A; only TCP has any. */
  flags: string;
  /** 0 except for TCP. */
  sequence: number;
  acknowledgment: number;
  /** What a message of ICMP says; only ICMP has it. */
  message?: IcmpMessage;
  /** For ICMP, the beginning of the packet that it is about. */
  data: Uint8Array;
}

/**
 * The numbers of an ICMP message.
 *
 * @see https://www.iana.org/assignments/icmp-parameters
 */
export interface IcmpMessage {
  type: number;
  code: number;
}

/**
 * What one case of a program did, step by step. It comes from the learner's interpreter, so it never decides anything
 * and is shown as text.
 */
export interface Recording {
  steps: readonly RecordedStep[];
  frames: readonly RecordedFrame[];
  packets: readonly RecordedPacket[];
  /** The steps before the first recorded one. Those of them that aren't lines aren't counted. */
  skippedSteps: number;
  /** The steps of the whole run, which may be more than were recorded. */
  totalSteps: number;
  /** The lines that ran, as far as that is known. */
  lines: number;
  /** Places outside the recorded steps, in order. */
  marks: readonly RecordedMark[];
}

/** How much a program had printed when it had run so many lines. */
export interface RecordedMark {
  lines: number;
  outputBytes: number;
}

/** A case that ran with a recording. */
export interface RecordedCase {
  outcome: CaseOutcome;
  /** Null if there is none, for example because the run was ended. */
  recording: Recording | null;
}
