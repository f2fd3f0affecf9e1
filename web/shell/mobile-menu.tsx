import { type KeyboardEvent, useRef, useState } from 'react';
import { usePathname } from '../router/site-context.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Packet } from '../ui/packet.tsx';
import styles from './mobile-menu.module.css';
import { NavEntry, type NavLinkEntry } from './nav-entry.tsx';

interface MobileMenuProps {
  links: readonly NavLinkEntry[];
  /** Absent for visitors. */
  onLogout: (() => void) | undefined;
}

/** The links on narrow screens. Closes on every navigation, on Escape, and when the focus leaves it. */
export function MobileMenu({ links, onLogout }: MobileMenuProps) {
  const pathname = usePathname();
  // Remembers the URL at which the menu was opened, so that a navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpenAt(null);
    button.current?.focus();
  };
  return (
    <div
      ref={frame}
      className={styles.frame}
      onKeyDown={closeOnEscape}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !frame.current?.contains(relatedTarget)) setOpenAt(null);
      }}
    >
      <IconButton
        ref={button}
        icon={isOpen ? 'close' : 'menu'}
        label="Menu"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(isOpen ? null : pathname)}
      />
      {isOpen && (
        <nav className={styles.menu} aria-label="Menu">
          <ul>
            {links.map((entry) => (
              <li key={entry.to}>
                <NavEntry entry={entry} onClick={() => setOpenAt(null)}>
                  {(isCurrent) => (
                    <>
                      <Icon name={entry.icon} />
                      {entry.label}
                      {isCurrent && <Packet state="done" />}
                    </>
                  )}
                </NavEntry>
              </li>
            ))}
            {onLogout && (
              <li>
                <button type="button" onClick={onLogout}>
                  <Icon name="logout" />
                  Logout
                </button>
              </li>
            )}
          </ul>
        </nav>
      )}
    </div>
  );
}
