import { DEFAULT_LIMITS, MAX_MEMORY_BYTES, MAX_SOURCE_BYTES } from '../../../sandbox/contract.ts';
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
          the run does not count.
        </li>
        <li>
          <b>Run Code</b> runs it on the server against the tests that you can see. The run does not
          count.
        </li>
        <li>
          <b>Submit Solution</b> runs every test, including the hidden ones. Your first pass earns
          the XP.
        </li>
      </ul>
    ),
  },
  {
    question: 'The first run takes a long time',
    answer:
      'Your browser downloads Python once, about ten megabytes, and shows its progress. Later runs start right away. If the download gets stuck, reload the page. The code in the editor is kept.',
  },
  {
    question: 'My program does not stop',
    answer:
      'Press Stop. This ends the interpreter and starts a new one. Your code stays in the editor, and nothing runs on its own when you reload.',
  },
  {
    question: 'My program waits for input',
    answer:
      'The tests provide their own input. To type it yourself, choose Own input in the menu beside Run Code. The program then runs in your browser and asks you for input.',
  },
  {
    question: 'Can I keep tests of my own?',
    answer:
      'Yes, up to eight for each challenge. Choose Your tests in the menu beside Run Code. They run after the samples, in your browser and with Run Code, and are never graded. Without an expected output, they only show what your program prints.',
  },
  {
    question: 'It works in my browser but a submission fails',
    answer:
      'A submission is also graded on hidden tests, such as empty input, odd lengths, ties and large numbers. Check what the brief says about them, then try inputs like these as your own tests. Each failed submission shows more about the cases that fail, and after five of them and all hints you can see the solution. It costs the challenge’s XP for three days.',
  },
  {
    question: 'My output looks right but is marked wrong',
    answer:
      'The comparison makes whitespace visible: · is a space, ⏎ a newline, ⇥ a tab. The usual cause is a missing line at the end or an extra space before it.',
  },
  {
    question: 'Can I change how the editor looks?',
    answer:
      'Yes: its font size, colors and tab size, and whether it wraps lines, shows a ruler and has Vim’s keys. Press Ctrl and comma, or choose Editor settings above the code. The settings are kept in your account, so they are the same on your other devices. Wrapping on a phone or tablet is the exception: it’s on until you turn it off there.',
  },
  {
    question: 'The message says that something went wrong on your side',
    answer:
      'This was our fault, and the run does not count as an attempt. Wait a moment and send the same code again. If it keeps happening, report it with the id.',
  },
];

export const LIMITS: readonly Question[] = [
  {
    question: 'How much time and memory can my program use?',
    answer: (
      <ul>
        <li>
          Time: {DEFAULT_LIMITS.wallMs / 1000} seconds per test, unless the challenge allows more.
        </li>
        <li>Memory: {MAX_MEMORY_BYTES / MEGABYTE} MB.</li>
        <li>Output: {DEFAULT_LIMITS.outputBytes / KILOBYTE} KB per test.</li>
        <li>Source: {MAX_SOURCE_BYTES / KILOBYTE} KB.</li>
      </ul>
    ),
  },
  {
    question: 'What happens when my program reaches a limit?',
    answer:
      'The run ends, and the result names the limit. A slow program often has a nested loop that goes through all the data again for each item, so look there first.',
  },
  {
    question: 'Why am I asked to wait?',
    answer:
      'Runs and submissions are limited per minute so that everyone gets a turn. The message says how many seconds to wait. Run (Local) has no such limit.',
  },
];

export const SANDBOX: readonly Question[] = [
  {
    question: 'Which Python does Packetsmith use?',
    answer:
      'Python 3 with its standard library, compiled to WebAssembly. The same interpreter runs in your browser and on the server. You cannot install other packages. Bash and JavaScript are coming soon.',
  },
  {
    question: 'Can I scan and attack what I see in the lab?',
    answer:
      'Yes, that is what it is for. The hosts in 192.0.2.0/24 are simulated inside the sandbox. Sockets and HTTP work as usual, and no packet leaves the sandbox. Anywhere else, you need the written permission of the owner.',
  },
  {
    question: 'What is missing from the sandbox?',
    answer:
      'The internet, other programs, your files, and memory outside Python. If your code clearly tries to use them, the browser refuses to run it and says why.',
  },
  {
    question: 'I escaped the sandbox',
    answer:
      'Well done. Stop there, do not touch anyone’s data, and write to us before you tell anyone else. Reports in good faith are welcome, as the terms explain.',
  },
];
