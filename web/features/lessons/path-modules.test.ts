import { expect, test } from 'vitest';
import type { LessonState } from '../../graphql/__generated__/operations.ts';
import { pathModules, type PathStop } from './path-modules.ts';

function stop(position: number, category: string, state: LessonState): PathStop {
  const lesson = {
    id: `lesson-${position}`,
    title: `Lesson ${position}`,
    description: 'A lesson.',
    difficulty: 1,
    estimatedMinutes: 5,
    measuredMinutes: null,
    state,
    provedAt: null,
    firstEditionAt: null,
    category: { id: category, name: category.toUpperCase() },
    practice: { solved: 0, shown: 0, total: 0, isPracticed: false },
  };
  return { position, isCompleted: state === 'COMPLETED', lesson };
}

test('consecutive lessons of one subject form one module, in path order', () => {
  const modules = pathModules([
    stop(1, 'foundations', 'COMPLETED'),
    stop(2, 'foundations', 'COMPLETED'),
    stop(3, 'bytes', 'UNLOCKED'),
    stop(4, 'bytes', 'LOCKED'),
    stop(5, 'hashes', 'LOCKED'),
  ]);
  expect(modules.map(({ name, completed, state }) => [name, completed, state])).toEqual([
    ['FOUNDATIONS', 2, 'done'],
    ['BYTES', 0, 'open'],
    ['HASHES', 0, 'locked'],
  ]);
});

test('a subject that returns later forms another module', () => {
  const modules = pathModules([
    stop(1, 'bytes', 'COMPLETED'),
    stop(2, 'logs', 'UNLOCKED'),
    stop(3, 'bytes', 'LOCKED'),
  ]);
  expect(modules.map(({ name }) => name)).toEqual(['BYTES', 'LOGS', 'BYTES']);
  expect(new Set(modules.map(({ id }) => id)).size).toBe(3);
});

test('an empty path has no modules', () => {
  expect(pathModules([])).toEqual([]);
});
