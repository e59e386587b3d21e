/** A note or receipt as it was signed: mails and editors of Windows write \\r\\n, and some a mark before the text. */
export function withPlainLineEnds(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}
