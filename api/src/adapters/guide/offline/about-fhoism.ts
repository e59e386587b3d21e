import { LEVELS, STAGES } from '@emit/contract/levels';
import { MINDSTREAMS, MINDSTREAM_TYPES } from '@emit/contract/mindstreams';
import { wordsOf } from '../../../scripture/concordance.js';

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
  readonly asked: readonly string[];
}

const PAGES: readonly Page[] = [
  {
    title: 'Practices and points',
    asked: ['daily practices', 'log a practice', 'points', 'streak', 'streaks'],
    paragraphs: [
      `Each MindStream has practices of its own:\n\n${practices}`,
      'Points are minutes × quality ÷ 10 × (1 + streak × 0.05): half an hour practised well is about 28 points, and ' +
        'a practice on the next day again makes each one worth a little more.',
    ],
    passages: 'Luke 18:1; Psalm 55:17; 1 Timothy 4:7-8; Joshua 1:8',
  },
  {
    title: 'Levels and stages',
    asked: ['level', 'levels', 'stages', 'stage', 'unlock', 'unlocks'],
    paragraphs: [
      `There are ${LEVELS.length} levels of consciousness: ${LEVELS.map(({ name, from }) => `${name} (from ${from} points)`).join(', ')}.`,
      `The journey has ${STAGES.length} stages: ${STAGES.map(({ name, from }) => `${name} (from ${from})`).join(', ')}.`,
    ],
    passages: 'Philippians 3:12-14; 2 Peter 1:5-7; Proverbs 4:18',
  },
  {
    title: 'The three MindStreams',
    asked: ['mindstreams', 'mindstream', 'streams', 'i thee', 'i me', 'i we', 'ithee', 'ime', 'iwe'],
    paragraphs: [
      `Fhoism knows three MindStreams, three directions in which a life is lived:\n\n${streams}`,
      'They follow the great commandment: love towards God (Power), the heart renewed within (Flow), and love that ' +
        'becomes service to others (Clarity).',
    ],
    passages: 'Matthew 22:37-39; Micah 6:8; Romans 12:1-2; James 2:17',
  },
  {
    title: 'Fhoism, the way of the Free Happy One',
    asked: ['fhoism', 'fho', 'fholific', 'free happy one', 'simination', 'divine stasis'],
    paragraphs: [
      'Fhoism, the Free Happy One framework, brings Bible wisdom and the change of one’s mind into daily life: a bridge ' +
        'to freedom, happiness and oneness.',
      `It is practised in three MindStreams:\n\n${streams}`,
    ],
    passages: 'John 8:36; John 15:11; John 17:21; Romans 12:2',
  },
];

function pageAsked(question: string, pages: readonly Page[]): AboutPage | null {
  const asked = ` ${wordsOf(question.replaceAll('-', ' ')).join(' ')} `;
  return pages.find((page) => page.asked.some((words) => asked.includes(` ${words} `))) ?? null;
}

/** The page a question asks for; null when it is not about the philosophy itself. */
export function aboutFhoism(question: string): AboutPage | null {
  return pageAsked(question, PAGES);
}

/** The page on practices, for questions that name nothing else ("What should I practise?"). */
export function aboutPractising(question: string): AboutPage | null {
  return /\bpracti[cs]\w*|\bhabits?\b|\broutine\b/i.test(question) ? (PAGES[0] ?? null) : null;
}
