import type { SubmissionStatus } from '../../graphql/__generated__/operations.ts';
import type { Tone } from '../../ui/badge.tsx';
import type { PacketState } from '../../ui/packet.tsx';

interface StatusFace {
  word: string;
  tone: Tone;
  packet: PacketState;
}

/** How a submission's status looks: accepted green, failed red, anything else yellow. */
export function submissionStatusFace(status: SubmissionStatus): StatusFace {
  const word = status.toLowerCase();
  if (status === 'ACCEPTED') return { word, tone: 'signal', packet: 'done' };
  if (status === 'FAILED') return { word, tone: 'fail', packet: 'failed' };
  return { word, tone: 'warn', packet: 'pending' };
}
