import { Link, type LinkProps } from '../router/link.tsx';
import type { ButtonKind } from './button.tsx';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

interface ButtonLinkProps extends LinkProps {
  kind?: ButtonKind | undefined;
  size?: 'small' | undefined;
  icon?: IconName | undefined;
}

/** A link to another page that looks like a button. */
export function ButtonLink({
  kind = 'secondary',
  size,
  icon,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(styles.button, className)}
      data-kind={kind}
      data-size={size}
    >
      {icon && <Icon name={icon} size={16} />}
      {rest.children}
    </Link>
  );
}
