import { type DocumentNode, GraphQLError, OperationTypeNode, parse, visit } from 'graphql';
import { AppError } from '../../domain/app-error.ts';
import { requireStorable } from '../http/plain-input.ts';
import { type Measure, measureDocument, type MeasuredOperation } from './measure-document.ts';

/** More tokens than any honest document has; a flood is refused before it is parsed whole. */
export const MAX_TOKENS = 600;

/** The playground's editor keeps several operations in one document and names the one to run. */
const MAX_OPERATIONS = 10;

interface Limit {
  of: keyof Measure;
  most: number;
  /** What is counted, as the caller reads it. */
  counted: string;
}

/**
 * Our own screens go as deep as is allowed, use most of the aliases, one for each panel that may fail alone, and ask for
 * half of the fields: a client of another version sends their text. What a tool asks about the schema goes deeper by
 * nature, and is a document of its own.
 */
const LIMITS: readonly Limit[] = [
  { of: 'depth', most: 6, counted: 'levels of objects' },
  { of: 'schemaDepth', most: 15, counted: 'levels of the schema' },
  { of: 'aliases', most: 10, counted: 'aliases' },
  { of: 'directives', most: 10, counted: 'directives' },
  { of: 'repeats', most: 5, counted: 'repeated fields' },
  { of: 'fields', most: 300, counted: 'fields with its fragments spread out' },
];

/** What changes something is asked for alone, so that no request is worth more than one. */
const ONE_MUTATION: Limit = { of: 'rootFields', most: 1, counted: 'mutations' };

function requireSize({ operation, measure }: MeasuredOperation): void {
  const limits =
    operation.operation === OperationTypeNode.MUTATION ? [...LIMITS, ONE_MUTATION] : LIMITS;
  const exceeded = limits.find(({ of, most }) => measure[of] > most);
  if (!exceeded) return;
  const name = operation.name ? `The operation "${operation.name.value}"` : 'The operation';
  const { of, most, counted } = exceeded;
  throw new AppError(
    'INVALID_INPUT',
    `${name} has ${measure[of]} ${counted}; at most ${most} may be.`,
  );
}

/**
 * Checks that a document is small enough to be validated and run, and that its texts can be stored.
 *
 * @throws {AppError} INVALID_INPUT naming what there is too much of
 */
function requireDocumentLimits(document: DocumentNode): void {
  const operations = measureDocument(document);
  if (operations.length > MAX_OPERATIONS) {
    throw new AppError(
      'INVALID_INPUT',
      `The document has ${operations.length} operations; at most ${MAX_OPERATIONS} may be.`,
    );
  }
  operations.forEach(requireSize);
  visit(document, {
    StringValue({ value }) {
      requireStorable(value);
    },
  });
}

/** Documents that are remembered, and the longest of them in characters: what our own client sends fits well. */
const REMEMBERED_DOCUMENTS = 200;
const REMEMBERED_LENGTH = 8_192;

/**
 * Makes the check of a document's text that comes before validation. A text that passed is remembered.
 *
 * The check throws INVALID_INPUT, naming what there is too much of. What cannot be parsed passes: the server says why.
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
