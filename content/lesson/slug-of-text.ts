/** `What \`print\` shows` → `what-print-shows`. */
export function slugOfText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
