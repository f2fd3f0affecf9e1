/** The CSS class of a token: keyword, string, number, function or type name, comment. */
export type TokenClass = 'k' | 's' | 'n' | 'f' | 'c';

const CLASS_OF_SCOPE: readonly (readonly [RegExp, TokenClass])[] = [
  [/^comment/, 'c'],
  [/^storage\.type\.(string|format)|^constant\.character|^string/, 's'],
  [/^constant\.numeric|^storage\.type\.number/, 'n'],
  [/^keyword\.(control|operator\.logical)|^storage\.|^constant\.language/, 'k'],
  [/^entity\.name|^support\.(function|type)|^meta\.function-call\.generic/, 'f'],
];

/**
 * Returns the CSS class of a token, or null for plain text.
 *
 * @param scopes TextMate scopes, outermost first
 */
export function tokenClass(scopes: readonly string[]): TokenClass | null {
  for (const scope of scopes.toReversed()) {
    const match = CLASS_OF_SCOPE.find(([pattern]) => pattern.test(scope));
    if (match) return match[1];
  }
  return null;
}
