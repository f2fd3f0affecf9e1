import { createContext, type ReactNode, Suspense, use, useId, useRef, useState } from 'react';
import { lazyComponent } from '../lazy-page.ts';
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

const { Component: Panel, preload } = lazyComponent(
  async () => (await import('./popover-panel.tsx')).PopoverPanel,
);

/**
 * A button that opens a small panel below it. It closes on Escape, on a press elsewhere, and when the focus leaves it.
 * What places the panel is loaded when the button is about to be used: pages show it on the first visit.
 */
export function Popover({ label, icon, kind, size, className, children }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <div className={classNames(styles.frame, className)}>
      <IconButton
        ref={button}
        icon={icon}
        label={label}
        kind={kind}
        size={size}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void preload()}
        onFocus={() => void preload()}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <Panel label={label} button={button} onEscape={close} onLeave={() => setIsOpen(false)}>
            <CloseContext value={close}>{children}</CloseContext>
          </Panel>
        </Suspense>
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
