import type { ChallengeGate, CurriculumGate, FileGate, LessonGate } from './gate.ts';
import { filesComplete } from './files-complete.ts';
import { gatesOpenAlongThePath } from './gates-open-along-the-path.ts';
import { hardCodingFails } from './hard-coding-fails.ts';
import { hintsHoldBack } from './hints-hold-back.ts';
import { idsUnique } from './ids-unique.ts';
import { importsOnlyTheHarmless } from './imports-only-the-harmless.ts';
import { lessonsPrintWhatTheySay } from './lessons-print-what-they-say.ts';
import { prerequisiteCheck } from './prerequisite-check.ts';
import { mistakesEarnTheirMessage } from './mistakes-earn-their-message.ts';
import { namesNoRealHost } from './names-no-real-host.ts';
import { nothingIsLeftToWrite } from './nothing-is-left-to-write.ts';
import { prerequisitesHaveNoCycle } from './prerequisites-have-no-cycle.ts';
import { printingTheSampleFails } from './printing-the-sample-fails.ts';
import { referencesResolve } from './references-resolve.ts';
import { seedsAgree } from './seeds-agree.ts';
import { skillsAreTaught } from './skills-are-taught.ts';
import { socketsHaveALab } from './sockets-have-a-lab.ts';
import { solutionIsQuick } from './solution-is-quick.ts';
import { solutionPasses } from './solution-passes.ts';
import { starterFails } from './starter-fails.ts';

/** Checked for every challenge. Cheap gates come first if their failure explains that of a later one. */
export const CHALLENGE_GATES: readonly ChallengeGate[] = [
  filesComplete,
  solutionPasses,
  starterFails,
  mistakesEarnTheirMessage,
  printingTheSampleFails,
  hardCodingFails,
  seedsAgree,
  solutionIsQuick,
  hintsHoldBack,
  socketsHaveALab,
];

/** Checked for every lesson. */
export const LESSON_GATES: readonly LessonGate[] = [lessonsPrintWhatTheySay];

/** Checked once, for the whole curriculum. */
export const CURRICULUM_GATES: readonly CurriculumGate[] = [
  idsUnique,
  referencesResolve,
  prerequisitesHaveNoCycle,
  gatesOpenAlongThePath,
  skillsAreTaught,
  prerequisiteCheck,
];

/** Checked for every file that an author wrote. */
export const FILE_GATES: readonly FileGate[] = [
  nothingIsLeftToWrite,
  namesNoRealHost,
  importsOnlyTheHarmless,
];
