import type { Quotation } from '@emit/contract/scripture';

/** What demo members say and write: plain sentences, so that screens look as they will. */
export const FIRST_NAMES = [
  'Ruth',
  'Daniel',
  'Esther',
  'Micah',
  'Lydia',
  'Simon',
  'Priscilla',
  'Aaron',
  'Naomi',
  'Joel',
  'Dorcas',
  'Silas',
];
export const LAST_NAMES = [
  'Moab',
  'Ashby',
  'Berger',
  'Cole',
  'Duarte',
  'Ellis',
  'Fuchs',
  'Grant',
  'Hale',
  'Iwata',
];
export const TITLES = [
  'What does it mean to abide?',
  'Praying when I am tired',
  'The prodigal son',
  'Rest and work',
  'Forgiving a friend',
  'Reading the Psalms',
  'Fear about tomorrow',
  'Serving at home',
];
export const QUESTIONS = [
  'What does the Bible say about rest when there is so much to do?',
  'How can I forgive someone who has not asked for it?',
  'Explain Psalm 23 to me, verse by verse.',
  'I felt far from God this week. Where do I begin again?',
  'What is the difference between joy and happiness?',
  'Which passages speak about fear of the future?',
];
export const REPLIES = [
  'Begin with Matthew 11:28: "Come unto me, all ye that labour and are heavy laden, and I will give you rest." Rest is given there, not earned. Take ten minutes today to read the chapter slowly, and write down one word that stays with you.',
  'Psalm 23 moves from speaking about the Lord to speaking to him. In the green pastures David says "he"; in the valley he says "thou". That turn, in the darkest verse, is the heart of the psalm.',
  'Philippians 4:6 says, "Be careful for nothing; but in every thing by prayer and supplication with thanksgiving let your requests be made known unto God." Name the fear, give thanks for one thing, and ask plainly.',
];
/** What the check finds in those of them that quote a whole verse (demo-opinions.unit.spec.ts). */
export const QUOTED: ReadonlyMap<string, Quotation> = new Map(
  REPLIES.flatMap((reply): [string, Quotation][] => {
    const [, reference = '', verse = ''] = /(\w+ \d+:\d+)[^"]*"([^"]+\.)"/.exec(reply) ?? [];
    if (verse === '') return [];
    const quoted = verse.slice(0, -1);
    const [start, at] = [reply.indexOf(quoted), reply.indexOf(reference)];
    const words = { start, end: start + quoted.length, quoted, status: 'exact', scripture: verse } as const;
    const given = { reference, reference_start: at, reference_end: at + reference.length, found_at: null };
    const message = `These are the words of ${reference}.`;
    return [[reply, { ...words, ...given, differences: [], perhaps_translation: false, message }]];
  }),
);
export const REASONS = [
  'It said what I needed to hear.',
  'Too long for a question like mine.',
  'I had asked about my brother, not about the psalm.',
];
export const SUMMARY =
  'The member asks about rest and fear. They read Matthew 11 and Psalm 23 together, and the member means to begin each day with one verse.';
export const PRACTICE_NAMES = [
  'Morning quiet',
  'Psalm of the day',
  'Evening walk',
  'With the group',
  'Before work',
  '',
];
export const INSIGHTS = [
  'I noticed how hurried I was.',
  'One verse stayed with me all day.',
  'It was hard to sit still, and good.',
  'Thankful for small things.',
  '',
];
export const MODELS = ['claude-sonnet', 'claude-sonnet', 'claude-sonnet', 'claude-opus'];
/** Who runs the service, and why they do what they do; the number of a request follows. */
export const OPERATORS = ['anna', 'jon', 'night-shift'];
export const GIFT_REASONS = ['apology for an outage, ticket', 'thanks for a report, ticket'];
export const REFUND_REASONS = ['the reply was cut off, ticket', 'charged for a repeated question, ticket'];
export const TAKEN_REASONS = ['the gift was meant for another account, ticket'];
export const LOST_FACTOR_REASONS = ['lost the phone, asked by video call, ticket'];
export const ROLE_REASONS = ['reads the audit of the month, ticket'];
export const SIGN_OUT_REASONS = ['a shared computer was stolen, ticket', 'asked by the member, ticket'];
export const DECLINED_REASON = 'no payment came, ticket';
/** What is written with a request for a plan. */
export const REQUEST_NOTES = [
  'I would like to pay by invoice.',
  'For our reading group.',
  'From next month on, please.',
];
/** What is written in the forms for waitlists and affiliates. */
export const APPLICATION_MESSAGES = [
  'I hope for more calm in the evening.',
  'We read together every Tuesday.',
  'Please write to me when it begins.',
];
export const AUDIENCES = ['A reading group of forty', 'https://example.org/letters', 'A parish in the hills'];
/** Where members live, the more often the more live there. */
export const ZONES = [
  'America/New_York',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Lagos',
  'Africa/Nairobi',
  'Asia/Kolkata',
  'Asia/Manila',
  'Australia/Sydney',
  'America/Sao_Paulo',
];
