import type { Fields } from './parity-shapes.ts';
import type { ParityLearner } from './parity-world.ts';

/** The input of a change for both APIs. */
export interface ChangeInput {
  variables: Fields;
  /** The id in the path. */
  id?: string;
  /** The second id in the path. */
  nestedId?: string;
  body?: Fields;
  headers?: Record<string, string>;
}

/** A change that both APIs can make. */
export interface Change {
  /** The name of the mutation in `schema.graphql`. */
  mutation: string;
  what: string;
  document: string;
  /** The equivalent operation of the REST API. */
  counterpart: string;
  /** Whether the change is made by an account without a profile. */
  isFirst?: boolean;
  /** Whether visitors can make it, too. */
  isForVisitors?: boolean;
  input(learner: ParityLearner): ChangeInput;
  /** Returns the REST response that corresponds to this GraphQL response. */
  present(answer: unknown): unknown;
}
