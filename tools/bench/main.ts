import process from 'node:process';
import { benchApi } from './api/bench-api.ts';
import { benchVisitors } from './api/bench-visitors.ts';
import { benchApis, benchLoad, benchStart } from './bench-server.ts';
import { benchFairness } from './bench-fairness.ts';
import { benchCold } from './cold/bench-cold.ts';
import { benchLesson } from './lesson/bench-lesson.ts';
import type { Measurement, ReportMeasurement } from './measurement.ts';
import { benchRecorder } from './recorder/bench-recorder.ts';
import { benchSandbox } from './sandbox/bench-sandbox.ts';
import { drawTable } from './table.ts';
import { benchWeb } from './web/bench-web.ts';

// `npm run bench`, or `npm run bench -- sandbox` for one group: one JSON line per measurement, then a table. Each
// product and its baseline take turns in one run on one machine.

/** Measures, and reports every measurement; `note` takes a sentence about what could not be measured. */
type Group = (report: ReportMeasurement, note: (sentence: string) => void) => Promise<void>;

const GROUPS: Readonly<Record<string, Group>> = {
  sandbox: benchSandbox,
  apis: benchApis,
  start: benchStart,
  load: benchLoad,
  fairness: benchFairness,
  api: benchApi,
  visitors: benchVisitors,
  lesson: benchLesson,
  recorder: benchRecorder,
  cold: benchCold,
  web: benchWeb,
};

async function runGroups(groups: readonly Group[]): Promise<void> {
  const measurements: Measurement[] = [];
  const report: ReportMeasurement = (measurement) => {
    measurements.push(measurement);
    console.log(JSON.stringify(measurement));
  };
  for (const group of groups) {
    await group(report, (skipped) => console.log(JSON.stringify({ skipped })));
  }
  console.log(`\n${drawTable(measurements)}`);
}

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(GROUPS, name));
if (unknown === undefined) {
  await runGroups(
    Object.entries(GROUPS)
      .filter(([name]) => asked.length === 0 || asked.includes(name))
      .map(([, group]) => group),
  );
} else {
  const choices = Object.keys(GROUPS).join(', ');
  console.error(
    `There is no bench "${unknown}". Choose from ${choices}, or omit the name to run all.`,
  );
  process.exitCode = 1;
}
