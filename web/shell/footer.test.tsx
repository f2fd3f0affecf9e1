import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Footer } from './footer.tsx';

afterEach(cleanup);

test('the footer links to the pages of the product and a mailbox, and nothing in it leads nowhere', () => {
  render(<Footer />);
  const items = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('listitem');
  const ways = items.map((item) => [
    item.textContent,
    item.querySelector('a')?.getAttribute('href'),
  ]);
  expect(ways).toEqual([
    ['Lessons', '/lessons'],
    ['Challenges', '/challenges'],
    ['Leaderboard', '/leaderboard'],
    ['Dashboard', '/dashboard'],
    ['Pricing & Plans', '/billing'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['Help', '/help'],
    ['Contact', 'mailto:hello@packetsmith.example'],
  ]);
});

test('the footer says what the product teaches, and the year', () => {
  render(<Footer />);
  const footer = screen.getByRole('contentinfo').textContent;
  expect(footer).toContain(
    'teaches mission-focussed programming through interactive challenges, real-world projects and gamified learning.',
  );
  expect(footer).toContain('© 2025');
});
