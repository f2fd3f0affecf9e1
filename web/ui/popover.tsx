import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { ButtonKind } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import type { IconName } from './icon.tsx';
import styles from './popover.module.css';

/** Closes the popover around an action. */
const CloseContext = createContext<() => void>(() => undefined);

interface PopoverProps {
  /** The name of the button and of what it opens. */
  label: string;
  icon: IconName;
  kind?: ButtonKind;
  size?: 'small';
  className?: string | undefined;
  children: ReactNode;
}

/** A button that opens a small panel below it. It closes on Escape, on a press elsewhere, and when the focus leaves it. */
export function Popover({ label, icon, kind, size, className, children }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !frame.current?.contains(target)) setIsOpen(false);
    };
    addEventListener('pointerdown', closeOutside);
    return () => removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  const close = (): void => {
    setIsOpen(false);
    button.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) close();
  };
  return (
    <div
      ref={frame}
      className={classNames(styles.frame, className)}
      onKeyDown={closeOnEscape}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !frame.current?.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <IconButton
        ref={button}
        icon={icon}
        label={label}
        kind={kind}
        size={size}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <div id={panelId} className={styles.panel} role="group" aria-label={label}>
          <CloseContext value={close}>{children}</CloseContext>
        </div>
      )}
    </div>
  );
}

interface PopoverActionProps {
  label: string;
  /** What it does, in a few words. */
  help?: string | undefined;
  disabled?: boolean | undefined;
  onClick: () => void;
}

/** One of the actions in a popover, which closes it. */
export function PopoverAction({ label, help, disabled, onClick }: PopoverActionProps) {
  const helpId = useId();
  const close = use(CloseContext);
  // First: a dialog that the action opens takes the focus from the button of the popover.
  const act = (): void => {
    close();
    onClick();
  };
  return (
    <div className={styles.action}>
      <button
        type="button"
        disabled={disabled}
        aria-describedby={help === undefined ? undefined : helpId}
        onClick={act}
      >
        {label}
      </button>
      {help !== undefined && (
        <span id={helpId} className="label">
          {help}
        </span>
      )}
    </div>
  );
}
