/** Without accents and capitals, to be compared. */
export function plainText(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
