import type { SubmissionStatus } from '../../graphql/__generated__/operations.ts';
import type { Tone } from '../../ui/badge.tsx';
import type { PacketState } from '../../ui/packet.tsx';

interface StatusFace {
  word: string;
  tone: Tone;
  packet: PacketState;
}

/** The style of a submission's status: accepted is green, failed is red, anything else is yellow. */
export function submissionStatusFace(status: SubmissionStatus): StatusFace {
  const word = status.toLowerCase();
  if (status === 'ACCEPTED') return { word, tone: 'signal', packet: 'done' };
  if (status === 'FAILED') return { word, tone: 'fail', packet: 'failed' };
  return { word, tone: 'warn', packet: 'pending' };
}
