import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { compileToCode } from '../fork/compiled-wasm.ts';

const [wasmFile = '', codeFile = ''] = process.argv.slice(2);
writeFileSync(codeFile, compileToCode(readFileSync(wasmFile)));
