import type { ChallengeGate, CurriculumGate, FileGate, LessonGate } from './gate.ts';
import { adviceCheck } from './advice-check.ts';
import { bannedPhrases } from './banned-phrases.ts';
import { archiveCheck } from './archive-check.ts';
import { alternativeCheck } from './alternative-check.ts';
import { caseTitles } from './case-titles.ts';
import { differentIdeas } from './different-ideas.ts';
import { digestCheck } from './digest-check.ts';
import { distinctMistakes } from './distinct-mistakes.ts';
import { lookCheck } from './look-check.ts';
import { practiceCheck } from './practice-check.ts';
import { practiceReach } from './practice-reach.ts';
import { requiredFiles } from './required-files.ts';
import { reachableGates } from './reachable-gates.ts';
import { hardCodingCheck } from './hard-coding-check.ts';
import { hiddenValueCheck } from './hidden-value-check.ts';
import { firstPrerequisite } from './first-prerequisite.ts';
import { permanentIds } from './permanent-ids.ts';
import { guardedGates } from './guarded-gates.ts';
import { hintCheck } from './hint-check.ts';
import { uniqueIds } from './unique-ids.ts';
import { allowedImports } from './allowed-imports.ts';
import { exerciseCheck } from './exercise-check.ts';
import { feedbackCheck } from './feedback-check.ts';
import { recordingCheck } from './recording-check.ts';
import { stepAnswerCheck } from './step-answer-check.ts';
import { stepCheck } from './step-check.ts';
import { timeCheck } from './time-check.ts';
import { lessonOutput } from './lesson-output.ts';
import { prerequisiteCheck } from './prerequisite-check.ts';
import { mistakeMessages } from './mistake-messages.ts';
import { newNames } from './new-names.ts';
import { returningSkills } from './returning-skills.ts';
import { reservedHosts } from './reserved-hosts.ts';
import { placeholderCheck } from './placeholder-check.ts';
import { prerequisiteCycles } from './prerequisite-cycles.ts';
import { samplePrintingCheck } from './sample-printing-check.ts';
import { referenceCheck } from './reference-check.ts';
import { seedCheck } from './seed-check.ts';
import { skillCheck } from './skill-check.ts';
import { findCheck } from './find-check.ts';
import { evidenceCheck } from './evidence-check.ts';
import { labCheck } from './lab-check.ts';
import { speedCheck } from './speed-check.ts';
import { solutionCheck } from './solution-check.ts';
import { starterCheck } from './starter-check.ts';

/** Checked for every challenge. Cheap gates come first if their failure explains that of a later one. */
export const CHALLENGE_GATES: readonly ChallengeGate[] = [
  requiredFiles,
  solutionCheck,
  starterCheck,
  mistakeMessages,
  samplePrintingCheck,
  hardCodingCheck,
  seedCheck,
  speedCheck,
  hintCheck,
  findCheck,
  labCheck,
  hiddenValueCheck,
  caseTitles,
  adviceCheck,
  lookCheck,
  distinctMistakes,
  alternativeCheck,
  differentIdeas,
  practiceCheck,
  practiceReach,
  digestCheck,
  archiveCheck,
  evidenceCheck,
];

/** Checked for every lesson. */
export const LESSON_GATES: readonly LessonGate[] = [
  lessonOutput,
  stepCheck,
  timeCheck,
  exerciseCheck,
  feedbackCheck,
  recordingCheck,
  stepAnswerCheck,
];

/** Checked once, for the whole curriculum. */
export const CURRICULUM_GATES: readonly CurriculumGate[] = [
  uniqueIds,
  permanentIds,
  referenceCheck,
  prerequisiteCycles,
  reachableGates,
  guardedGates,
  firstPrerequisite,
  skillCheck,
  prerequisiteCheck,
  newNames,
  returningSkills,
];

/** Checked for every file that an author wrote. */
export const FILE_GATES: readonly FileGate[] = [
  placeholderCheck,
  reservedHosts,
  allowedImports,
  bannedPhrases,
];
