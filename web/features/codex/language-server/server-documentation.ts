import type { IMarkdownString } from 'monaco-editor';

/** Between the definition and the documentation in what the server says about a name. */
const SEPARATOR = '\n---\n';

/** Returns documentation that begins with a definition. @param own what the editor says about the same name */
export function documentationOf(told: string, own: readonly IMarkdownString[]): IMarkdownString[] {
  // It names the kind of everything, also where the keyword does.
  const value = told.replace(/^```python\n\(\w+\) (?=def |class )/, '```python\n');
  if (value.includes(SEPARATOR)) return [{ value }];
  return [{ value }, ...own.slice(1)];
}
