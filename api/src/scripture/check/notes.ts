/** Returns whether a reference is what a note is about: "one footnote to §", "the commentary on §". */
export function isNoteOn(pieces: readonly { readonly lower: string }[], at: number): boolean {
  return (
    /^(?:to|on|for|of|above|below)$/.test(pieces[at - 1]?.lower ?? '') &&
    /^(?:foot|end)?notes?$|^(?:commentary|commentaries|introduction|preface|heading|margin|comments?|article|essay|sermon|devotional)$/.test(
      pieces[at - 2]?.lower ?? '',
    )
  );
}
