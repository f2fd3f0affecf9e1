/** How long the browser has to start a download before its data is released, in milliseconds. */
const RELEASE_MS = 60_000;

/** Downloads a file that was created in the browser. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
}
