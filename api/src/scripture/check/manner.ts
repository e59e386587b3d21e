import { SAYS } from './bonds.js';
import type { Span } from './bind.js';

/**
 * How a text introduces quoted words. scripture: as words of the Bible. other: as someone else's. member: as words to say or
 * to write. name: as a name. denied: as no Scripture. plain: none of these.
 */
export type Manner = 'scripture' | 'other' | 'member' | 'name' | 'denied' | 'plain';

const BIBLE =
  '(?:[Tt]he (?:Holy |[Gg]ood |whole )?(?:Bible|[Bb]ook)(?! of)|(?:Holy |[Tt]he |[Aa]ll )?Scriptures?|God’s (?:own )?[Ww]ord|[Tt]he [Ww]ord(?: of God)?|Holy Writ|' +
  '[Tt]he (?:Old|New) Testament|[Tt]he [Gg]ospels?|[Tt]he Psalms?|[Tt]he Proverbs?|[Tt]he [Pp]salmist|(?:[Tt]he |Saint |St\\.? )?(?:[Aa]postles?|[Pp]rophets?|[Ee]vangelists?|[Pp]reacher)(?: \\p{Lu}\\p{L}+)?|' +
  '(?:[Tt]he )?(?:Lord )?Jesus(?: Christ)?|Christ|our (?:Lord|Savio[u]?r)|[Tt]he (?:Lord|LORD|Master|Saviou?r)|God|(?:the apostle |Saint |St\\.? )?Paul|(?:King )?(?:David|Solomon)|Moses|Isaiah|Jeremiah|' +
  'Ezekiel|Elijah|Scripture)';
/** Names that friends have too: only where the words are a writer's. */
const BIBLE_NAMES =
  '(?:John|James|Peter|Matthew|Mark|Luke|Jude|Daniel|Job|Joshua|Samuel|Nehemiah|Amos|Joel|Micah|Hosea|Mary|Joseph|Abraham|Jacob|Ruth|Esther|Hannah)';
const WRITES = '(?:writes?|wrote|sings?|sang|prays?|prayed|proclaims?|prophes(?:ies|ied))';
const ADVERBS = '(?:[\\s,]+(?:[a-zà-ÿ]+|in|to|us|his|her|the|\\p{Lu}\\p{L}+)){0,7}?';
const LEAD_END = '[\\s,:*_—–("“-]*$';
const WRITTEN = new RegExp(`\\b(?:It is|it is|It’s|as it is|is|was) written${ADVERBS}${LEAD_END}`, 'u');
const BIBLE_BEFORE = new RegExp(
  `(?:\\b${BIBLE}${ADVERBS}[\\s,]+${SAYS}|\\b${BIBLE_NAMES}[\\s,]+(?:\\p{L}+ly )?${WRITES}|\\b(?:verse|passage|scripture|promise)\\b${ADVERBS}[\\s,]+(?:says|reads|goes|is|from (?:the Bible|Scripture))|` +
    `(?:in|from) (?:the (?:Holy |Good )?(?:Bible|Book)|(?:Holy |the )?Scriptures?|God’s [Ww]ord)(?:[\\s,]+[a-z]+){0,5}|words of ${BIBLE})${ADVERBS}${LEAD_END}|^\\W*${BIBLE}\\s*:[\\s*_]*$`,
  'u',
);
const BIBLE_AFTER = new RegExp(
  `^["”’»*_\\s,.!?;:)]*(?:[—–(-]+\\s*(?:as\\s+)?${BIBLE}\\b(?!['’]s)|(?:says|said|writes|wrote|sings|prays|promises|declares|tells us|taught|teaches)\\s+${BIBLE}\\b|` +
    `(?:as|so|thus)\\s+${BIBLE}\\s+${SAYS}|(?:is|are|was)\\s+(?:[a-z]+\\s+){0,6}${BIBLE}\\s+${SAYS}|${BIBLE}\\s+(?:says|said|writes|wrote|tells|told|promises|promised|declares|teaches|taught|assures|reminds)\\b|(?:it (?:is|says|stands)|is) (?:written )?in (?:the (?:Holy )?Bible|Scripture|God’s [Ww]ord)|` +
    `(?:the|our) Bible (?:says|tells|teaches))`,
  'u',
);
const SPEAKS =
  '(?:says?|said|saying|writes?|wrote|asks?|asked|tells?|told|replie[sd]|answer(?:s|ed)|adds?|added|calls?|called|puts? it|likes? to say|used to say|once said|whisper(?:s|ed)|remarks?|remarked|observed|quipped|insist(?:s|ed)|thinks?|thought|sings?|sang|preach(?:es|ed)|texted|shouted|cried)';
