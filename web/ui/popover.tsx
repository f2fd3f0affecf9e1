import * as Radix from 'radix-ui/popover';
import { createContext, type ReactNode, use, useId, useRef, useState } from 'react';
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
  const button = useRef<HTMLButtonElement>(null);
  const isActing = useRef(false);
  const close = (): void => {
    isActing.current = true;
    setIsOpen(false);
    button.current?.focus();
  };
  // The action may have moved the focus, for example into a dialog.
  const keepFocusOfAction = (event: Event): void => {
    if (isActing.current) event.preventDefault();
    isActing.current = false;
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <div className={classNames(styles.frame, className)}>
        <Radix.Trigger asChild>
          <IconButton ref={button} icon={icon} label={label} kind={kind} size={size} />
        </Radix.Trigger>
        <Radix.Content
          className={styles.panel}
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={keepFocusOfAction}
        >
          <CloseContext value={close}>{children}</CloseContext>
        </Radix.Content>
      </div>
    </Radix.Root>
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
