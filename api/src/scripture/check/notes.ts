const NOTE =
  /^(?:foot|end)?notes?$|^(?:commentary|commentaries|introduction|preface|heading|margin|comments?|article|essay|sermon|devotional)$/;
const SIGN =
  /^(?:plaque|sign|sticker|caption|poster|notice|label|card|magnet|graffiti|tattoo|photo|picture|painting|bookmark)s?$/;
const BESIDE = /^(?:beside|beneath|under|underneath|near|opposite|over|across|around|by)$/;

/** Returns whether a reference is what a note is about, or stands beside: "one footnote to §", "the plaque beside §". */
export function isNoteOn(pieces: readonly { readonly lower: string }[], at: number): boolean {
  const lower = (back: number): string => pieces[at - back]?.lower ?? '';
  const noun = lower(1) === 'to' && lower(2) === 'next' ? lower(3) : lower(2);
  const isBeside = /^(?:to|on|above|below)$/.test(lower(1)) || BESIDE.test(lower(1));
  return isBeside ? NOTE.test(noun) || SIGN.test(noun) : /^(?:for|of)$/.test(lower(1)) && NOTE.test(noun);
}
