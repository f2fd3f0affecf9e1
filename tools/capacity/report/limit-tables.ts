import { brokenLimits, type Pressure, pressuresOf, shareOf } from '../pressure.ts';
import { settingsFor } from '../settings.ts';
import { largestSetup, type Setup, shippedSetup } from '../setup.ts';
import { cases } from './load-table.ts';
import { drawMarkdownTable, grouped, roundly, shareText } from './draw-table.ts';

function limitText({ limit, allowed }: Pressure): string {
  return `${limit}: ${roundly(allowed)}`;
}

function pressureTable(setup: Setup): string {
  const all = cases().map(({ name, population }) => ({
    name,
    pressures: pressuresOf(population, setup),
  }));
  const limits = (all[0]?.pressures ?? []).filter(({ allowed }) => allowed < Infinity);
  return drawMarkdownTable(
    ['Limit', ...all.map(({ name }) => name)],
    limits.map((limit) => [
      limitText(limit),
      ...all.map(({ pressures }) => {
        const own = pressures.find((pressure) => pressure.limit === limit.limit);
        return own ? shareText(shareOf(own)) : '';
      }),
    ]),
  );
}

/** Draws the use of each limit with the shipped settings. */
export function shippedTable(): string {
  return pressureTable(shippedSetup());
}

/** Draws the use of each limit with everything raised as far as possible. */
export function largestTable(): string {
  return pressureTable(largestSetup());
}

/** The maximum number of exceeded limits to name. */
const NAMED = 3;

function nameBroken(pressures: readonly Pressure[]): string {
  const named = pressures
    .slice(0, NAMED)
    .map((pressure) => `${pressure.limit} (${roundly(shareOf(pressure))} ×)`);
  return named.join('; ') || 'nothing';
}

/** Draws what is exceeded first with the shipped settings, worst first. */
export function firstTable(): string {
  return drawMarkdownTable(
    ['Learners', 'At the peak', 'Over time'],
    cases().map(({ name, population }) => {
      const broken = brokenLimits(population, shippedSetup());
      return [
        name,
        nameBroken(broken.filter(({ when }) => when === 'at the peak')),
        nameBroken(broken.filter(({ when }) => when === 'over time')),
      ];
    }),
    'words',
  );
}

/** Draws what raises each limit. */
export function remedyTable(): string {
  const pressures = pressuresOf({ monthly: 1, active: 1 }, shippedSetup());
  return drawMarkdownTable(
    ['Limit', 'What raises it'],
    pressures.map(({ limit, remedy }) => [limit, remedy]),
    'words',
  );
}

/** Formats a setting, unless no account can have that much. */
function settingText(value: number, largest: number): string {
  return value > largest ? 'not available' : grouped(value);
}

/** Draws the settings that are enough for each number of learners. */
export function settingsTable(): string {
  const largest = largestSetup();
  return drawMarkdownTable(
    [
      'Learners',
      '`runs_at_once`',
      '`requests_per_second`',
      'Lambda concurrency',
      'Supabase compute',
    ],
    cases().map(({ name, population }) => {
      const settings = settingsFor(population);
      return [
        name,
        settingText(settings.runsAtOnce, largest.runsAtOnce),
        grouped(settings.requestsPerSecond),
        settingText(settings.accountConcurrency, largest.accountConcurrency),
        settings.database?.name ?? 'none is large enough',
      ];
    }),
  );
}
