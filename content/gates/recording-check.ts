import type { AuthoredLesson } from '../authored.ts';
import type { Problem } from '../content-error.ts';
import { recordTraffic } from '../lesson/record-traffic.ts';
import { type AuthoredRecording, RECORDINGS, tableOf, TOOLS } from '../lesson/recordings.ts';
import type { LessonGate } from './gate.ts';

/** With fewer, learners could pass answers on. */
const FEWEST_ANSWERS = 8;
/** The longest table, so that it can be read on a phone and sent at once. */
const MOST_ROWS = 120;

function answerProblems(
  { folder, lesson }: AuthoredLesson,
  answers: Readonly<Record<string, readonly string[]>>,
): Problem[] {
  return Object.entries(answers).flatMap(([exerciseId, values]) => {
    const problem = (fix: string): Problem => ({
      file: `${folder}/lesson.md`,
      field: `exercise ${exerciseId}`,
      fix,
    });
    const different = new Set(values).size;
    const said = (lesson.exerciseKeys[exerciseId]?.feedback ?? []).filter(({ on }) =>
      values.every((value) => value === on),
    );
    return [
      ...(values.includes('') ? [problem('The answer of a seed is empty. Print it.')] : []),
      ...(different < FEWEST_ANSWERS
        ? [
            problem(
              `${values.length} seeds have only ${different} different answers. Make at least ${FEWEST_ANSWERS}.`,
            ),
          ]
        : []),
      ...said.map(({ on }) => problem(`"${on}" is right. Give feedback on wrong answers.`)),
    ];
  });
}

function sizeProblems(file: string, { committed }: AuthoredRecording): Problem[] {
  return TOOLS.flatMap((tool) => {
    const most = Math.max(
      0,
      ...committed.recordings.map((each) => tableOf(each[tool]).rows.length),
    );
    if (most <= MOST_ROWS) return [];
    const fix = `A recording has ${most} rows. Record at most ${MOST_ROWS}.`;
    return [{ file, field: tool, fix }];
  });
}

/** Recordings equal what their programs produce, are short enough to read, and ask each learner something else. */
export const recordingCheck: LessonGate = async (authored, runner) => {
  const checked = await Promise.all(
    authored.recordings.map(async (recording) => {
      const file = `${authored.folder}/${RECORDINGS}/${recording.name}.json`;
      const made = await recordTraffic(authored, recording, runner);
      const isCurrent = JSON.stringify(made) === JSON.stringify(recording.committed);
      const fix = `The programs record something else. Run \`npm run content -- ${authored.lesson.id} --write\`.`;
      return [
        ...(isCurrent ? [] : [{ file, field: '', fix }]),
        ...sizeProblems(file, recording),
        ...answerProblems(authored, made.answers),
      ];
    }),
  );
  return checked.flat();
};
