import type { ReactNode } from 'react';
import type { IconName } from './icon.tsx';

/** What a toast says. */
export interface ToastContent {
  title: string;
  text?: ReactNode;
  icon?: IconName | undefined;
  tone?: 'signal' | 'fail' | undefined;
  /** Five seconds by default. */
  durationMs?: number | undefined;
}

/** A toast among others. */
export interface ShownToast extends ToastContent {
  id: string;
}

/** What draws the toasts. */
export interface ToastsProps {
  shown: readonly ShownToast[];
  onClose: (id: string) => void;
}
