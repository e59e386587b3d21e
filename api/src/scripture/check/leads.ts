import { OTHER_WORKS, sourceOf } from './sources.js';
import type { Manner } from './introduced.js';

const PARAPHRASES =
  /\bas (?:\p{Lu}\p{L}+ )?saying\b|\bI (?:think|believe|imagine|suspect|guess)\b(?! of| about)|\b(?:in other words|put simply|simply put|in short|in a nutshell|paraphras|sum(?:med|s)? up|boils? down|as (?:if|though)|as saying|(?:is|are|was) (?:really |basically |not )?saying|in (?:my|our|your) (?:own )?words|in (?!(?:the|his|her|their|its|these|those)\b)(?:\p{L}+(?:[’']s)? ){1,3}(?:words?|terms|language|English|lines?|sentences?|tweet)|(?:more or less|basically|essentially|in effect|loosely|roughly|so to speak)\b[^.!?“]{0,20}$|(?:one|another) way to (?:put|say|hear|read)|i\.e\.[\s,:]*$|(?:is|means) to say|way of saying|as if it|think of § as|could be read as|is often read as|often read as)/iu;
/** "Paul is basically saying", "In other words": the writer's words, whatever reference stands beside them. */
const OWN_WORDS =
  /\b(?:commentar(?:y|ies|ators?)|study Bible|footnotes?|scholars?) (?:\p{L}+ )?(?:notes?|says?|adds?|points? out|explains?|observes?|remarks?|calls?|writes?)\b|\b(?:in other words|put simply|simply put|paraphras(?:ed|ing)|(?:is|are|was) (?:really|basically|essentially) saying|in (?:my|our|your) (?:own )?words|in (?:today’s|modern|plain|simple) (?:English|words|language))\b/iu;
const QUOTES_REFERENCE =
  /\b(?:quot(?:e|es|ed|ing)|cit(?:e|es|ed|ing)|recit(?:e|es|ed|ing)|the words of)\s+(?:from\s+)?§/i;
/** "I used to read § as “…”": not "the NIV renders § as". */
const HOW_READ = /\bhow (?:\p{Lu}[\p{L}.’-]* ?)+(?:reads?|hears?|heard|takes|took|understands|understood) §/u;
const READ_AS =
  /\b(?:read|reads|heard?|hears|understand|understood|take|taken|use[ds]?|interpret\w*|misread|turns?|turned)\b[^.!?]{0,60}\b(?:as|into)\W*$/i;
/** "Is § telling you “…”?" */
const ASKS_WHETHER = /^\W*(?:Is|Does|Did|Was|Would|Could)\s+§/;
const ENDS_WITH_OWN = /\b(?:my|your|our) (?:own )?$/i;
/** "Your own psalm might open with", "finish § in your own way". */
const ONES_OWN = /\b(?:my|your|our) own\b/i;
/** "I hear in it “…”": what one makes of it. */
const HEARD_SAY =
  /\bI (?:also |still |can |almost )*(?:hear|imagine|picture) §(?: \p{L}+)* (?:say|saying|whisper|whispering|tell|telling)\b/u;
const I_HEAR = /\bI (?:also |still )?(?:hear|see|find|feel|sense)\b(?! in §| §)/;
/** "A prayer for §: “…”", "Questions for the group (§): “…”". */
const FOR_MEMBERS =
  /\b(?:prayers?|questions?|prompts?|sentence|practice|homework|exercise|reflection|journal|affirmation|response)\b[^.!?:]*\b(?:for|after|on|to|based on|through|with)\b[^.!?]*(?::|\b(?:is|be))\W*$/i;
/** "He has a saying for §". */
const HAS_SAYING =
  /\b(?:a|an|his|her|their|my|another|one) (?:\p{L}+ )?(?:saying|motto|line|phrase|rule|maxim|joke|image|name|words?)\b[^.!?:]*\bfor\b/iu;
/** "Imagine God saying to you". */
const IMAGINED =
  /\b(?:imagine|picture|suppose|what if|as though)\b[^.!?]*\b(?:say|says|saying|said|whisper\w*|tell\w*|ask\w*|answer\w*)\b|\b(?:perhaps|maybe|might|may|must|could)\b[^.!?§“]*\b(?:said|thought|think|thinking|wondered|wondering|asked|felt|have written|have answered)\W*$/i;
/** "When Augustine read §, the answer was": what came of his reading. */
const READ_BY =
  /\b(?:When(?:ever)?|After|As|While|Once)\s+((?:\p{Lu}[\p{L}.’-]*\s(?:of |von |van |de |the |à |ten )?){1,4})(?:had )?(?:read|reads|heard|hears|opened|studied|preached|prayed)\b[^.!?]*§(?![^.!?]*\b(?:it|these|words?|verses?|text|there|found|read)\b)/u;
/** "It was § that my nurse read to me". */
const READ_TO_US = /§\s*(?:that|which|,)[^.!?]{0,40}\b(?:read|recited|quoted|sang|prayed|whispered|taught)\b/;
/** "… says “go and talk”, not “go and win”". */
const AND_NOT = /[,”]\s*(?:and )?not\s*$/i;
/** "Her last words to me were". */
const SAID_TO_ME = /\bwords? to (?:me|us)\b/i;
/** "Lord, you said in §". */
const ADDRESSED =
  /\b(?:Lord|God|Father|Jesus)\b[^.!?,]{0,20},[^.!?]{0,20}\b(?:you|You|thou|Thou)(?:’ve| have| hast)? (?:once |also )?(?:said|say|sayest|saidst|promised?|told|tell|declared?)\b/;
const WRITTEN = /\b(?:[Ii]t is|[Ii]t’s|as it is|[Ii]t stands|is|was|has been) written\b[^.!?]{0,40}$/;
/** "My favourite verse is", "Remember this scripture:", "In the Bible:". */
const ENDS_WITH_VERSE =
  /\b(?:(?:verses?|scriptures?|commandments?|beatitudes?)(?: (?:is|are|says|that goes|for (?:you|us|me|today)|(?:that )?(?:I|we|you) (?:love|like|know)|from [^.!?]{1,30}))*|(?:biblical|scriptural) \p{L}+|^Biblically speaking|(?:in|from) (?:the )?(?:Bible|Scriptures?|Good Book|Holy Book))[\s,:*_—–-]*$/iu;
/** "With § we can say:". */
const WITH_REFERENCE =
  /\b[Ww]ith §,?\s(?:we|you|I|one)\s(?:(?:can|may|could|might|will|too|also|now)\s)*(?:say|pray|sing|cry|confess|ask|answer)\W*$/;
const QUOTED_ALSO = /\b(?:also|elsewhere|later|then|once)\b/;

/** Returns what set phrases in the words before a quotation make of it; null where there are none. */
export function bySetPhrase(before: string): Manner | null {
  if (OWN_WORDS.test(before)) return 'member';
  const isOthers = [
    PARAPHRASES,
    READ_AS,
    HOW_READ,
    ASKS_WHETHER,
    ENDS_WITH_OWN,
    HAS_SAYING,
    I_HEAR,
    HEARD_SAY,
    AND_NOT,
    SAID_TO_ME,
  ].some((phrase) => phrase.test(before));
  const reader = READ_BY.exec(before)?.[1];
  if (isOthers || (reader && sourceOf(reader.trim().split(' '), '') !== 'scripture')) return 'other';
  if (WITH_REFERENCE.test(before)) return 'scripture';
  if (IMAGINED.test(before) || FOR_MEMBERS.test(before) || ONES_OWN.test(before)) return 'member';
  const isQuoted = QUOTES_REFERENCE.test(before) && !QUOTED_ALSO.test(before);
  return isQuoted || ADDRESSED.test(before) || READ_TO_US.test(before) ? 'scripture' : null;
}

/** Returns whether a sentence says outright that its words are written, or are another book's; null where it does not say. */
export function bySource(before: string): Manner | null {
  if (WRITTEN.test(before)) return 'scripture';
  return OTHER_WORKS.test(before) ? 'other' : null;
}

/** Returns whether words end as what leads to a verse. */
export function endsWithVerse(before: string): boolean {
  return ENDS_WITH_VERSE.test(before);
}