const PEOPLE =
  '(?:[Hh]e|[Ss]he|[Tt]hey|[Ww]e|I|[Yy]ou|[Pp]eople|[Mm]any|[Ss]ome(?:one|body)?|[Ee]veryone|[Yy]our [a-z]+|[Mm]y [a-z]+|[Oo]ur [a-z]+|[Hh]is [a-z]+|[Hh]er [a-z]+|[Aa] [a-z]+|[Aa]n [a-z]+|[Tt]he (?:author|poet|philosopher|theologian|hymn|song|poem|old saying|saying|proverb|world|voice|enemy|manual|handbook|app|sign|label|letter from|teacher|doctor|reformer|pastor|priest|preacher)(?: \\p{L}+)?)';
const NAME =
  '(?:\\p{Lu}\\.\\s?)*\\p{Lu}[\\p{L}’-]{2,}(?:\\s(?:of|von|van|de|à|the|le|la))*(?:\\s\\p{Lu}[\\p{L}’.-]+){0,3}';
const PEOPLE_BEFORE = new RegExp(
  `\\b${PEOPLE}(?:\\s+\\p{L}+){0,3}?\\s+${SPEAKS}(?:\\s+[a-z’]+){0,6}${LEAD_END}`,
  'u',
);
const NAME_BEFORE = new RegExp(
  `(?<![\\p{L}])(${NAME})(?:\\s*\\([^)]*\\))?(?:(?:[\\s,]+[a-z]+(?:\\s+§)?){0,6}?[\\s,]+${SPEAKS}(?:\\s+(?:[a-z]+|§|\\p{Lu}[\\p{L}’]+|[\\d.:]+)){0,6}|’s\\s+[a-z]+(?:\\s+[a-z]+){0,4}|(?=\\s*:))${LEAD_END}`,
  'u',
);
const OTHER_WORKS =
  /\b(?:Qur[’']?[aā]n|Koran|Surah?|Gita|Talmud|Mishnah|Dhammapada|Upanishads?|Confessions|Meditations|Enchiridion|Discourses|Analects|Tao Te Ching|Book of Mormon|Apocrypha|Catechism|Imitation of Christ|Pilgrim[’']s Progress)\b/;
const NAME_AFTER = new RegExp(
  `^["”’»*_\\s,.!?;:]*(?:(?:[—–(-]+\\s*)(?:as\\s+)?(${NAME})|(?:${SPEAKS})\\s+(${NAME})|(?:as\\s+)?(${NAME})\\s+${SPEAKS})`,
  'u',
);
const PEOPLE_AFTER = new RegExp(
  `^["”’»*_\\s,.!?;:]*(?:as\\s+|—\\s*)?(?:${PEOPLE}\\s+${SPEAKS}|(?:said|asked|says|replied)\\s+(?:my|his|her|the|a|your|our)\\s)`,
  'u',
);
const FRIEND = /\b(?:my|his|her|our|your|their|a|an)\s+(?:[a-z]+\s+){0,2}$/i;
const BIBLE_NAME = new RegExp(
  `^(?:${BIBLE}|${BIBLE_NAMES}|The\\b.*|This|That|These|Here|There|It|In|As|And|But|So|When|While|Then|Psalm|Proverbs|Both|Remember|Read|Listen|Hear|God’s|Lord|Saint|King|Apostle|Prophet|Ecclesiastes|Romans|Hebrews|Genesis|Exodus|Revelation|Today|Verse|Chapter|Bible|Word|Yet|For|Now|Or|Even|Maybe|Perhaps|First|Second|Third|One|Another|Where|What|How|Why|Do|Take|Hold|Open|You)(?:\\s|$)`,
  'u',
);

