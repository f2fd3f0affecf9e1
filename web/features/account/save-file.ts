/** How long the browser may take to begin a download before its data is let go, in milliseconds. */
const RELEASE_MS = 60_000;

/** Gives the learner a file that was made in the browser. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
}
