import { type DocumentNode, GraphQLError, OperationTypeNode, parse, visit } from 'graphql';
import { AppError } from '../../domain/app-error.ts';
import { requireStorable } from '../http/json-body.ts';
import { type Measure, measureDocument, type MeasuredOperation } from './measure-document.ts';

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
 * Our own pages reach the depth limit, use most of the aliases (one per panel, so that each can fail alone) and select
 * half of the fields: a web client of another version sends their text. Introspection goes deeper and has its own limit.
 */
const LIMITS: readonly Limit[] = [
  { of: 'depth', most: 6, counted: 'levels of objects' },
  { of: 'schemaDepth', most: 15, counted: 'levels of the schema' },
  { of: 'aliases', most: 10, counted: 'aliases' },
  { of: 'directives', most: 10, counted: 'directives' },
  { of: 'repeats', most: 5, counted: 'repeated fields' },
  { of: 'fields', most: 300, counted: 'fields with its fragments spread out' },
];

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
    `${name} has ${measure[of]} ${counted}. The limit is ${most}.`,
  );
}

/** Without this check graphql-js finds out while it executes, and the client gets an internal error. */
function requireNoSubscription({ operation }: MeasuredOperation): void {
  if (operation.operation !== OperationTypeNode.SUBSCRIPTION) return;
  throw new AppError('INVALID_INPUT', 'This API has no subscriptions. Send a query or a mutation.');
}

/**
 * Checks that a document can be validated and executed at a bounded cost, and that its strings can be stored.
 *
 * @throws {AppError} INVALID_INPUT naming the limit that the document exceeds
 */
function requireDocumentLimits(document: DocumentNode): void {
  const operations = measureDocument(document);
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
}

/** How many documents are remembered, and the longest one in characters. Every document of the web client fits. */
const REMEMBERED_DOCUMENTS = 200;
const REMEMBERED_LENGTH = 8_192;

/**
 * Creates the check that runs before validation. It remembers documents that passed.
 *
 * The check throws INVALID_INPUT when a document exceeds a limit. A document that does not parse passes: Apollo Server
 * reports the syntax error.
 */
export function createDocumentCheck(): (source: string) => void {
  const passed = new Set<string>();
  return (source) => {
    if (passed.has(source)) return;
    const document = parsedOrNull(source);
    if (!document) return;
    requireDocumentLimits(document);
    if (source.length > REMEMBERED_LENGTH) return;
    if (passed.size >= REMEMBERED_DOCUMENTS) passed.clear();
    passed.add(source);
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
