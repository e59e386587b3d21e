import type { GuideQuestion } from '../../../../ports/guide.port.js';
import { plainWords } from '../talk/plain-words.js';

const YES =
  /^(?:(?:oh|ok|well|hm+|yes|thanks|thank you|ja|si|oui|sim) )*(?:yes|ja|gern|gerne|oui|si|sim|sure|please|yes please|ok|please do|do it|do that|go ahead|gladly|why not|of course|i would|i would like that|i would love to|that would be (?:nice|good|great)|with pleasure)(?: (?:please|do|thanks|thank you|do that|i would|bitte))*$/;
/** The first thing that the end of a reply offers: "Shall I read on? Say *go on*". */
const OFFERED = /\b(?:[Ss]ay|[Ss]hall|stay with)\b[^*]*\*([^*]+)\*/;

/** Returns what a bare "yes" asks for: the first thing that the last reply offered. Null where nothing was offered, or more is said. */
export function takenUp({ prompt, history }: GuideQuestion): string | null {
  if (!YES.test(plainWords(prompt.slice(0, 60)))) return null;
  const reply = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const end = reply.trimEnd().split(/\n\n+/).at(-1) ?? '';
  return end.startsWith('>') ? null : (OFFERED.exec(end)?.[1] ?? null);
}
