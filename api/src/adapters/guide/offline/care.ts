const IN_DANGER =
  /\bsuicid\w*|\bkill(?:ing)? (?:myself|himself|herself|themselves|me|him|her|them)\b|\bend(?:ing)? (?:my|his|her|their|it all|my own) ?(?:life)?\b|\b(?:don.?t|do not) want to (?:live|be alive|go on living)\b|\bwant to die\b|\bbetter off dead\b|\bself.?harm\w*|\b(?:hurt|harm|cut)(?:ing)? (?:myself|himself|herself)\b|\b(?:he|she|husband|wife|father|mother|partner|boyfriend|girlfriend) (?:\w+ )?(?:hits|beats|abuses|rapes|molests)\b|\b(?:abused|raped|molested|beaten) by\b|\bis abusing\b|\boverdos\w*/i;

const CARE =
  '**If you or someone near you is in danger, please do not stay alone with it: call your local emergency number or a ' +
  'crisis line now, and tell a person you trust.** I can only quote Scripture; they can be with you.';

/** What comes before everything else when a question speaks of harm or abuse; nothing otherwise. */
export function careFirst(question: string): string[] {
  return IN_DANGER.test(question) ? [CARE] : [];
}
