import { LEVELS, STAGES } from '@emit/contract/levels';
import { LIMITS } from '@emit/contract/limits';
import { ABILITIES, MINDSTREAMS, MINDSTREAM_TYPES, type MindStreamType } from '@emit/contract/mindstreams';
import { wordsOf } from '../../../../scripture/concordance.js';
import { stemOf } from '../../../../scripture/stems.js';
import { phrases } from '../talk/phrases.js';
import { plainWords } from '../talk/plain-words.js';

/** What the guide can say of the product's own philosophy, from the catalogues (spec §1, §3, §9). */
export interface AboutPage {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly passages: string;
}

const streams = MINDSTREAM_TYPES.map((type) => {
  const { name, label, description } = MINDSTREAMS[type];
  return `- **${name} (${label})** — ${description}.`;
}).join('\n');

const practices = MINDSTREAM_TYPES.map((type) => {
  const { name, practiceTypes } = MINDSTREAMS[type];
  return `- **${name}**: ${practiceTypes.filter((practice) => practice !== 'Other').join(', ')}.`;
}).join('\n');

interface Page extends AboutPage {
  readonly asked: string;
}

const STREAM_PASSAGES = {
  power: 'Matthew 22:37-38; Psalm 42:1-2; James 4:8; Jeremiah 29:13',
  flow: 'Romans 12:2; Psalm 139:23-24; Proverbs 4:23; Philippians 4:8',
  clarity: 'Matthew 22:39; Galatians 5:13; James 2:17; 1 John 3:18',
} as const;

const pagesOfStreams: readonly Page[] = MINDSTREAM_TYPES.map((type) => {
  const { name, label, description, practiceTypes } = MINDSTREAMS[type];
  const abilities = ABILITIES.filter(({ stream }) => stream === type);
  const words = `${type}/${label.toLowerCase().replace('-', '_')}/${label.toLowerCase().replace('-', '')}`;
  return {
    title: `${name} (${label})`,
    asked: `
** ${words} mindstream/mindstreams/stream/practice/practices/abilities/ability **
what is/does/are the? ${words} mean/about/for/good_for/do?
** ${label.toLowerCase().replace('-', '_')}/${label.toLowerCase().replace('-', '')} **
explain/tell_me_about/describe/define ${words} stream?`,
    paragraphs: [
      `**${name}** is one of the three MindStreams: ${description.toLowerCase()}.`,
      `Its practices are ${practiceTypes.filter((one) => one !== 'Other').join(', ')}. ` +
        `They feed the abilities ${abilities.map((one) => `${one.name} (${one.powerName})`).join(' and ')}, ` +
        `which become active at level ${abilities[0]?.activeFromLevel ?? 1}.`,
    ],
    passages: STREAM_PASSAGES[type],
  };
});

const PAGES: readonly Page[] = [
  {
    title: 'Practices and points',
    asked: `
daily practices/practice
** streak/streaks **
which/what practices are/belong/do/can/go/count **
** point/use/purpose/sense of a/the? points/streak/streaks/logging **
** quality score/rating/from **
** log/logging/record a/my/the? practice/practices/session/prayer/meditation **
** how/what/explain ** points/streak/streaks/scoring/score **
points/streak/streaks/practices/practice/scoring
what is a streak/practice/point
** streak/streaks bonus/work/works/mean/reset/broken/lost/count/counted **
** points do/does/are/for/per/work/system/formula **
** earn/get/gain/collect ** points **
tell_me/say something? about the? points/streaks/scoring **
** lose/lower/fewer/count points **
** level_up/next_level/higher_level/another_level faster/quickly/sooner/soon **
how do/can i ** reach/get_to the/a? next/higher/second/third? level/stage **
how do/does points/streaks/practices and? streaks/points? work`,
    paragraphs: [
      `Each MindStream has practices of its own:\n\n${practices}`,
      'Points are minutes × quality ÷ 10 × (1 + streak × 0.05): half an hour practiced well is about ' +
        `${LIMITS.typicalPracticePoints} points, and a practice on the next day again makes each one worth a little ` +
        'more. You log a practice under Log Practice, with its stream, type, minutes and a quality from 1 to 10.',
    ],
    passages: 'Luke 18:1; Psalm 55:17; 1 Timothy 4:7-8; Joshua 1:8',
  },
  {
    title: 'Levels and stages',
    asked: `
level/levels/my_level
and/what_about? the? stages/levels
** point/use/purpose/sense of the? levels/stages/badges
why ** levels/stages/badges
what/explain ** level/levels
** levels **
** level/stage up/mean/means/work/works/come/comes/after/next/of_consciousness/system/\\d+ **
** next/highest/last/first/top/maximum/consciousness level/stage **
** stage/stages of/in/on/does/do/are/exist **
** journey stage/stages **
stage/stages/what_is_a_stage/what_are_the_stages
** unlock/unlocks/unlocked/badge/badges **
** divine_stasis **`,
    paragraphs: [
      `There are ${LEVELS.length} levels of consciousness: ${LEVELS.map(({ name, from }) => `${name} (from ${from} points)`).join(', ')}.`,
      `The journey has ${STAGES.length} stages: ${STAGES.map(({ name, from }) => `${name} (from ${from})`).join(', ')}.`,
    ],
    passages: 'Philippians 3:12-14; 2 Peter 1:5-7; Proverbs 4:18',
  },
  {
    title: 'Abilities',
    asked: `
** divine_abilities/superpowers/super_powers/das_abilities **
what are the? abilities **`,
    paragraphs: [
      'Each MindStream feeds two abilities: ' +
        ABILITIES.map(
          ({ name, powerName, stream, activeFromLevel }) =>
            `${name} (${powerName}; ${MINDSTREAMS[stream].name}, active from level ${activeFromLevel})`,
        ).join(', ') +
        '.',
    ],
    passages: '1 Corinthians 12:4-7; 1 Peter 4:10; Exodus 31:3',
  },
  ...pagesOfStreams,
  {
    title: 'The three MindStreams',
    asked: `
** mindstream/mindstreams/mind_stream/mind_streams **
** three streams **
** power flow and? clarity **
** difference/differences between/of power/flow/clarity and power/flow/clarity **
power/flow/clarity or/versus/and power/flow/clarity and/or? clarity?
how do power/flow/clarity **
streams`,
    paragraphs: [
      `Fhoism knows three MindStreams, three directions in which a life is lived:\n\n${streams}`,
      'They follow the great commandment: love towards God (Power), the heart renewed within (Flow), and love that ' +
        'becomes service to others (Clarity).',
    ],
    passages: 'Matthew 22:37-39; Micah 6:8; Romans 12:1-2; James 2:17',
  },
  {
    title: 'Fhoism, the way of the Free Happy One',
    asked: `
** fhoism/fho/fholific/simination/free_happy_one **`,
    paragraphs: [
      'Fhoism, the Free Happy One framework, brings Bible wisdom and the change of one’s mind into daily life: a bridge ' +
        'to freedom, happiness and oneness.',
      `It is practiced in three MindStreams:\n\n${streams}`,
    ],
    passages: 'John 8:36; John 15:11; John 17:21; Romans 12:2',
  },
];

