import type { Challenge, Curriculum } from '../../content/curriculum.ts';
import type { Evidence, EvidenceCases } from '../../domain/evidence.ts';
import { fixtureCurriculum } from './fixture-curriculum.ts';

/** The attack's words become one word to look at and all words in one line. Words in lowercase are refused. */
const PROGRAM = `
def inputs(seed):
    return [f"own {seed}\\n", "gate\\n"]


def adapt(artifacts, seed):
    words = [text.strip() for text in artifacts]
    if not all(word.isupper() for word in words):
        raise ValueError("An attack shouts.")
    lines = [word.lower() for word in words if len(word) > 1]
    return {"items": len(lines), "sample": lines[0] + "\\n", "graded": " ".join(lines) + "\\n"}
`;

const stock = (word: string): EvidenceCases => ({
  sample: { stdin: `${word}\n`, expectedStdout: `${word.toUpperCase()}\n` },
  graded: { stdin: `${word} ${word}\n`, expectedStdout: `${word} ${word}\n`.toUpperCase() },
});

/** The words of the recorded attacks. */
export const STOCK_WORDS = ['magpie', 'heron', 'rook'];

/** Evidence that is the same for every learner. The attack's word comes back in lowercase. */
export const SAME_EVIDENCE: Omit<Evidence, 'from'> = {
  take: 'artifacts',
  needs: 1,
  program: PROGRAM.replace('f"own {seed}\\n", ', ''),
  stock: [stock('magpie')],
};

/** A starter with a faulty line, and the question for it. */
export const QUIET_STARTER: Required<Pick<Challenge, 'starterCode' | 'find'>> = {
  starterCode: 'import sys\nword = input()\nloud = word.lower()\nif word:\n    print(loud)\n',
  find: {
    shown: { question: 'Which line is too quiet?', choices: [1, 2, 3, 4, 5] },
    key: {
      ...{ lines: [3], why: 'It makes the word quiet.' },
      feedback: { 5: 'It prints what it gets.' },
    },
  },
};

const [template] = fixtureCurriculum.challenges;
if (!template) throw new Error('The fixture has no challenge to copy.');

const attack: Challenge = { ...template, id: 'attack', title: 'Shout at the gate' };
const defense: Challenge = {
  ...template,
  id: 'defense',
  title: 'Hear the shout',
  experienceReward: 100,
  ...QUIET_STARTER,
  evidence: {
    from: 'attack',
    take: 'artifacts',
    needs: 2,
    program: PROGRAM,
    stock: STOCK_WORDS.map(stock),
  },
};

/** An attack, its defense, and a defense that is locked. */
export const evidenceCurriculum: Curriculum = {
  ...fixtureCurriculum,
  challenges: [attack, defense, { ...defense, id: 'locked', difficulty: 5 }],
};
