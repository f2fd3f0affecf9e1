import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

/** One primary button per view; quiet ones stand back. */
export type ButtonKind = 'primary' | 'secondary' | 'danger' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind | undefined;
  size?: 'small' | undefined;
  /** Shows the shuttle and takes no clicks. */
  isBusy?: boolean | undefined;
  icon?: IconName | undefined;
}

/** A button. It submits no form unless its type says so. */
export function Button(props: ButtonProps) {
  const { kind = 'secondary', size, isBusy = false, icon, className, disabled, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, className)}
      data-kind={kind}
      data-size={size}
      aria-busy={isBusy || undefined}
      disabled={isBusy || disabled}
    >
      {icon && !isBusy && <Icon name={icon} size={16} />}
      {rest.children}
    </button>
  );
}
