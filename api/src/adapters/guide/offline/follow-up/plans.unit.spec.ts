import { OfflineGuide } from '../offline-guide.js';

async function last(...messages: string[]): Promise<string> {
  const history: { role: 'user' | 'assistant'; content: string }[] = [];
  let text = '';
  for (const prompt of messages) {
    const question = { prompt, category: 'general' as const, history: [...history] };
    ({ text } = await new OfflineGuide().answer(question, () => undefined));
    history.push({ role: 'user', content: prompt }, { role: 'assistant', content: text });
  }
  return text;
}

it.each([
  [
    'a plan on the matter of the talk',
    ['how can I stop gambling', 'make me a plan for this week'],
    /addiction.*\n*1\. Day 1/,
  ],
  ['a meditation', ['Psalm 46', 'lead me through a meditation'], /A quiet time with Psalm 46/],
  ['a day of the plan', ['verses on patience', 'a plan for the week please', 'read day 2'], /Galatians 6:9/],
  ['the third point', ['verses on patience', 'a plan for the week please', 'the third point'], /Day 3/],
  ['where a place was', ['tell me about Jonah', 'where is nineveh'], /Mosul/],
  [
    'one practice where one is asked for',
    ['verses on patience', 'give me one small practice for today'],
    /One is enough/,
  ],
  [
    'what was missed',
    ['verses on patience', 'that is not what I asked'],
    /I missed what you meant by \*verses on patience/,
  ],
  ['two that are named beside each other', ['compare Psalm 23 and Psalm 91'], /Psalm 23 beside Psalm 91/],
  ['a story that is asked for by its name', ['tell me the story of Ruth'], /\*\*Ruth\*\*/],
  [
    'how it goes on',
    ['Exodus 14:13-31', 'what did Moses do then'],
    /After Exodus 14:13–26 comes Exodus 14:27/,
  ],
  ['how a short book ends', ['Ruth 1', 'how does the story end'], /Ruth 4:18–22/],
  [
    'an earlier matter again',
    ['I cannot sleep', 'what is my level', 'back to the sleep thing'],
    /Back to \*sleep\*/,
  ],
  [
    'comfort where somebody mourns, whatever is quoted',
    ['Romans 8:28', 'That is a lie. My son died. "all things work together for good" is nonsense'],
    /Psalm 34:18/,
  ],
  [
    'the matter that is named',
    ['what about works or faith', 'give me three verses on hope'],
    /about \*\*hope\*\*/,
  ],
  ['the data', ['how do I get a backup of my chats'], /one ZIP file/],
])('gives %s', async (_, messages, expected) => expect(await last(...messages)).toMatch(expected));

it.each([
  ['without accents', ['que dice la biblia sobre el perdon'], /Sobre \*\*perdón/],
  ['a feeling', ['Bonjour', 'je me sens seul'], /Merci de me le dire/],
  ['in all languages that it may be in', ['Salmo 91'], /Aquí está el pasaje · Aqui está a passagem/],
  ['in the one that more words tell', ['Salmo 91', 'o que significa o versículo 4?'], /português/],
  ['another verse', ['estou com medo', 'outro versículo por favor'], /Outra passagem/],
  ['a place', ['Bonjour', 'où est le mont Sinaï?'], /Sinai.*désert|Sinai/],
  ['a fact', ['Psalm 68', 'qui a écrit ça?'], /Qui a écrit \*\*Psalms/],
])('speaks one language: %s', async (_, messages, expected) =>
  expect(await last(...messages)).toMatch(expected),
);
