/** A piece of source with the class that colors it: keyword, string, number, function or comment. */
export interface Token {
  text: string;
  className?: 'k' | 's' | 'n' | 'f' | 'c' | undefined;
}

const TOKEN =
  /(?<c>#.*)|(?<s>f?"[^"]*")|(?<k>\b(?:as|def|elif|else|for|from|if|import|in|not|return|while|with)\b)|(?<n>\b\d[\d.]*\b)|(?<f>\b[a-z_]\w*(?=\())/g;

/** Splits one line of the demos' Python into tokens. Not a parser: it knows what the demos need. */
export function highlightPython(line: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of line.matchAll(TOKEN)) {
    if (match.index > end) tokens.push({ text: line.slice(end, match.index) });
    tokens.push({ text: match[0], className: classOf(match.groups ?? {}) });
    end = match.index + match[0].length;
  }
  if (end < line.length) tokens.push({ text: line.slice(end) });
  return tokens;
}

function classOf(groups: Record<string, string | undefined>): Token['className'] {
  return (['c', 's', 'k', 'n', 'f'] as const).find((name) => groups[name] !== undefined);
}
