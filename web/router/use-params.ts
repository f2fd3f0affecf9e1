import { createContext, use } from 'react';
import type { PathParams } from './match-path.ts';

export const ParamsContext = createContext<PathParams>({});

/** The named parts of the address, by the pattern of the route. */
export function useParams(): PathParams {
  return use(ParamsContext);
}