const ASKS =
  '(?:say|pray|repeat|whisper|tell|remind|ask|write|add|answer|journal|finish|complete|speak|try|breathe|note|respond|reply|begin|start|end|close|think|sing|jot|put|fill|offer|turn|thank|confess|name|imagine|set|send|text|type|post|share|use|consider)';
const ASKED = new RegExp(
  `(?:^|[.!?;:…,]["”’)]*\\s+|\\b(?:and|then|or|to|can|could|may|might|simply|just|now|also|slowly|quietly|aloud|please|let(?:’s| us)|instead|perhaps|you|in|out)\\s+|^\\W*\\d+[.)]\\s+|[*_-]\\s+)${ASKS}\\b(?![^.!?]*\\b${BIBLE}\\b[^.!?]*\\b${SAYS}\\b)[^.!?“"]{0,80}$`,
  'iu',
);
const HAS_TO_SAY =
  /(?:§|\b(?:Bible|Scripture|God|Jesus|Paul))[^.!?]*\b(?:has|have|had|goes on|wants|went on) to say\b/;
const MEMBERS =
  /\b(?:prayer|question|sentence|prompt|mantra|affirmation|journal|note to yourself|breath(?: prayer)?|(?:your|own) words|in\b,?|out\b,?|for instance|for example|such as|like|something like)[\s,:*_-]*$/i;
const NAMED_BEFORE =
  /\b(?:called|named|titled|entitled|known as|so-called|nicknamed|the famous|headed|label(?:l)?ed|the words?|the phrase|the term|the title|the name|the image of|call|calls)\s+(?:the\s+)?[*_]*$/i;
const NAMING =
  /\b(?:chapter|parable|prayer|psalm|sermon|commandments?|rule|song|story|stories|creed|beatitudes?|hymn|passage|covenant|commission|discourse|hall of|armou?r of|canticle|magnificat|lament|blessing|benediction|sayings?|verse|creation|letter|miracle|walk|supper|exodus|genealogy)\b/i;
const DENIED =
  /(?:\bnot|n’t|\bnowhere|\bnever|\bno)\b[^.!?]*\b(?:Bible|Scripture|verse|biblical|scriptural|text|find)\b|\b(?:Bible|Scripture)\b[^.!?]*(?:\bnot|n’t|\bnowhere|\bnever)\b|\bmisquot|\b(?:often|popular|common|folk|old)\s+(?:attributed|saying|sayings|proverb|wisdom|mistaken)|\bthe saying\b|\b(?:Bible|Scripture|verse)\b[^.!]*\?/i;
const SUPPOSED =
  /(?:\bnot|n’t|\bnowhere|\bnever)\b[^.!?]*\b(?:say|says|stands?|read|reads|written|find)\b[^.!?]*$|\b(?:people|many|some|most|they)\b[^.!?]*\b(?:think|thinks|thought|assume|believe|claim|suppose|attribute)\b[^.!?]*$/i;

