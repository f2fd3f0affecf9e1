import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { Packet, type PacketState } from './packet.tsx';

/** The tones: progress, limits, errors. */
export type Tone = 'signal' | 'warn' | 'fail';

interface BadgeProps {
  tone?: Tone | undefined;
  packet?: PacketState | undefined;
  children: ReactNode;
}

/** A short status: a packet and a word. */
export function Badge({ tone, packet, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {packet && <Packet state={packet} />}
      {children}
    </span>
  );
}

/** A small framed word, such as SAMPLE. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}
