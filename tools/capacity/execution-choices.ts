import { ASSUMPTIONS } from './assumptions.ts';
import { loadOf } from './load.ts';
import { monthlyCost } from './monthly-cost.ts';
import { monthOf, spreadOut } from './population.ts';
import { costOf, PRICES } from './prices.ts';

const HOURS_PER_MONTH = 730;
const SECONDS_PER_HOUR = 3_600;

/** Where runs take place, and what a month of them costs. */
export interface ExecutionChoice {
  name: string;
  /** In the busiest hour: environments of learners, or processors of hosts. */
  size: number;
  unit: 'environments' | 'processors';
  dollars: number;
}

/** The lines of the bill that depend on where runs take place. */
const LAMBDA_LINES = ['Lambda: run time', 'Lambda: learners’ environments'];

function onLambda(learners: number): ExecutionChoice {
  const lines = monthlyCost(learners).filter(({ what }) => LAMBDA_LINES.includes(what));
  return {
    name: 'Lambda, an environment for every learner',
    size: loadOf(spreadOut(learners)).execution.live,
    unit: 'environments',
    dollars: lines.reduce((sum, { dollars }) => sum + dollars, 0),
  };
}

/** Processor time of a run, in seconds, on average. */
function processorSeconds(ordinary: number): number {
  const { runawayShare, runawaySeconds } = ASSUMPTIONS;
  return (1 - runawayShare) * ordinary + runawayShare * runawaySeconds;
}

/**
 * Hosts that learners share, whose number follows the load. They are paid by the hour, for the mean load at the planned
 * utilization, and never fewer than the smallest number. Their networks cost the same for any number.
 */
function onHosts(learners: number, name: string, ordinary: number): ExecutionChoice {
  const { hostUtilization, fewestHostProcessors } = ASSUMPTIONS;
  const perRun = processorSeconds(ordinary);
  const atLeast = (busy: number): number => Math.max(fewestHostProcessors, busy / hostUtilization);
  const meanBusy = (monthOf(learners).runs * perRun) / (HOURS_PER_MONTH * SECONDS_PER_HOUR);
  const { runsPerSecond } = loadOf(spreadOut(learners));
  const processorHours = atLeast(meanBusy) * HOURS_PER_MONTH;
  return {
    name,
    size: atLeast(runsPerSecond * perRun),
    unit: 'processors',
    dollars:
      costOf(processorHours, PRICES.hostProcessor.tiers) + costOf(1, PRICES.hostNetwork.tiers),
  };
}

/** Estimates every way of running programs, for learners who are spread over the month. */
export function executionChoices(learners: number): ExecutionChoice[] {
  const { hostRunSeconds, processRunSeconds } = ASSUMPTIONS;
  return [
    onLambda(learners),
    onHosts(learners, 'hosts with the fork engine', hostRunSeconds),
    onHosts(learners, 'hosts with a process for each run', processRunSeconds),
  ];
}
