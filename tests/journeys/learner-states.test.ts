import { describe } from 'vitest';
import { challengeStates } from './learner-states/challenge-states.ts';
import { lessonFailures } from './learner-states/lesson-failures.ts';
import { lessonStates } from './learner-states/lesson-states.ts';
import { overviewStates } from './learner-states/overview-states.ts';
import { useStage } from './learner-states/stage.ts';
import { submissionStates } from './learner-states/submission-states.ts';
import { workspaceFailures } from './learner-states/workspace-failures.ts';
import { workspacePanes } from './learner-states/workspace-panes.ts';
import { workspaceStates } from './learner-states/workspace-states.ts';

const stage = useStage();

describe('the overview', () => overviewStates(stage));
describe('the challenge library', () => challengeStates(stage));
describe('the learning path', () => lessonStates(stage));
describe('a learning path that fails', () => lessonFailures(stage));
describe('the workspace', () => workspaceStates(stage));
describe('the panes of the workspace', () => workspacePanes(stage));
describe('a workspace that fails', () => workspaceFailures(stage));
describe('a submission', () => submissionStates(stage));
