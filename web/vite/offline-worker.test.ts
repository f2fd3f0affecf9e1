import { expect, test } from 'vitest';
import { clientFiles } from './offline-worker.ts';

test('all that the client leads to is kept, and nothing of the playground', () => {
  const files = clientFiles({
    'index.html': {
      file: 'assets/index-1.js',
      css: ['assets/index-1.css'],
      imports: ['_react.js'],
      dynamicImports: ['features/codex.tsx'],
    },
    '_react.js': { file: 'assets/react-1.js' },
    'features/codex.tsx': {
      file: 'assets/codex-1.js',
      imports: ['_react.js', 'index.html'],
      assets: ['assets/python.worker-1.js'],
    },
    'playground.html': { file: 'assets/playground-1.js', imports: ['_react.js'] },
  });
  expect([...files].toSorted()).toEqual([
    'assets/codex-1.js',
    'assets/index-1.css',
    'assets/index-1.js',
    'assets/python.worker-1.js',
    'assets/react-1.js',
  ]);
});
