import { executionChoices } from '../execution-choices.ts';
import { monthlyCost } from '../monthly-cost.ts';
import { SIZES } from '../population.ts';
import { costOf, PRICES } from '../prices.ts';
import { dollarsText, drawMarkdownTable, grouped, roundly } from './draw-table.ts';

/** Draws what a month of runs costs on Lambda and on hosts, with the size at the peak. */
export function executionTable(): string {
  const columns = SIZES.map((size) => ({ size, choices: executionChoices(size) }));
  const names = columns[0]?.choices.map(({ name }) => name) ?? [];
  return drawMarkdownTable(
    ['Runs of a month', ...SIZES.flatMap((size) => [`${grouped(size)}, at the peak`, 'US $'])],
    names.map((name, index) => [
      name,
      ...columns.flatMap(({ choices }) => {
        const choice = choices[index];
        return choice
          ? [`${roundly(choice.size)} ${choice.unit}`, dollarsText(choice.dollars)]
          : ['', ''];
      }),
    ]),
  );
}

/** Draws what the options of a stage cost in a month. */
export function optionTable(): string {
  const requestsOf = (learners: number): number =>
    monthlyCost(learners).find(({ price }) => price === 'edgeRequest')?.quantity ?? 0;
  const firewall = (learners: number): number =>
    costOf(1, PRICES.firewall.tiers) + costOf(requestsOf(learners), PRICES.firewallRequests.tiers);
  return drawMarkdownTable(
    ['Option, US $ per month', ...SIZES.map(grouped)],
    [
      ['`firewall_limit`', ...SIZES.map((size) => dollarsText(firewall(size)))],
      ['`probe_site`', ...SIZES.map(() => dollarsText(costOf(1, PRICES.probe.tiers)))],
    ],
  );
}
