/** The text cut at the words that a search found it by, which come in small letters. */
export function markedWords(text: string, words: readonly string[]): { text: string; found: boolean }[] {
  const wanted = new Set(words);
  return text
    .split(/(\p{L}+)/u)
    .flatMap((part) => (part === '' ? [] : [{ text: part, found: wanted.has(part.toLowerCase()) }]));
}
