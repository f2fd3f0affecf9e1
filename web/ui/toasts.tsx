import * as Radix from 'radix-ui/toast';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './icon-button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Packet } from './packet.tsx';
import styles from './toasts.module.css';

/** The content of a toast. */
export interface ToastContent {
  title: string;
  text?: ReactNode;
  icon?: IconName | undefined;
  tone?: 'signal' | 'fail' | undefined;
  /** Five seconds by default. */
  durationMs?: number | undefined;
  /** Whether it says nothing about the page, and so belongs in the frame even if the page has room for toasts. */
  isForFrame?: boolean | undefined;
}

/** A toast in the list. */
export interface ShownToast extends ToastContent {
  id: string;
}

/** The props of the component that renders the toasts. */
export interface ToastsProps {
  shown: readonly ShownToast[];
  onClose: (id: string) => void;
  /** The element in the flow of the page that shows them; null for the end of the page. */
  slot: HTMLElement | null;
}

/** How long a toast stays unless it is closed. */
export const TOAST_DURATION_MS = 5000;

/** The visible toasts. Hovering or focusing one pauses the timers of all of them. */
export function Toasts({ shown, onClose, slot }: ToastsProps) {
  const region = <Radix.Viewport className={styles.rows} />;
  return (
    <Radix.Provider duration={TOAST_DURATION_MS}>
      {shown.map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
      ))}
      {slot === null ? region : createPortal(region, slot)}
    </Radix.Provider>
  );
}

function Toast({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const { title, text, icon, tone = 'signal', durationMs } = toast;
  const isFailure = tone === 'fail';
  return (
    <Radix.Root
      className={styles.toast}
      data-tone={tone}
      // Only failures interrupt a screen reader.
      type={isFailure ? 'foreground' : 'background'}
      {...(durationMs !== undefined && { duration: durationMs })}
      onOpenChange={onClose}
    >
      {icon ? <Icon name={icon} /> : <Packet state={isFailure ? 'failed' : 'done'} />}
      <div>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        {text !== undefined && (
          <Radix.Description className={styles.text}>{text}</Radix.Description>
        )}
      </div>
      {/* A click must not take the focus along: it would stop the clocks of the other toasts. */}
      <Radix.Close asChild>
        <IconButton icon="close" label="Close" onMouseDown={(event) => event.preventDefault()} />
      </Radix.Close>
    </Radix.Root>
  );
}
