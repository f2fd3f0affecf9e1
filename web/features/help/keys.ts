/** The keyboard shortcuts of the workspace, as on a PC. */
export const KEYS: readonly { words: string; keys: readonly string[] }[] = [
  { words: 'Run in this browser', keys: ['Ctrl', 'Enter'] },
  { words: 'Run on the server', keys: ['Alt', 'Enter'] },
  { words: 'Submit the solution', keys: ['Ctrl', 'Shift', 'Enter'] },
  { words: 'Stop the run', keys: ['Ctrl', '.'] },
  { words: 'Go to the brief', keys: ['Ctrl', 'Shift', '1'] },
  { words: 'Go to the editor', keys: ['Ctrl', 'Shift', '2'] },
  { words: 'Go to the test results', keys: ['Ctrl', 'Shift', '3'] },
  { words: 'Open the editor settings', keys: ['Ctrl', ','] },
  { words: 'Show the list of shortcuts, outside the editor', keys: ['?'] },
];
