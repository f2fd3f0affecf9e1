import { expect, test } from 'vitest';
import { sealWorker } from './seal-worker.ts';

class WorkerNavigator {
  readonly own = 'on the object itself';
  get storageBuckets(): string {
    return 'storage';
  }
  get whatIsAddedNextYear(): string {
    return 'a new way out';
  }
}

class GlobalScope {
  get indexedDB(): string {
    return 'storage';
  }
  get fetch(): string {
    return 'connections, which the policy limits';
  }
}

class WorkerScope extends GlobalScope {
  readonly navigator = new WorkerNavigator();
  readonly BroadcastChannel = 'a channel';
  readonly TextDecoder = 'needed';
}

test('a worker loses what leads out of it, wherever the browser defines it', () => {
  const scope = new WorkerScope();
  sealWorker(scope);
  expect('BroadcastChannel' in scope).toBe(false);
  expect('indexedDB' in scope).toBe(false);
  expect('fetch' in scope).toBe(true);
  expect('TextDecoder' in scope).toBe(true);
});

test('nothing of the navigator is left, known or not', () => {
  const scope = new WorkerScope();
  sealWorker(scope);
  expect(Object.keys(scope.navigator)).toEqual([]);
  expect(Object.getOwnPropertyNames(WorkerNavigator.prototype)).toEqual(['constructor']);
  expect(Object.prototype.toString.call({})).toBe('[object Object]');
});
