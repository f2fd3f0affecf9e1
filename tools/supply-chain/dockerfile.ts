import { readFile } from 'node:fs/promises';

/** An instruction of a Dockerfile, with its continued lines joined. */
export interface Instruction {
  name: string;
  text: string;
  /** The index of its stage, starting at 0. */
  stage: number;
}

/** Returns the instructions of a Dockerfile, without its comments. */
export async function readDockerfile(file: string): Promise<Instruction[]> {
  const lines = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  let stage = -1;
  return lines.map((line) => {
    const [name = '', ...rest] = line.trim().split(' ');
    if (name === 'FROM') stage += 1;
    return { name, text: rest.join(' '), stage };
  });
}
