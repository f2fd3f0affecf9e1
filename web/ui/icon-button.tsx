import type { ComponentProps } from 'react';
import type { ButtonKind } from './button.tsx';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** The label for screen readers and the tooltip. */
  label: string;
  kind?: ButtonKind | undefined;
  size?: 'small' | undefined;
}

/** A square button with only an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, kind = 'quiet', size, className, ...rest } = props;
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles['icon-only'], className)}
      data-kind={kind}
      data-size={size}
    >
      <Icon name={icon} size={size === 'small' ? 16 : 20} />
    </button>
  );
}
