/** Long enough for the browser to have begun. */
const FORGET_AFTER = 60_000;

/** Puts a file among the reader's downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FORGET_AFTER);
}
