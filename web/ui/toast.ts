import type { ReactNode } from 'react';
import type { IconName } from './icon.tsx';

/** The content of a toast. */
export interface ToastContent {
  title: string;
  text?: ReactNode;
  icon?: IconName | undefined;
  tone?: 'signal' | 'fail' | undefined;
  /** Five seconds by default. */
  durationMs?: number | undefined;
}

/** A toast in the list. */
export interface ShownToast extends ToastContent {
  id: string;
}

/** The props of the component that renders the toasts. */
export interface ToastsProps {
  shown: readonly ShownToast[];
  onClose: (id: string) => void;
}
