import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from '../router/link.tsx';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

/** A view has at most one primary button. */
export type ButtonKind = 'primary' | 'secondary' | 'danger' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind | undefined;
  size?: 'small' | undefined;
  /** Shows the activity indicator and ignores clicks. It keeps the focus, which a disabled button would lose. */
  isBusy?: boolean | undefined;
  icon?: IconName | undefined;
}

/** Checks whether a button can't be used. One that submits waits: a prerendered page handles no events until it is hydrated. */
function useIsDisabled({ type, disabled = false }: ButtonProps): boolean {
  const isHydrated = useIsHydrated();
  return disabled || (type === 'submit' && !isHydrated);
}

/**
 * A button. It doesn't submit a form unless its type is `submit`; and then not before the page is hydrated, because
 * the browser itself would put the fields, passwords included, in the URL.
 */
export function Button(props: ButtonProps) {
  const { kind = 'secondary', size, isBusy = false, icon, className, ...rest } = props;
  const ignore = (event: MouseEvent): void => event.preventDefault();
  const isDisabled = useIsDisabled(rest);
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, className)}
      data-kind={kind}
      data-size={size}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      disabled={isDisabled}
      onClick={isBusy ? ignore : rest.onClick}
    >
      {icon && !isBusy && <Icon name={icon} size={16} />}
      {rest.children}
    </button>
  );
}

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
