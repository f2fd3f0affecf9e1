import { type Get, ofViewer, type Reading } from './parity-reading.ts';
import { DRAFT, draftToRest, type Fields } from './parity-shapes.ts';

/** The last accepted code by way of the list of submissions. */
async function readAcceptedCode(get: Get, challengeId: string): Promise<unknown> {
  const page = await get('listSubmissions', { query: `challenge_id=${challengeId}` });
  const { submissions } = page as { submissions: { id: string; status: string }[] };
  const accepted = submissions.find(({ status }) => status === 'accepted');
  return accepted ? ((await get('getSubmission', { id: accepted.id })) as Fields)['code'] : null;
}

/** The readings of what a learner has written. */
export const CODE_READINGS: readonly Reading[] = [
  {
    field: 'Viewer.draft',
    ...ofViewer<Record<'some' | 'none', Fields | null>>(
      `some: draft(challengeId: "second") { ${DRAFT} } none: draft(challengeId: "first") { code }`,
      ({ some, none }) => [some, none].map(draftToRest),
    ),
    counterparts: ['getDraft'],
    rest: (get) => Promise.all(['second', 'first'].map((id) => get('getDraft', { id }))),
  },
  {
    field: 'Viewer.acceptedCode',
    ...ofViewer<Record<'some' | 'none', string | null>>(
      'some: acceptedCode(challengeId: "first") none: acceptedCode(challengeId: "second")',
      ({ some, none }) => [some, none],
    ),
    counterparts: ['listSubmissions', 'getSubmission'],
    rest: (get) => Promise.all(['first', 'second'].map((id) => readAcceptedCode(get, id))),
  },
];