const MATCHED = PAGES.map((page) => ({ page, asks: phrases(page.asked) }));
/** A stream's name alone, where streams are spoken of ("and clarity?"). */
const STREAM_ALONE = phrases(`
and/so/now/only/just? what_about/how_about? for? the? ${MINDSTREAM_TYPES.join('/')} then/stream/mindstream/practices?
** practice/practices for ${MINDSTREAM_TYPES.join('/')} **
which/what is/are the? ${MINDSTREAM_TYPES.join('/')} *`);

const NAMED_STREAM = new RegExp(`\\b(?:${MINDSTREAM_TYPES.join('|')})\\b`);
/** Questions on the philosophy are short, and the Bible has streams and stages of its own. */
const LONGEST = 160;
const OF_THE_BIBLE =
  /\b(?:bible|scriptures?|jesus|god|psalms?|gospels?|apostles?|israel|paul|moses|david|peter|john)\b/;

function pageAsked(question: string, pages = MATCHED): AboutPage | null {
  const words = plainWords(question.slice(0, 2 * LONGEST));
  if (words.length > LONGEST) return null;
  return pages.find(({ asks }) => asks(words))?.page ?? null;
}

/** Returns the page a question asks for; null when it is not about the philosophy itself. */
export function aboutFhoism(question: string): AboutPage | null {
  const page = pageAsked(question);
  const isOwn = /fho|mind ?stream|points|streak|i-?(?:thee|me|we)\b/i.test(question);
  return page && (isOwn || !OF_THE_BIBLE.test(question.toLowerCase())) ? page : null;
}

/** Characters by which a page is known again in a reply. */
const OPENING = 30;

/** Returns whether a reply is one of these pages. */
export function isAboutFhoism(reply: string): boolean {
  return PAGES.some(({ paragraphs: [first = ''] }) => reply.includes(first.slice(0, OPENING)));
}

const WHICH_FOR =
  /^(?:and )?(?:which|what)(?: one| stream| mindstream)? (?:is|are|fits|has|for|do i use)(?: for)?(?: my| the)? (.+)$/;
const ORDINALS = ['first', 'second', 'third'];
const BY_ORDER =
  /^(?:(?:and|what about|how about|explain|tell me about) )*the (first|second|third)(?: (?:one|stream|mindstream))?$/;

/** The stream to which a practice belongs that words speak of ("which one is for prayer?"). */
function streamFor(words: string): MindStreamType | undefined {
  const asked = WHICH_FOR.exec(words)?.[1];
  if (!asked) return undefined;
  const stems = wordsOf(asked).map(stemOf);
  return MINDSTREAM_TYPES.find((type) => {
    const own = MINDSTREAMS[type].practiceTypes
      .filter((one) => one !== 'Other')
      .flatMap(wordsOf)
      .map(stemOf);
    return stems.some((stem) => stem.length > 3 && own.includes(stem));
  });
}

/** Returns the page of a stream that is named alone, by its place or by a practice; null for none. `last`: the reply before. */
export function streamNamed(question: string, last: string): AboutPage | null {
  const words = plainWords(question.slice(0, LONGEST));
  const order = last.includes(streams) ? ORDINALS.indexOf(BY_ORDER.exec(words)?.[1] ?? '') : -1;
  const name =
    MINDSTREAM_TYPES[order] ??
    (isAboutFhoism(last) ? streamFor(words) : undefined) ??
    (STREAM_ALONE(words) ? NAMED_STREAM.exec(words)?.[0] : undefined);
  return pagesOfStreams.find(({ title }) => name && title.toLowerCase().startsWith(name)) ?? null;
}

/** Returns the page on practices, for questions that name nothing else ("What should I practice?"). */
export function aboutPractising(question: string): AboutPage | null {
  return /\bpracti[cs]\w*|\bhabits?\b|\broutine\b/i.test(question) ? (PAGES[0] ?? null) : null;
}
