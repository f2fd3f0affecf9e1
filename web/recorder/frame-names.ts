/** What recordings call the frame of a program outside its functions. */
export const MODULE = '<module>';

/** Names a frame as the program does: a function inside another one is recorded as `outer.<locals>.inner`. */
export function shortName(name = '?'): string {
  return name === MODULE ? 'module' : name.replace(/^.*<locals>\./, '');
}
