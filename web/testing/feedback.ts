type Fields = Readonly<Record<string, unknown>>;

/** Creates a failing case that is shown in full. */
export const failingCase = (name: string, fields: Fields = {}): Fields => ({
  name,
  stdin: '192.0.2.20\n20-80\n',
  expectedStdout: '22 open\n80 open\n',
  actualStdout: '22 open\n',
  difference: 'Line 2: expected "80 open", got nothing.',
  ...fields,
});

/** Creates the feedback on a first submission that passed three of nine cases. */
export const feedbackFields = (fields: Fields = {}): Fields => ({
  failedSubmissions: 1,
  passedCount: 3,
  caseCount: 9,
  fixedCount: null,
  brokenCount: null,
  advice: null,
  failingTitles: [],
  cases: [],
  practiceCase: null,
  nextHelp: null,
  canShowSolution: false,
  ...fields,
});
