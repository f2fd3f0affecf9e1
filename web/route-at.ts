import { matchPath } from 'react-router-dom';
import { ROUTE_NAMES, ROUTES, type RouteName } from './routes.ts';

/** Returns the name of the page at a path. Case and a trailing slash don't matter. */
export function routeAt(pathname: string): RouteName {
  return ROUTE_NAMES.find((name) => matchPath(ROUTES[name].path, pathname)) ?? 'notFound';
}
