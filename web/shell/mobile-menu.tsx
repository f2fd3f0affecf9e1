import { type KeyboardEvent, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Packet } from '../ui/packet.tsx';
import styles from './mobile-menu.module.css';
import type { NavLinkEntry } from './nav-links.ts';

interface MobileMenuProps {
  links: readonly NavLinkEntry[];
  /** Absent for visitors. */
  onLogout: (() => void) | undefined;
}

/** The links on narrow screens. Closes on every navigation, on Escape, and when the focus leaves it. */
export function MobileMenu({ links, onLogout }: MobileMenuProps) {
  const { key } = useLocation();
  // The menu belongs to the address at which it was opened: a navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const frame = useRef<HTMLDivElement>(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpenAt(null);
    frame.current?.querySelector('button')?.focus();
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
        icon={isOpen ? 'close' : 'menu'}
        label="Menu"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(isOpen ? null : key)}
      />
      {isOpen && (
        <nav className={styles.menu} aria-label="Menu">
          <ul>
            {links.map(({ to, label, icon }) => (
              <li key={to}>
                <NavLink to={to} end={to === paths.home} onClick={() => setOpenAt(null)}>
                  {({ isActive }) => (
                    <>
                      <Icon name={icon} />
                      {label}
                      {isActive && <Packet state="done" />}
                    </>
                  )}
                </NavLink>
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
