import type { InterpreterSource } from './engine.ts';
import { startChildInterpreter, type ChildOptions } from './runner/child-interpreter.ts';

/** Creates the engine that works everywhere: one process per run, with one process booted ahead. */
export function createProcessEngine(options: ChildOptions, reason: string): InterpreterSource {
  return {
    choice: { engine: 'process', reason },
    spares: 1,
    isCheap: false,
    start: async () => Promise.resolve(startChildInterpreter(options)),
    close: () => Promise.resolve(),
  };
}
