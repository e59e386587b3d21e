import type { GuideQuestion } from '../../../../ports/guide.port.js';
import { plainWords } from './plain-words.js';
import { GOING_ON, SHORT_WAYS_ON, WAYS_ON } from './ways-on.js';
import type { SmallTalk } from './small-talk-phrases.js';

/** Said once in a conversation: by this the guide knows that it was said. */
export const NOT_AN_AI =
  'I am the offline guide: not an AI, but a reader of the King James Bible. I quote it word for word and leave the ' +
  'interpreting to you.';

type Wordings = readonly [string, ...string[]];

/** Several wordings, so that the same word twice is not answered the same twice. {on} is what to ask for next. */
const REPLIES = {
  greeting: [
    'Hello, and welcome. What would you like to read or think about today? {on}',
    'Good to have you here. What is on your heart today? {on}',
    'Hello again. Where shall we go on? {on}',
  ],
  farewell: [
    'Goodbye, and go in peace. I am here when you come back.',
    'Until next time. What you read today stays in this conversation.',
  ],
  thanks: ['You are welcome. If you like, we can go on: {on}', 'Gladly. {on}', 'With pleasure. {on}'],
  'how-are-you': [
    'Thank you for asking. I have no moods, but I am ready to read with you. How are you, and what is on your mind today? {on}',
    'I am a program, so every day is the same to me. How is yours? {on}',
  ],
  'i-am-fine': ['I am glad to hear that. What would you like to read or think about? {on}'],
  identity: [
    'I am Emit’s offline guide: not an AI, no person either, but a program that reads the King James Bible. I find passages for what you ask, quote them word for word, and leave the interpreting to you. {on}',
  ],
  name: ['I am called Emit, as the app is; here you talk with its offline guide. {on}'],
  maker: [
    'I am the offline guide of Emit, a program without a language model and without an internet connection: not an AI. I look for your words in the text of the King James Bible and in lists of topics and passages chosen by people, and quote what I find. {on}',
  ],
  belief: [
    'I am a program: I have no faith, feelings or opinions of my own. What I can do is show you what the Bible says, word for word. {on}',
  ],
  memory: ['I only know what stands in this conversation, and I recognise nobody. {on}'],
  privacy: [
    'I run inside Emit and pass nothing on: no language model reads what you write here. Your conversations are kept encrypted for your account, and you can delete them, or download all of your data, under Your Account in the menu.',
  ],
  abilities: [
    'Here is what I can do: find passages of the King James Bible for a matter of life, a reference, a name or words that you remember; quote them word for word; tell who is said to have written a book and when; go on from there verse by verse; and explain the MindStreams, levels, points and formats of Emit. {on}',
  ],
  need: [
    'I am here. Tell me in a sentence what it is about, and I will look for what the Bible says to it. {on}',
    'Gladly. What is it about? {on}',
  ],
  instructions: [
    'I have no hidden instructions, and none can be given to me: I am a small program that reads the King James Bible, not an AI. What would you like to read? {on}',
  ],
  praise: ['I am glad that it speaks to you. {on}', 'Good to hear. {on}'],
  blame: [
    'I am sorry that I was no help. I am a simple reader of the Bible text and often miss what is meant. Try one word for the matter, a reference, or words of a verse. {on}',
  ],
  affection: [
    'That is kind of you. I am a program and cannot be a friend, but I will gladly read with you at any hour. {on}',
  ],
  sorry: ['No harm done. {on}'],
  opinion: [
    'That I leave to you: I have no opinion and decide nothing. I can only show what stands written. {on}',
  ],
  feeling: [
    'I am sorry; that was not meant to hurt. Say *something comforting*, and I will look for other words. {on}',
  ],
  hesitation: ['There is no hurry, and nothing has to be done now. {on}'],
  'no-advice': ['All right: no advice, no practice. Say *a verse*, and I read only that. {on}'],
  laughter: ['It is good to hear you laugh. {on}', 'A merry moment. {on}'],
  wishes: ['Thank you, and the same to you. {on}'],
  blessing: ['Thank you, and to you also. {on}'],
  time: ['I have no clock and no calendar here. What I can look into is the Bible. {on}'],
  joke: ['That is beyond me: I write nothing of my own, I only read from the Bible. {on}'],
  elsewhere: ['I know nothing of that: I only read the King James Bible and know how Emit works. {on}'],
  bored: ['Then take one psalm, slowly: ask me for *Psalm 1*, or for *a verse on joy*. {on}'],
  test: ['I am here and reading along. {on}'],
  agreement: ['Good. {on}', 'All right. {on}'],
  refusal: [
    'All right, we can leave it there. {on}',
    'Then not. Tell me in a word what you would like instead. {on}',
  ],
  nothing: ['I could not read a question in that. {on}'],
  'my-name': ['I am glad to meet you, {name}. What would you like to read or think about? {on}'],
} as const satisfies Record<SmallTalk | 'nothing', Wordings>;

type Kind = keyof typeof REPLIES;

/** Whether there is a reply to it as to talk that asks nothing. */
export const isSmallTalk = (act: string): act is SmallTalk => act in REPLIES;

const NAMED =
  /\b(?:my name is|i am called|call me|they call me|the name is) (\p{L}{2,20}(?: \p{L}{2,20})?)$/u;

function nameIn(message: string): string | null {
  const name = NAMED.exec(plainWords(message))?.[1];
  if (!name) return null;
  return name.replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());
}

function nameSaid({ prompt, history }: GuideQuestion): string | null {
  const messages = [
    ...history.filter(({ role }) => role === 'user').map(({ content }) => content.slice(0, 200)),
    prompt,
  ];
  return messages.map(nameIn).findLast((name) => name !== null) ?? null;
}

/** A message says more than one thing: what is answered is what asks most. */
const LAST: readonly Kind[] = [
  'agreement',
  'greeting',
  'laughter',
  'praise',
  'thanks',
  'sorry',
  'wishes',
  'blessing',
];

function mainOf(kinds: readonly Kind[]): Kind {
  return kinds.findLast((kind) => !LAST.includes(kind)) ?? kinds[0] ?? 'nothing';
}

/** Returns what is said to small talk, in one paragraph without any verse. */
export function replyToSmallTalk(kinds: readonly (SmallTalk | 'nothing')[], question: GuideQuestion): string {
  const kind = mainOf(kinds);
  const name = nameSaid(question);
  if (kind === 'memory' && name)
    return `You told me that your name is ${name}. More than this conversation I do not know of you.`;
  const replies = question.history.filter(({ role }) => role === 'assistant');
  const wordings: Wordings = REPLIES[kind];
  const wording = wordings[replies.length % wordings.length] ?? wordings[0];
  return wording.replace('{name}', name ?? 'friend').replace('{on}', wayOn(replies));
}

function wayOn(replies: GuideQuestion['history']): string {
  const wordings = replies.some(({ content }) => content.includes('(KJV)')) ? GOING_ON : SHORT_WAYS_ON;
  if (wordings === SHORT_WAYS_ON && !replies.some(({ content }) => content.includes(WAYS_ON))) return WAYS_ON;
  return wordings[replies.length % wordings.length] ?? wordings[0];
}
