import { SIZES } from '../population.ts';
import { frankfurtSum, monthlyCost, sumOf } from '../monthly-cost.ts';
import { type Price, PRICES } from '../prices.ts';
import { dollarsText, drawMarkdownTable, grouped, roundly } from './draw-table.ts';

/** The database has a different compute size in each bill, but one row in the table. */
function nameOf(what: string): string {
  return what.replace(/^(Supabase: compute) .*/, '$1');
}

/** Draws the monthly cost at each size, item by item: the quantity and its price. */
export function costTable(): string {
  const bills = SIZES.map((size) => ({ size, lines: monthlyCost(size) }));
  const [first] = bills;
  const rows = (first?.lines ?? []).map(({ what, price }, index) => [
    `${nameOf(what)}${price === null ? '' : ` (${plural(PRICES[price].unit)})`}`,
    ...bills.flatMap(({ lines }) => {
      const line = lines[index];
      if (!line) return ['', ''];
      const quantity = line.price === null ? line.what.replace(/.* /, '') : roundly(line.quantity);
      return [quantity, dollarsText(line.dollars)];
    }),
  ]);
  const total = (name: string, read: (size: number) => string): string[] => [
    name,
    ...SIZES.flatMap((size) => ['', read(size)]),
  ];
  return drawMarkdownTable(
    ['One month in us-east-1', ...SIZES.flatMap((size) => [grouped(size), 'US $'])],
    [
      ...rows,
      total('**Total**', (size) => `**${dollarsText(sumOf(monthlyCost(size)))}**`),
      total('per learner', (size) => (sumOf(monthlyCost(size)) / size).toFixed(4)),
      total('Total in eu-central-1', (size) => dollarsText(frankfurtSum(monthlyCost(size)))),
    ],
  );
}

function plural(unit: string): string {
  return unit.endsWith('GB') ? unit : `${unit}s`;
}

/** Formats a price, per million units if one unit costs very little. */
function priceText({ tiers, unit }: Price): string {
  const first = tiers.find(({ dollars, upTo }) => dollars > 0 && upTo > 0)?.dollars ?? 0;
  const isSmall = first < 0.001;
  const dollars = Number((first * (isSmall ? 1e6 : 1)).toPrecision(6));
  return `$${dollars} per ${isSmall ? `million ${plural(unit)}` : unit}`;
}

function freeText({ tiers }: Price): string {
  const [first] = tiers;
  return first?.dollars === 0 && first.upTo > 0 ? grouped(first.upTo) : '';
}

/** Draws the prices behind the costs. */
export function priceTable(): string {
  const prices: Price[] = Object.values(PRICES);
  return drawMarkdownTable(
    ['Item', 'First price', 'Free', 'Confirmed', 'Source'],
    prices.map((price) => [
      price.what,
      priceText(price),
      freeText(price),
      price.isConfirmed ? 'yes' : '**no**',
      `<${price.source}>`,
    ]),
    'words',
  );
}
