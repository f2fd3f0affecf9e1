import type { OwnCase } from '../../domain/own-case.ts';
import { RIGHT_CODE } from '../support/fixture-curriculum.ts';
import type { Change } from './parity-change.ts';
import {
  DRAFT,
  draftToRest,
  EDITOR_SETTINGS,
  editorSettingsToRest,
  type Fields,
  LINE_FIND,
  RESULT,
  resultToRest,
  toRest,
} from './parity-shapes.ts';

export interface Run extends Fields {
  tests: { isPassed: boolean }[];
}

const OWN_CASES: readonly OwnCase[] = [
  { name: 'Any output', stdin: 'red\n', expectedStdout: null },
  { name: 'Another output', stdin: 'red\n', expectedStdout: 'BLUE\n' },
];

const ownCaseToRest = ({ name, stdin, expectedStdout }: OwnCase): Fields => ({
  name,
  input: stdin,
  expected_output: expectedStdout,
});

interface MarkedLine {
  isRight: boolean;
  feedback: string | null;
  challenge: { lineFind: Fields };
}

interface OpenedEvidence {
  source: string;
  attack: { id: string };
  sample: { name: string; stdin: string; expectedStdout: string };
}

const execution = (
  what: string,
  code: string,
  { ownCases = [], recordedCase }: { ownCases?: readonly OwnCase[]; recordedCase?: number } = {},
): Change => ({
  mutation: 'executeCode',
  what,
  document: `mutation ($input: CodeInput!) { executeCode(input: $input) { ${RESULT} recording } }`,
  counterpart: 'executeCode',
  isForVisitors: true,
  input: () => ({
    variables: { input: { challengeId: 'second', code, ownCases, recordedCase } },
    body: {
      challenge_id: 'second',
      code,
      own_cases: ownCases.map(ownCaseToRest),
      recorded_case: recordedCase,
    },
  }),
  present: (answer) => resultToRest(answer as Run),
});

const saving = (what: string, code: string, ageSeconds: number): Change => ({
  mutation: 'saveDraft',
  what,
  document: `mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { draft { ${DRAFT} } } }`,
  counterpart: 'saveDraft',
  input: () => ({
    variables: { input: { challengeId: 'second', code, ownCases: OWN_CASES, ageSeconds } },
    id: 'second',
    body: { code, own_cases: OWN_CASES.map(ownCaseToRest), age_seconds: ageSeconds },
  }),
  present: (answer) => draftToRest((answer as Record<'draft', Fields>).draft),
});

/** What the workspace does without grading. */
export const WORKSPACE_CHANGES: readonly Change[] = [
  execution('right code', RIGHT_CODE),
  execution('wrong code', 'print(1)'),
  execution('own cases', RIGHT_CODE, { ownCases: OWN_CASES }),
  execution('a recorded case', RIGHT_CODE, { ownCases: OWN_CASES, recordedCase: 1 }),
  {
    mutation: 'updateEditorSettings',
    what: 'some fields',
    document: `mutation ($input: UpdateEditorSettingsInput!) {
      updateEditorSettings(input: $input) { ${EDITOR_SETTINGS} } }`,
    counterpart: 'updateEditorSettings',
    input: () => ({
      variables: { input: { fontSize: 18, theme: 'LIGHT', rulerColumn: 88 } },
      body: { font_size: 18, theme: 'light', ruler_column: 88 },
    }),
    present: (answer) => editorSettingsToRest(answer as Fields),
  },
  {
    mutation: 'openEvidence',
    what: 'for a defense',
    document: `mutation { openEvidence(challengeId: "defense") {
      source attack { id } sample { name stdin expectedStdout } } }`,
    counterpart: 'openEvidence',
    input: () => ({ variables: {}, id: 'defense' }),
    present: (answer) => {
      const { source, attack, sample } = answer as OpenedEvidence;
      const { name, stdin, expectedStdout } = sample;
      return {
        source: source.toLowerCase(),
        attack_id: attack.id,
        sample: { name, stdin, expected_output: expectedStdout },
      };
    },
  },
  ...[
    { what: 'of a wrong line', line: 5 },
    { what: 'of the faulty line', line: 3 },
  ].map(({ what, line }): Change => ({
    mutation: 'markLine',
    what,
    document: `mutation ($line: Int!) { markLine(challengeId: "defense", line: $line) {
        isRight feedback challenge { ${LINE_FIND} } } }`,
    counterpart: 'markLine',
    input: () => ({ variables: { line }, id: 'defense', body: { line } }),
    present: (answer) => {
      const { isRight, feedback, challenge } = answer as MarkedLine;
      return { is_right: isRight, feedback, find: toRest(challenge.lineFind) };
    },
  })),
  {
    mutation: 'showLine',
    what: 'after three wrong lines',
    document: `mutation { showLine(challengeId: "defense") { ${LINE_FIND} } }`,
    counterpart: 'showLine',
    input: () => ({ variables: {}, id: 'defense' }),
    present: (answer) => ({ find: toRest((answer as Record<'lineFind', Fields>).lineFind) }),
  },
  saving('newer than the stored one', 'print(3)', 0),
  saving('older than the stored one', 'print(3)', 31_000_000),
];
