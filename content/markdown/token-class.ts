/** The class of a piece of code: keyword, string, number, function or name of a type, comment. */
export type TokenClass = 'k' | 's' | 'n' | 'f' | 'c';

const CLASS_OF_SCOPE: readonly (readonly [RegExp, TokenClass])[] = [
  [/^comment/, 'c'],
  [/^storage\.type\.(string|format)|^constant\.character|^string/, 's'],
  [/^constant\.numeric|^storage\.type\.number/, 'n'],
  [/^keyword\.(control|operator\.logical)|^storage\.|^constant\.language/, 'k'],
  [/^entity\.name|^support\.(function|type)|^meta\.function-call\.generic/, 'f'],
];

/**
 * The class that a token is drawn with; null for plain text.
 *
 * @param scopes TextMate scopes, the outermost first
 */
export function tokenClass(scopes: readonly string[]): TokenClass | null {
  for (const scope of scopes.toReversed()) {
    const match = CLASS_OF_SCOPE.find(([pattern]) => pattern.test(scope));
    if (match) return match[1];
  }
  return null;
}
