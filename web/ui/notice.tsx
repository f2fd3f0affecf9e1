import type { ReactNode } from 'react';
import type { Tone } from './badge.tsx';
import styles from './notice.module.css';
import { Packet, type PacketState } from './packet.tsx';

interface NoticeProps {
  tone?: Tone | undefined;
  packet?: PacketState | undefined;
  /** "alert" for a new error, "status" for a success. */
  role?: 'alert' | 'status' | undefined;
  children: ReactNode;
}

const PACKET_OF: Record<Tone, PacketState> = { signal: 'done', warn: 'pending', fail: 'failed' };

/** An important message with a mark at its left edge. */
export function Notice({ tone, packet, role, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <Packet state={packet ?? (tone ? PACKET_OF[tone] : 'locked')} />
      <div className="stack">{typeof children === 'string' ? <p>{children}</p> : children}</div>
    </div>
  );
}
