import type { Token } from './tokens.js';

const OLD =
  /^(?:thee|thou|thy|thine|ye|unto|hath|doth|saith|shalt|wilt|art|verily|begat|thereof|spake|lo|behold|nay|yea|[a-z]{3,}eth|[a-z]{3,}est)$/;
const NOT_OLD =
  /^(?:best|rest|guest|quest|west|nest|test|forest|honest|harvest|interest|request|suggest|modest|earnest|latest|greatest|highest|deepest|nearest|teeth|beth|elizabeth|nazareth)$/;

/** Returns whether a word is of the King James text's time. */
export const isOldWord = ({ word }: Token): boolean => OLD.test(word) && !NOT_OLD.test(word);

/** Returns whether words sound like the King James text. */
export function isOldStyle(tokens: readonly Token[]): boolean {
  return tokens.length > 5 && tokens.filter(isOldWord).length > 1;
}
