import * as Radix from 'radix-ui/popover';
import type { ReactNode, RefObject } from 'react';
import styles from './popover.module.css';

interface PopoverPanelProps {
  label: string;
  /** What opened it, and closes it itself. */
  button: RefObject<HTMLButtonElement | null>;
  onEscape: () => void;
  onLeave: () => void;
  children: ReactNode;
}

/** The open panel of a popover. */
export function PopoverPanel({ label, button, onEscape, onLeave, children }: PopoverPanelProps) {
  const stayOpenForButton = (event: Event): void => {
    if (button.current?.contains(event.target as Node)) event.preventDefault();
  };
  return (
    <Radix.Root open onOpenChange={onLeave}>
      <Radix.Anchor virtualRef={button} />
      <Radix.Content
        className={styles.panel}
        aria-label={label}
        align="end"
        sideOffset={4}
        collisionPadding={8}
        onEscapeKeyDown={onEscape}
        onInteractOutside={stayOpenForButton}
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
