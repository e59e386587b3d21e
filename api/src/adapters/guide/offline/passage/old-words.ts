import { textOfRange, type VerseRange } from '../../../../scripture/passages.js';

/** Words of the King James text that mislead or are hard today, with what they mean. */
const HARD_WORDS = `
charity=love
conversation=way of life
suffer=allow, or bear
letteth=holds back
prevent=go before
careful=anxious
quick=living
peculiar=one’s own
ghost=spirit
meat=food
corn=grain
want=lack
carriage=baggage
communicate=share
mansions=rooms
longsuffering=patience
lovingkindness=faithful love
supplication=earnest asking
tribulation=trouble
trespasses=wrongs done
iniquity=guilt, wrong
iniquities=wrongs
transgressions=breaking of the law
vanity=emptiness, a breath
meek=gentle
froward=crooked
sluggard=lazy one
concupiscence=craving
lasciviousness=lack of restraint
wherefore=why, or: for this reason
whosoever=whoever
begotten=fathered
everlasting=without end
brethren=brothers
countenance=face
dwell=live, stay
verily=truly
behold=look
lo=look
hither=here
thither=there
whence=from where
whither=where to
ere=before
nigh=near
sore=very, greatly
wroth=angry
bade=told
smite=strike
slew=killed
begat=fathered
rend=tear
raiment=clothing
hearken=listen
exhort=encourage
beseech=beg
abide=stay, remain
abideth=stays, remains
edify=build up
firmament=sky
mammon=riches
publican=tax collector
publicans=tax collectors
cubit=length of a forearm
privily=secretly
straightway=at once
forthwith=at once
wist=knew
wot=know
trow=think
twain=two
sojourn=stay for a time
vex=trouble
chasten=correct
chastening=correction
reproof=correction
righteousness=doing what is right
sanctify=set apart as holy
propitiation=what makes amends
atonement=making at one again
manifold=many kinds of
temperance=self-control
succour=help
`;

/** Old forms that everybody soon gets used to. */
const OLD_FORMS = `
believeth=believes
loveth=loves
maketh=makes
leadeth=leads
restoreth=restores
seeketh=seeks
giveth=gives
cometh=comes
knoweth=knows
saith=says
hath=has
doth=does
art=are
shalt=shall
canst=can
wilt=will
unto=to
ye=you, of several
thee=you, of one
thou=you, of one
thy=your
thine=your
thyself=yourself
spake=spoke
yea=yes, indeed
nay=no
`;

function read(table: string): ReadonlyMap<string, string> {
  const pairs = table
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [word = '', meaning = ''] = line.split('=');
      return [word, meaning];
    });
  return new Map(pairs);
}

const HARD = read(HARD_WORDS);
const FORMS = read(OLD_FORMS);

/** Returns the meaning of a word that misleads or is hard today; undefined when it is none. */
export function meaningOf(word: string): string | undefined {
  return HARD.get(word.toLowerCase());
}

function wordsIn(table: ReadonlyMap<string, string>, range: VerseRange): (readonly [string, string])[] {
  const words = new Set(
    textOfRange(range, 12)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [],
  );
  return [...table].filter(([word]) => words.has(word));
}

/** Returns the words of a passage that mislead or are hard today, with what they mean. */
export function misleadingWordsIn(range: VerseRange, count: number): (readonly [string, string])[] {
  return wordsIn(HARD, range).slice(0, count);
}

/** Returns the old words of a passage with what they mean today, those that mislead first. */
export function oldWordsIn(range: VerseRange, count: number): (readonly [string, string])[] {
  return [...wordsIn(HARD, range), ...wordsIn(FORMS, range)].slice(0, count);
}
