import type { FileGate } from './gate.ts';

const BLANK = /<<<\s*(.+?)\s*>>>/g;

/** No placeholder from `npm run content:new` is left. */
export const placeholderCheck: FileGate = ({ file, text }) =>
  text.split('\n').flatMap((line, index) =>
    [...line.matchAll(BLANK)].map(([, description = '']) => ({
      file,
      field: `line ${index + 1}`,
      fix: `Still to be written: ${description}`,
    })),
  );
