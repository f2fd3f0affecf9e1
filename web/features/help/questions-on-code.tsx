import { DEFAULT_LIMITS, MAX_SOURCE_BYTES } from '../../../sandbox/contract.ts';
import { MAX_MEMORY_BYTES } from '../../../sandbox/python/memory-limit.ts';
import type { Question } from './question.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

export const RUNNING: readonly Question[] = [
  {
    question: 'What is the difference between Run (Local), Run Code and Submit Solution?',
    answer: (
      <ul>
        <li>
          <b>Run (Local)</b> runs the code in your browser with sample input. Nothing is sent, and
          nothing counts.
        </li>
        <li>
          <b>Run Code</b> runs it on the server against the tests that you can see. Nothing counts.
        </li>
        <li>
          <b>Submit Solution</b> runs every test, hidden ones too. The first pass earns the XP.
        </li>
      </ul>
    ),
  },
  {
    question: 'The first run takes long',
    answer:
      'Your browser fetches Python once, some ten megabytes, and shows how far it is. Later runs start in a moment. If it does not get on, reload the page: the code in the editor is kept.',
  },
  {
    question: 'My program does not stop',
    answer:
      'Press Stop. The interpreter is thrown away and a fresh one starts; your code stays in the editor. Nothing runs again by itself when you reload.',
  },
  {
    question: 'My program waits for input',
    answer:
      'Tests bring their own input. To type it yourself press Own input above the editor: the program then runs in your browser and asks you.',
  },
  {
    question: 'It works in my browser but a submission fails',
    answer:
      'A submission is graded on hidden tests as well: empty input, odd lengths, ties, large numbers. Read the brief for what it says about those, then try such input with Own input. The result says how many hidden tests failed, never what they hold.',
  },
  {
    question: 'The output looks right but counts as wrong',
    answer:
      'The comparison shows what the eye misses: · is a space, ⏎ the end of a line, ⇥ a tab. A missing line at the end, or a space before it, is the usual reason.',
  },
  {
    question: 'It says that something went wrong on your side',
    answer:
      'Then it did. The run is not counted as an attempt. Wait a moment and send the same code again; if it goes on, report it with the id.',
  },
];

export const LIMITS: readonly Question[] = [
  {
    question: 'How much may my program use?',
    answer: (
      <ul>
        <li>
          Time: {DEFAULT_LIMITS.wallMs / 1000} seconds a test, unless the challenge says more.
        </li>
        <li>Memory: {MAX_MEMORY_BYTES / MEGABYTE} MB.</li>
        <li>Output: {DEFAULT_LIMITS.outputBytes / KILOBYTE} KB a test.</li>
        <li>Source: {MAX_SOURCE_BYTES / KILOBYTE} KB.</li>
      </ul>
    ),
  },
  {
    question: 'What happens at a limit?',
    answer:
      'The run ends, and the result names the limit. A program that is too slow mostly has a loop that goes through everything for each thing: look there first.',
  },
  {
    question: 'I am asked to wait',
    answer:
      'Runs and submissions are limited by the minute, so that everybody gets a turn. The message says how many seconds are left, and Run (Local) has no such limit.',
  },
];

export const SANDBOX: readonly Question[] = [
  {
    question: 'Which Python is it?',
    answer:
      'Python 3 with its standard library, compiled to WebAssembly. The same interpreter runs in your browser and on the server. Packages from outside cannot be installed. Bash and JavaScript are coming soon.',
  },
  {
    question: 'May I scan and attack what I see in the lab?',
    answer:
      'Yes, that is what it is for. The hosts of 192.0.2.0/24 are simulated inside the sandbox: sockets and HTTP work as usual, and no packet leaves it. Everywhere else you need the written permission of the owner.',
  },
  {
    question: 'What does the sandbox not have?',
    answer:
      'The internet, other programs, your files, and memory outside Python. Code that plainly reaches for them is refused before it runs in your browser, with a sentence that says why.',
  },
  {
    question: 'I got out of the sandbox',
    answer:
      'Well done. Stop there, touch nobody’s data, and write to us before you tell anybody else. The terms say how such reports are treated: kindly.',
  },
];
