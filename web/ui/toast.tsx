import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Packet } from './packet.tsx';
import styles from './toast.module.css';

/** How long a toast stays when nobody closes it. */
export const TOAST_DURATION_MS = 5000;

export interface ToastContent {
  title: string;
  text?: ReactNode;
  icon?: IconName | undefined;
  tone?: 'signal' | 'fail' | undefined;
  durationMs?: number | undefined;
}

/** One message that comes by itself and leaves by itself. */
export function Toast({ toast, onClose }: { toast: ToastContent; onClose: () => void }) {
  const { title, text, icon, tone = 'signal', durationMs = TOAST_DURATION_MS } = toast;
  // Who is reading it or about to close it is given the whole time again.
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onClose, durationMs);
    return () => clearTimeout(timer);
  }, [durationMs, isHeld, onClose]);
  return (
    <div
      className={styles.toast}
      data-tone={tone}
      role={tone === 'fail' ? 'alert' : 'status'}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      {icon ? <Icon name={icon} /> : <Packet state={tone === 'fail' ? 'failed' : 'done'} />}
      <div>
        <p className={styles.title}>{title}</p>
        {text !== undefined && <div className={styles.text}>{text}</div>}
      </div>
      <IconButton icon="close" label="Close" onClick={onClose} />
    </div>
  );
}
