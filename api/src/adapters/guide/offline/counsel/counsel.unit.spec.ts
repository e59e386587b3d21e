import { readExamples } from '../../../../neural/examples.js';
import { readReferences } from '../../../../scripture/references.js';
import { OfflineGuide } from '../offline-guide.js';
import { referencesOfCounsel } from './counsel.js';

async function last(...messages: readonly string[]): Promise<string> {
  const history: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const prompt of messages) {
    const question = { prompt, category: 'general' as const, history: [...history] };
    const { text } = await new OfflineGuide().answer(question, () => undefined);
    history.push({ role: 'user', content: prompt }, { role: 'assistant', content: text });
  }
  return history.at(-1)?.content ?? '';
}

it('names verses that exist, and quotes none in its own words', () => {
  for (const references of new Set(referencesOfCounsel())) {
    const kinds = readReferences(references).map(({ kind }) => kind);
    expect([references, kinds]).toEqual([references, references.split('; ').map(() => 'verses')]);
  }
  expect(readExamples('counsel').labels.join('')).not.toMatch(/[“”]/);
});

it.each([
  [['i was diagnosed with diabetes', 'is it a punishment'], /man born blind|John 9/],
  [['i drink too much', 'how do i stop'], /Alone it is hardest/],
  [['my best friend betrayed me', 'how many times do i have to forgive her'], /seventy times seven/],
  [['tell me about prayer', 'do i have to kneel'], /No: the Bible knows/],
  [['my wife and i keep fighting', 'and for her?'], /read together/],
  [['my dad died last week', 'why did god take him'], /I do not know why/],
])('answers what is asked of a life: %j', async (messages, expected) =>
  expect(await last(...messages)).toMatch(expected),
);

it('takes a question on a story for none of a life', async () => {
  expect(await last('who is lazarus', 'how long was he dead')).toContain('Four days');
  expect(await last('the prodigal son', 'what did the father say to him')).not.toContain('quiet hour');
  expect(await last('John 3:16', 'who said that')).toContain('John 3');
});

describe('a prayer that was lent', () => {
  it('goes on with what is added, and can be shorter', async () => {
    expect(await last('can you write me a prayer', 'shorter', 'for my kids too')).toContain(
      'for my kids too',
    );
    const added = await last('pray for my mom shes in hospital', 'her name is maria');
    expect(added).toContain('*Lord, I bring this before you: her name is maria.*');
    expect(await last('pray for my mom shes in hospital', 'a shorter one')).toContain('In one breath');
    expect(await last('pray for my mom shes in hospital', 'who was moses')).toContain('**Moses**');
  });
});

it('goes on about the app and its philosophy while they are talked about', async () => {
  expect(await last('how do i log a practice', 'what if i made a mistake')).toContain('**Practices**');
  expect(await last('what is fhoism', 'who came up with it')).toContain('I do not know');
  expect(await last('how do i change my password', 'and my email')).toContain('mail address');
  expect(await last('explain power flow clarity', 'which is most important')).toContain('None of the three');
  expect(await last('Psalm 23', 'is it about snakes')).not.toContain('Emit');
});

it('replies to each question of a message', async () => {
  const reply = await last('who was paul? where was he born? how many letters did he write?');
  expect(reply).toMatch(/\*\*Paul\*\*[^]*Tarsus[^]*Thirteen letters/);
});

it('takes a number that a psalm has no verse of for another psalm, and an age for no chapter', async () => {
  expect(await last('psalm 91', 'no wait i meant 19')).toContain('heavens declare');
  expect(await last('my son lies to me', 'hes 14')).not.toContain('Ezekiel');
});

it('explains a word after another one, and takes a short English message for no German', async () => {
  expect(await last('what does hallelujah mean', 'and amen')).toContain('so be it');
  expect(await last('i have a test', 'im scared')).not.toContain('Deutsch');
});
