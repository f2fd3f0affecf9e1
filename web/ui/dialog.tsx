import * as Radix from 'radix-ui/dialog';
import { type ReactNode, type Ref, useRef } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  isOpen: boolean;
  /** Called once, however the dialog is dismissed: the button, Escape, a click outside. */
  onClose: () => void;
  title: string;
  /** Details under the title, such as difficulty and minutes. */
  head?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  /** The element that scrolls when the dialog is too tall for the window. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A modal dialog. The focus stays inside while it is open, and returns to where it was afterward. */
export function Dialog({ isOpen, onClose, title, head, footer, children, ref }: DialogProps) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          ref={ref}
          className={styles.dialog}
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.restore}
        >
          <div className={styles.head}>
            <div className="stack" style={{ '--gap': 'var(--space-1)' }}>
              <Radix.Title>{title}</Radix.Title>
              {head}
            </div>
            <Radix.Close asChild>
              <IconButton icon="close" label="Close" />
            </Radix.Close>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Radix only returns the focus to a trigger of its own, and ours open from anywhere on the page. */
function useFocusReturn() {
  const previous = useRef<Element | null>(null);
  return {
    remember: () => {
      previous.current = document.activeElement;
    },
    restore: (event: Event) => {
      event.preventDefault();
      // The action that closed the dialog may have moved the focus, for example to something it created.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && previous.current instanceof HTMLElement) previous.current.focus();
    },
  };
}
