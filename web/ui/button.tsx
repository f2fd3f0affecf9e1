import {
  type ComponentProps,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Link, type LinkProps } from '../router/link.tsx';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

/** A view has at most one primary button. */
export type ButtonKind = 'primary' | 'secondary' | 'danger' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind | undefined;
  size?: 'small' | undefined;
  /** Shows the activity indicator and ignores clicks. */
  isBusy?: boolean | undefined;
  icon?: IconName | undefined;
}

const neverChanges = () => () => undefined;

/** Checks whether a button of this type has to wait: a prerendered page handles no events until it is hydrated. */
function useIsWaiting(type: ButtonProps['type']): boolean {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return type === 'submit' && !isHydrated;
}

/** Gives a button the focus back that browsers take from it while it's disabled, unless it has gone elsewhere. */
function useFocusAfterWork(button: RefObject<HTMLButtonElement | null>, isBusy: boolean): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isBusy && hadFocus.current && focused === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    hadFocus.current = isBusy && focused === button.current;
  }, [button, isBusy]);
}

/**
 * A button. It doesn't submit a form unless its type is `submit`; and then not before the page is hydrated, because
 * the browser itself would put the fields, passwords included, in the URL.
 */
export function Button(props: ButtonProps) {
  const {
    kind = 'secondary',
    size,
    isBusy = false,
    icon,
    className,
    disabled,
    ref,
    ...rest
  } = props;
  const isWaiting = useIsWaiting(rest.type);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
    ref,
    () => button.current,
    [],
  );
  useFocusAfterWork(button, isBusy);
  return (
    <button
      type="button"
      {...rest}
      ref={button}
      className={classNames(styles.button, className)}
      data-kind={kind}
      data-size={size}
      aria-busy={isBusy || undefined}
      disabled={isBusy || disabled || isWaiting}
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
