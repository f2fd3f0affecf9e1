import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { type EventHandler, serveEvents } from './serve-events.ts';

// The program of the execution image. Lambda sets the address of its Runtime API.
const bundle = path.join(import.meta.dirname, '../index.mjs');
const { handler } = (await import(pathToFileURL(bundle).href)) as { handler: EventHandler };
const address = process.env['AWS_LAMBDA_RUNTIME_API'] ?? '';
await serveEvents(address, handler);
