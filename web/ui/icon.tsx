import sprite from './icons.svg?no-inline';

/** The symbols of the sprite. Those that start with "a-" belong to achievements. */
export const ICON_NAMES = [
  'logo',
  'home',
  'dashboard',
  'lessons',
  'challenges',
  'leaderboard',
  'profile',
  'logout',
  'login',
  'menu',
  'close',
  'sun',
  'run',
  'server',
  'submit',
  'lock',
  'clock',
  'refresh',
  'branch',
  'shield',
  'chevron',
  'back',
  'more',
  'settings',
  'next',
  'first',
  'last',
  'pause',
  'flag',
  'stream',
  'download',
  'a-first-packet',
  'a-hex-reader',
  'a-salted',
  'a-codebreaker',
  'a-log-reader',
  'a-cartographer',
  'a-gatekeeper',
  'a-carver',
  'a-seven-days',
  'a-first-try',
  'a-full-path',
  'a-incident-closed',
  'a-first-lesson',
  'a-foundations',
  'a-programs',
  'a-thirty-days',
  'a-unbroken',
  'a-freeze',
  'a-half-dozen',
  'a-stack',
  'a-stairs',
  'a-ridge',
  'a-summit',
  'a-unaided',
  'a-persistent',
  'a-swift',
  'a-toolsmith',
  'a-firewall',
  'a-medal',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** Returns the icon for a name from the curriculum; a plain medal if there is none. */
export function iconNamed(name: string): IconName {
  return ICON_NAMES.find((known) => known === name || known === `a-${name}`) ?? 'a-medal';
}

/**
 * A decorative icon, whose meaning is always next to it in words.
 *
 * @param props.size in px
 */
export function Icon({ name, size = 20 }: { name: IconName; size?: number | undefined }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
