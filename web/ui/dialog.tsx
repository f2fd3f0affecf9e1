import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  isOpen: boolean;
  /** Called once for every way of closing: the button, Escape, a click beside the dialog. */
  onClose: () => void;
  title: string;
  /** Readings under the title: difficulty, minutes. */
  head?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog. The browser keeps the focus inside and gives it back when it closes. */
export function Dialog({ isOpen, onClose, title, head, footer, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current.close();
  };
  return (
    // Escape is the keyboard's way to what a click on the backdrop does.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={() => isOpen && onClose()}
      onClick={closeOnBackdrop}
    >
      <header className={styles.head}>
        <div className="stack" style={{ '--gap': 'var(--space-1)' }}>
          <h2 id={titleId}>{title}</h2>
          {head}
        </div>
        <IconButton icon="close" label="Close" onClick={() => dialog.current?.close()} />
      </header>
      <div className={styles.body}>{isOpen && children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </dialog>
  );
}
