/** The text cut at the words that were searched for; a word counts when it begins as a searched one does. */
export function markedWords(text: string, query: string): { text: string; found: boolean }[] {
  const stems = (query.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) =>
    word.replace(/(?:ing|ed|es|s)$/u, ''),
  );
  const isFound = (word: string) => stems.some((stem) => stem !== '' && word.toLowerCase().startsWith(stem));
  return text
    .split(/(\p{L}+)/u)
    .flatMap((words) => (words === '' ? [] : [{ text: words, found: isFound(words) }]));
}
