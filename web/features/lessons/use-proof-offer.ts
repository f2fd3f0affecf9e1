import { hasBegun } from '../../../domain/placement.ts';
import {
  type PathFragment,
  type PlacementsQuery,
  usePlacementsQuery,
} from '../../graphql/__generated__/operations.ts';

/** How prominently the path offers to prove what a learner knows. */
export type ProofOffer = 'none' | 'loading' | 'button' | 'link';

/**
 * Returns how prominently to offer proofs: by a button to learners who have neither begun nor tried a proof, by a link
 * at the current module to all others, and not at all at the end of the path.
 */
export function useProofOffer(path: PathFragment | undefined): ProofOffer {
  const isNew = path !== undefined && !hasBegun(path.items);
  const { data, loading } = usePlacementsQuery({ skip: !isNew, fetchPolicy: 'cache-and-network' });
  if (path === undefined || path.completed === path.total) return 'none';
  if (!isNew) return 'link';
  return loading && data === undefined ? 'loading' : offerToNew(data);
}

function offerToNew(data: PlacementsQuery | undefined): ProofOffer {
  const hasTried = data?.viewer?.placements.some(({ attempt }) => attempt !== null);
  return hasTried === true ? 'link' : 'button';
}