/** The sentence around a span: what stands before it, and behind. Other quotations' marks end nothing. */
function around(text: string, { outerStart, outerEnd }: Span): { before: string; after: string } {
  const line = text.slice(Math.max(0, outerStart - 160), outerStart).replace(/[\s>]+$/, ' ');
  const lead = line.slice(Math.max(line.lastIndexOf('\n\n') + 1, 0)).replace(/\n/g, ' ');
  const ends = [...lead.matchAll(/[.!?…]["”’»)\]*_]*\s+(?=["“‘«(*_]*\p{Lu})/gu)].at(-1);
  const rest = text.slice(outerEnd, outerEnd + 120).split('\n')[0] ?? '';
  const stop = /[.!?…]["”’)]*\s+\p{Lu}/u.exec(rest.slice(1));
  return {
    before: (ends ? lead.slice(ends.index + ends[0].length) : lead).replace(/'/g, '’'),
    after: (stop ? rest.slice(0, stop.index + 2) : rest).replace(/'/g, '’'),
  };
}

function isOthers(before: string, after: string): boolean {
  if (OTHER_WORKS.test(before) || OTHER_WORKS.test(after.slice(0, 40))) return true;
  if (PEOPLE_BEFORE.test(before) || PEOPLE_AFTER.test(after)) return true;
  const named = NAME_AFTER.exec(after);
  const who = named?.[1] ?? named?.[2] ?? named?.[3];
  if (who !== undefined && !BIBLE_NAME.test(who)) return true;
  const lead = NAME_BEFORE.exec(before);
  if (lead?.[1] === undefined) return false;
  return !BIBLE_NAME.test(lead[1]) || FRIEND.test(before.slice(0, lead.index));
}

/** Titles of passages: "the love chapter", "The Parable of the Sower". */
function isName(words: string, before: string): boolean {
  const count = words.match(/[\p{L}’'-]+/gu) ?? [];
  if (count.length > 8) return false;
  if (NAMED_BEFORE.test(before)) return true;
  if (/[.!?,;:]\s/.test(words)) return false;
  if (NAMING.test(words) && /^(?:the|a|an|this|that)\s/i.test(words) && count.length <= 6) return true;
  const long = count.filter(
    (word) => word.length > 3 && !/^(?:with|from|into|over|upon|unto|that|this|your)$/.test(word),
  );
  return (
    count.length > 1 &&
    long.length > 0 &&
    long.every((word) => /^\p{Lu}/u.test(word)) &&
    !/[.!?]$/.test(words)
  );
}

const MENTIONS_BIBLE = new RegExp(
  `\\b(?:${BIBLE}|${BIBLE_NAMES}|Proverbs|Psalms?|Genesis|Exodus|Romans|Ecclesiastes)(?:\\s+\\p{L}+){0,2}?\\s+(?:says?|said|teach(?:es)?|taught|tells?|told|writes?|wrote|reminds?|promises?|declares?|states?|warns?)\\b|\\bin (?:the (?:Holy |[Gg]ood )?)?(?:Bible|Scripture)|\\b[Ii]t is written`,
  'u',
);

/** Returns whether a sentence presents its words as the Bible's, and does not say that they are not. */
export function presentsBible(sentence: string): boolean {
  const written = sentence.replace(/'/g, '’');
  return (
    MENTIONS_BIBLE.test(written) && !DENIED.test(written) && !SUPPOSED.test(written.replace(/[.!?\s]+$/, ''))
  );
}

/** Returns how the text around a span introduces its words. `frame`: the text without the words of quotations and references. */
export function mannerOf(frame: string, span: Span, words: string): Manner {
  const { before, after } = around(frame, span);
  if (DENIED.test(after) || SUPPOSED.test(before)) return 'denied';
  if (isName(words, before)) return 'name';
  if ((ASKED.test(before) && !HAS_TO_SAY.test(before)) || MEMBERS.test(before)) return 'member';
  const isBibles = WRITTEN.test(before) || BIBLE_BEFORE.test(before);
  if (isBibles && !FRIEND.test(before.slice(0, BIBLE_BEFORE.exec(before)?.index ?? 0))) return 'scripture';
  if (BIBLE_AFTER.test(after)) return 'scripture';
  if (isOthers(before, after)) return 'other';
  return 'plain';
}
