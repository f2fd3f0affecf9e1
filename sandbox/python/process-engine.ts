import type { InterpreterSource } from './engine.ts';
import { startChildInterpreter, type ChildOptions } from './runner/child-interpreter.ts';

/** The engine that works everywhere: a process per run, one booted ahead of its job. */
export function createProcessEngine(options: ChildOptions, reason: string): InterpreterSource {
  return {
    choice: { engine: 'process', reason },
    spares: 1,
    isCheap: false,
    start: async () => Promise.resolve(startChildInterpreter(options)),
    close: () => Promise.resolve(),
  };
}
