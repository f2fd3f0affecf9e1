import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { iconPath } from '../../domain/achievements.ts';
import { iconFiles } from '../vite/achievement-icons.ts';
import { ICON_NAMES, iconNamed } from './icon.tsx';

const sprite = readFileSync('web/ui/icons.svg', 'utf8');
const achievements = parse(readFileSync('content/achievements.yml', 'utf8')) as {
  icon: string;
}[];
const symbols = [...sprite.matchAll(/<symbol id="([^"]+)".*<\/symbol>/g)];

test('every symbol of the sprite has a name, and every name has a symbol', () => {
  expect(symbols.map(([, id]) => id).toSorted()).toEqual([...ICON_NAMES].toSorted());
});

test('every achievement icon has a packet and strokes that do not scale', () => {
  const awards = symbols.filter(([, id]) => id?.startsWith('a-'));
  expect(awards.length).toBeGreaterThanOrEqual(24);
  const odd = awards.filter(
    ([drawing]) => !drawing.includes('--signal') || !drawing.includes('non-scaling-stroke'),
  );
  expect(odd.map(([, id]) => id)).toEqual([]);
});

test('every icon that the curriculum names exists; an unknown name gets the plain medal', () => {
  for (const { icon } of achievements) expect(iconNamed(icon)).toBe(icon);
  expect(iconNamed('seven-days')).toBe('a-seven-days');
  expect(iconNamed('a-drawing-of-tomorrow')).toBe('a-medal');
});

test('every achievement icon becomes a file of its own, which the APIs name', () => {
  const files = iconFiles(sprite);
  for (const { icon } of achievements) {
    const file = files.get(iconPath(icon).slice(1));
    expect(file).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 24 24"[^>]*><.*<\/svg>\n$/);
  }
});
