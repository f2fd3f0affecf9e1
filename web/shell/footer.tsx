import { site } from 'virtual:site';
import { paths } from '../paths.ts';
import { Link } from '../router/link.tsx';
import { Hexdump } from '../ui/hexdump.tsx';
import styles from './footer.module.css';
import { MailLink } from './mail-link.tsx';
import { ThemeChoices } from './theme-choices.tsx';

const LINKS = [
  { to: paths.lessons, label: 'Lessons' },
  { to: paths.challenges, label: 'Challenges' },
  { to: paths.leaderboard, label: 'Leaderboard' },
  { to: paths.dashboard, label: 'Dashboard' },
  { to: paths.billing, label: 'Pricing & Plans' },
  { to: paths.privacy, label: 'Privacy Policy' },
  { to: paths.terms, label: 'Terms of Service' },
  { to: paths.help, label: 'Help' },
];

/** The footer of every page, styled as a hexdump. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.inner}`}>
        <div className="stack">
          <p>
            Packetsmith teaches mission-focussed programming through interactive challenges,
            real-world projects and gamified learning.
          </p>
          <nav aria-label="Footer">
            <ul className={styles.links}>
              {LINKS.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
              <OperatorLinks />
            </ul>
          </nav>
          <div className={styles.theme}>
            <span aria-hidden="true">Theme</span>
            <ThemeChoices />
          </div>
          <p>© 2025 Packetsmith</p>
        </div>
        <Hexdump className={styles.dump} text="Packetsmith: read the bytes, forge the packet." />
      </div>
    </footer>
  );
}

/** The operator's contact address and social links, if set. */
function OperatorLinks() {
  return (
    <>
      {site.contactMail !== null && (
        <li>
          <MailLink address={site.contactMail}>Contact</MailLink>
        </li>
      )}
      {site.socialLinks.map(({ name, href }) => (
        <li key={name}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </>
  );
}
