const BEFORE_MEANT =
  /^.*?\b(?:i|we) (?:was |am |were )?(?:meant|mean|asking (?:about|for)|asked (?:about|for)|talking (?:about|of)|speaking (?:about|of)|thinking of)\b/;
const NOT_THIS = /^(?:(?:no|nah|nope|sorry|hold on|wait|wrong (?:one|person|book))[ ,]+)+/;
const NOT_THAT = /\bnot (?:the |that |this |my |a )?\w+(?: and \w+)?\b/g;
const WRONG = /^(?:that is|this is|it is)? ?(?:the )?wrong (?:one|verse|person|book|story|passage)[ ,]*/;
const THERE_IS =
  /^(?:there is|there was|i want|i need) (?:one|a \w+|the one|another|another one) (?:with|about|of|where|on|in which) /;
const FILLING = /^(?:(?:the|about|like|as in|rather|but|instead|in|of|one|other|a|an|who is|that) )+/;

/** Returns what a correction says is meant ("no, I meant works, like good deeds"), as a member would ask for it; '' for none. */
export function meantInstead(words: string): string {
  const rest = words
    .replace(BEFORE_MEANT, '')
    .replace(NOT_THIS, '')
    .replace(NOT_THAT, ' ')
    .trim()
    .replace(WRONG, '')
    .replace(THERE_IS, '');
  const meant = rest.trim().replace(FILLING, '').replace(/\s+/g, ' ').trim();
  return /^(?:something|anything|it|that|other|one|else|the other|different)?(?: \w+)? ?(?:else|one)?$/.test(
    meant,
  ) &&
    meant.split(' ').length < 3 &&
    /^(?:something|anything|it|that|other|one|else|different|)\b/.test(meant)
    ? ''
    : meant;
}
