/** Orders texts by their code units, as every machine does. */
export function compareTexts(a = '', b = ''): number {
  return a < b ? -1 : Number(a > b);
}
