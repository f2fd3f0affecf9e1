import { matchPath } from 'react-router-dom';
import { ROUTE_NAMES, ROUTES, type RouteName } from './routes.ts';

/** The name of the page at an address. Case and a slash at the end make no difference. */
export function routeAt(pathname: string): RouteName {
  return ROUTE_NAMES.find((name) => matchPath(ROUTES[name].path, pathname)) ?? 'notFound';
}
