import path from 'node:path';
import process from 'node:process';
import { buildPythonRuntime } from './build.ts';

const outDir = process.argv[2] ?? path.join(import.meta.dirname, '../../.build/runtime/python');
await buildPythonRuntime(outDir, (line) => process.stdout.write(`${line}\n`));
