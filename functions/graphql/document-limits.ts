import { type DocumentNode, GraphQLError, OperationTypeNode, parse, visit } from 'graphql';
import { AppError } from '../../domain/app-error.ts';
import { requireStorable } from '../http/json-body.ts';
import {
  dependsOnVariables,
  type Measure,
  measureDocument,
  type MeasuredOperation,
  type Variables,
} from './measure-document.ts';

/** More tokens than any real client needs. The parser stops here, so a huge document costs little. */
export const MAX_TOKENS = 600;

/** The playground keeps several operations in one document and names the one to run. */
const MAX_OPERATIONS = 10;

interface Limit {
  of: keyof Measure;
  most: number;
  /** The name in the error message of what is counted. */
  counted: string;
}

/**
 * Our own pages reach the depth limit, use most of the aliases (one per panel, so that each can fail alone), select half
 * of the fields and cost half of the points: a web client of another version sends their text. Introspection goes deeper
 * and has its own limit. It needs most of the points.
 */
const LIMITS: readonly Limit[] = [
  { of: 'depth', most: 6, counted: 'levels of objects' },
  { of: 'schemaDepth', most: 15, counted: 'levels of the schema' },
  { of: 'aliases', most: 10, counted: 'aliases' },
  { of: 'directives', most: 10, counted: 'directives' },
  { of: 'repeats', most: 5, counted: 'repeated fields' },
  { of: 'fields', most: 300, counted: 'fields with its fragments spread out' },
  { of: 'exports', most: 1, counted: 'data exports' },
  { of: 'points', most: 8_000, counted: 'points' },
];

/** What every request costs besides its fields, in points. */
const POINTS_OF_REQUEST = 200;

/** One mutation per request, so that rate limits per request also limit mutations. */
const ONE_MUTATION: Limit = { of: 'rootFields', most: 1, counted: 'mutations' };

function requireSize({ operation, measure }: MeasuredOperation): void {
  const limits =
    operation.operation === OperationTypeNode.MUTATION ? [...LIMITS, ONE_MUTATION] : LIMITS;
  const exceeded = limits.find(({ of, most }) => measure[of] > most);
  if (!exceeded) return;
  const name = operation.name ? `Operation "${operation.name.value}"` : 'This operation';
  const { of, most, counted } = exceeded;
  throw new AppError(
    'INVALID_INPUT',
    `${name} has ${Math.ceil(measure[of])} ${counted}. The limit is ${most}.`,
  );
}

/** Without this check graphql-js finds out while it executes, and the client gets an internal error. */
function requireNoSubscription({ operation }: MeasuredOperation): void {
  if (operation.operation !== OperationTypeNode.SUBSCRIPTION) return;
  throw new AppError('INVALID_INPUT', 'This API has no subscriptions. Send a query or a mutation.');
}

/** Returns the points of the most expensive operation of a document, and of its request. */
function pointsOfRequest(operations: readonly MeasuredOperation[]): number {
  const points = operations.map(({ measure }) => measure.points);
  return Math.ceil(Math.max(0, ...points)) + POINTS_OF_REQUEST;
}

/** The fields whose values for a visitor don't come from the catalogue alone. */
const CHANGING_FIELDS: ReadonlySet<string> = new Set(['leaderboard', 'isUsernameAvailable']);

/** Checks whether a document has only queries, and the same response for all visitors until the catalogue changes. */
function readsOnlyCatalogue(document: DocumentNode): boolean {
  let isOnly = true;
  visit(document, {
    OperationDefinition({ operation }) {
      isOnly &&= operation === OperationTypeNode.QUERY;
    },
    Field({ name }) {
      isOnly &&= !CHANGING_FIELDS.has(name.value);
    },
  });
  return isOnly;
}

/** What is known of a document before it is executed. */
export interface CheckedDocument {
  /** The points that a request with it costs. */
  points: number;
  /** Whether its response to visitors stays the same until the catalogue changes. */
  isOfCatalogue: boolean;
}

function describeDocument(
  document: DocumentNode,
  operations: readonly MeasuredOperation[],
): CheckedDocument {
  return { points: pointsOfRequest(operations), isOfCatalogue: readsOnlyCatalogue(document) };
}

/** A document that is missing or doesn't parse. Apollo Server refuses it. */
export const UNREADABLE: CheckedDocument = { points: POINTS_OF_REQUEST, isOfCatalogue: false };

/**
 * Checks that a document can be validated and executed at a bounded cost, and that its strings can be stored.
 *
 * @returns what is known of it
 * @throws {AppError} INVALID_INPUT naming the limit that the document exceeds
 */
function requireDocumentLimits(document: DocumentNode, variables: Variables): CheckedDocument {
  const operations = measureDocument(document, variables);
  operations.forEach(requireNoSubscription);
  if (operations.length > MAX_OPERATIONS) {
    throw new AppError(
      'INVALID_INPUT',
      `This document has ${operations.length} operations. The limit is ${MAX_OPERATIONS}.`,
    );
  }
  operations.forEach(requireSize);
  visit(document, {
    StringValue({ value }) {
      requireStorable(value);
    },
  });
  return describeDocument(document, operations);
}

/** How many documents are remembered, and the longest one in characters. Every document of the web client fits. */
const REMEMBERED_DOCUMENTS = 200;
const REMEMBERED_LENGTH = 8_192;

/**
 * Checks a document before it is validated. One that does not parse passes: Apollo Server reports the syntax error.
 *
 * @param request the request's variables, and whether the document is the web client's, which was checked at build time
 * @throws {AppError} INVALID_INPUT if it exceeds a limit
 */
export type DocumentCheck = (
  source: string,
  request?: { isTrusted?: boolean; variables?: Variables },
) => CheckedDocument;

/** What is known of a document with the variables of a request. */
type KnownDocument = (variables: Variables) => CheckedDocument;

/** Checks a document once, or for each request if its variables decide how many rows it asks for. */
function knowDocument(document: DocumentNode, isTrusted: boolean): KnownDocument {
  const check: KnownDocument = (variables) =>
    isTrusted
      ? describeDocument(document, measureDocument(document, variables))
      : requireDocumentLimits(document, variables);
  if (dependsOnVariables(document)) return check;
  const checked = check({});
  return () => checked;
}

/** Creates the check of documents. It remembers those that passed, and never forgets those of the web client. */
export function createDocumentCheck(): DocumentCheck {
  const trusted = new Map<string, KnownDocument>();
  const passed = new Map<string, KnownDocument>();
  const trust = (source: string): KnownDocument => {
    const ours = knowDocument(parse(source, { noLocation: true }), true);
    trusted.set(source, ours);
    return ours;
  };
  const checkTheirs = (source: string, variables: Variables): CheckedDocument => {
    const document = parsedOrNull(source);
    if (!document) return UNREADABLE;
    const theirs = knowDocument(document, false);
    const checked = theirs(variables);
    if (source.length > REMEMBERED_LENGTH) return checked;
    if (passed.size >= REMEMBERED_DOCUMENTS) passed.clear();
    passed.set(source, theirs);
    return checked;
  };
  return (source, { isTrusted, variables = {} } = {}) => {
    const known = trusted.get(source) ?? passed.get(source);
    if (known !== undefined) return known(variables);
    return isTrusted === true ? trust(source)(variables) : checkTheirs(source, variables);
  };
}

function parsedOrNull(source: string): DocumentNode | null {
  try {
    return parse(source, { maxLexicalTokens: MAX_TOKENS, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}
