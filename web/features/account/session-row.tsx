import type { AccountSessionsQuery } from '../../graphql/__generated__/operations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/panel.tsx';
import styles from './account.module.css';
import { formatDate } from '../../ui/format-date.ts';

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

type AccountSession = NonNullable<AccountSessionsQuery['viewer']>['sessions'][number];

interface SessionRowProps {
  session: AccountSession;
  isBusy: boolean;
  isDisabled: boolean;
  onEnd: () => void;
}

/** One signed-in browser. The current one is marked and can't be ended here. */
export function SessionRow({ session, isBusy, isDisabled, onEnd }: SessionRowProps) {
  const { userAgent, address, startedAt, lastActiveAt, isCurrent } = session;
  const name = userAgentWords(userAgent);
  return (
    <Row className={styles.session}>
      <div>
        <p className={styles.client} title={userAgent ?? undefined}>
          {name}
        </p>
        <p className="label">{address ?? 'unknown address'}</p>
        <p className="label">
          active <Moment at={lastActiveAt} />
        </p>
        <p className="label">
          signed in <Moment at={startedAt} />
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="signal" packet="done">
          This browser
        </Badge>
      ) : (
        <Button
          size="small"
          isBusy={isBusy}
          disabled={isDisabled}
          aria-label={`End the session of ${name}, signed in ${formatDate(startedAt, 'fullMoment')}`}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </Row>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatDate(at, 'fullMoment')}</time>;
}
