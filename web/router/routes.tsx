import { Children, isValidElement, type ReactNode } from 'react';
import { matchPath } from './match-path.ts';
import { ParamsContext } from './use-params.ts';
import { useLocation } from './use-location.ts';

interface RouteProps {
  /** As matchPath reads it. */
  path: string;
  element: ReactNode;
}

/** Says what is shown at an address; stands inside Routes, which reads it. */
export function Route({ element }: RouteProps) {
  return element;
}

/** Shows the element of the first Route that fits the address. Equal elements of two routes keep what they know. */
export function Routes({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  for (const child of Children.toArray(children)) {
    if (!isValidElement<RouteProps>(child)) continue;
    const { path, element } = child.props;
    const params = matchPath(path, pathname);
    if (params) return <ParamsContext value={params}>{element}</ParamsContext>;
  }
  return null;
}
