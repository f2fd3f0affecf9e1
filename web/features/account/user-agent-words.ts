/** Names and the patterns by which they appear in a user agent. The first match counts, because browsers also claim to be the later ones. */
type Marks = readonly (readonly [name: string, mark: RegExp])[];

const BROWSERS: Marks = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bVersion\/\S+.* Safari\//],
];

const SYSTEMS: Marks = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\b(Macintosh|Mac OS X)\b/],
  ['Linux', /\bLinux\b/],
];

/** The longest name shown for a program that isn't a browser, in characters. */
const MAX_NAME_LENGTH = 40;

/**
 * Returns the browser and system that a user agent claims, such as "Firefox on Linux", or the name of another
 * program. The claim isn't verified.
 */
export function userAgentWords(userAgent: string | null): string {
  const text = (userAgent ?? '').trim();
  if (text === '') return 'Unknown program';
  const browser = nameIn(BROWSERS, text);
  const system = nameIn(SYSTEMS, text);
  if (system !== undefined) return `${browser ?? 'A browser'} on ${system}`;
  return browser ?? programName(text);
}

/** Returns "curl" for "curl/8.14.1". */
function programName(text: string): string {
  const [name] = /^[^\s/(]+/.exec(text) ?? [text];
  return name.slice(0, MAX_NAME_LENGTH);
}

function nameIn(marks: Marks, text: string): string | undefined {
  return marks.find(([, mark]) => mark.test(text))?.[0];
}
