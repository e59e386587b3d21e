const NAMES =
  '(?!See\\b|Read\\b|Compare\\b)\\p{Lu}[\\p{L}’.]*(?:[\\s,(*_]+(?:\\p{Lu}[\\p{L}’.]*|in|to|the|of|from|writing|his|letter|gospel|book|psalm|apostle|king|prophet)){0,7}[\\s,(*_:]*$';

/** Names, and nothing else, up to a reference: "The Apostle Paul, to the Romans (§)". */
export const NAMES_ALONE = new RegExp(`^${NAMES}`, 'u');
/** What leads from words to their reference and is none of them: "— Paul, to the Romans (", "(see ". */
const SIGNER = new RegExp(
  `[\\s>*_]*(?:[—–~]|--|\\n[\\s>]*-)[\\s*_]*${NAMES}|\\s*[([—–][\\s*_]*(?:(?:see|cf\\.?|compare|from|in|so|taken from|quoted from)\\s+){1,2}$`,
  'u',
);
const LONGEST_SIGNER = 100;

/** Returns where words that lead to a reference end before the names that sign them: "… — Paul (John 3:16)". */
export function endBeforeSigner(text: string, start: number, end: number): number {
  const from = Math.max(start, end - LONGEST_SIGNER);
  const signer = SIGNER.exec(text.slice(from, end));
  return signer ? from + signer.index : end;
}
