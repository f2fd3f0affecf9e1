/** Returns the variables that are set. An empty one counts as unset, as in most shell scripts. */
export function withoutEmpty(
  variables: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}
