const HALF_A_CHARACTER = /\p{Surrogate}/gu;

/** Text as the API takes it: it refuses a whole request for half a surrogate pair in it, as a client's cut leaves. */
export function wellFormed(text: string): string {
  return text.replace(HALF_A_CHARACTER, '\ufffd');
}
