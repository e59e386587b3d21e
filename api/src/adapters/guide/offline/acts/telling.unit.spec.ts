import { OfflineGuide } from '../offline-guide.js';

/** Says the messages of a member one after another; returns all replies. */
async function talk(...messages: string[]): Promise<string[]> {
  const history: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const prompt of messages) {
    const { text } = await new OfflineGuide().answer(
      { prompt, category: 'general', history: [...history] },
      () => undefined,
    );
    history.push({ role: 'user', content: prompt }, { role: 'assistant', content: text });
  }
  return history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
}
const last = async (...messages: string[]) => (await talk(...messages)).at(-1) ?? '';

describe('somebody who goes on telling', () => {
  it.each([
    [['my son left school without a degree', 'he sits at his computer all night']],
    [['I argued with my neighbour', 'it was about the hedge', 'he called my wife names']],
    [['my aunt died in spring', 'she always baked on saturdays']],
  ])('hears the own words taken up: %j', async (messages) =>
    expect(await last(...messages)).toContain(`*${messages.at(-1) ?? ''}*`),
  );

  it('hears no sentence twice', async () => {
    const replies = await talk(
      'my sister moved to canada',
      'we saw each other every week',
      'now she hardly ever writes',
      'my parents say nothing about it',
    );
    const sentences = replies.slice(1).flatMap((reply) => reply.split(/(?<=[.:?])\s+/));
    expect(sentences).toEqual([...new Set(sentences)]);
  });

  it('is read a verse where a matter is named, and none by chance', async () => {
    expect(await last('I work in a bank', 'my boss makes me so angry')).toMatch(/On \*\*people at work\*\*/);
    expect(await last('my roommate moved out', 'he painted the ceiling blue')).not.toContain('>');
  });
});

describe('one of several matters', () => {
  it('is taken up by its name', async () =>
    expect(await last('I envy my colleague and I worry about money', 'the envy first')).toMatch(
      /On \*\*envy\*\*/,
    ));
});

describe('a bare yes', () => {
  it('takes up what was offered', async () =>
    expect(await last('Psalm 121', 'poor guy', 'yes please')).toMatch(/After Psalm 121/));
});

describe('thanks with a question', () => {
  it.each([
    [['Psalm 121', 'Thank you! Who wrote it?'], /Who wrote \*\*Psalms/],
    [['James 1:5', 'thanks, that is good. but how do i do that?'], /James 1:5/],
  ])('is answered: %j', async (messages, expected) => expect(await last(...messages)).toMatch(expected));
});

describe('another form', () => {
  it.each([
    [['Psalm 1', 'as a list'], /- \*\*Psalm 1:1\*\* — “Blessed is the man/],
    [['Romans 12:9-12', 'two discussion questions please'], /Questions of mine on Romans 12:9/],
    [['Luke 15:3-7', 'a question for the kids at my house'], /If you could be in it/],
    [['Luke 15:3-7', 'and a game for the children?', 'any activity?'], /let some play it/],
    [['Psalm 1', 'in french please'], /Write to me in French/],
    [['Psalm 1', 'in latin'], /Latin I do not speak/],
    [['Judges 4:17-21', 'what is the moral'], /draws no moral of its own/],
  ])('of what was read: %j', async (messages, expected) => expect(await last(...messages)).toMatch(expected));
});

describe('she, and he', () => {
  it('mean nobody of the other kind', async () =>
    expect(await last('Samson and Delilah', 'how strong was she')).not.toMatch(/jawbone|young lion/));
});

describe('what is sad', () => {
  it.each([
    [['we had a miscarriage in may']],
    [['my brother got the flat and we lost our grandmother']],
    [['my uncle died', 'we got the urn today']],
  ])('is never met with joy: %j', async (messages) =>
    expect(await last(...messages)).not.toContain('good news'),
  );
});

describe('the passage that is open', () => {
  it.each([
    [['a verse about hope', 'next one', 'no, the one before'], /^Back to /],
    [['Psalm 42', 'who wrote it', 'explain verse 5'], /Psalm 42:5/],
    [['John 15:1-8', 'the first 2 verses'], /John 15:1–2/],
    [['a plan for a week on hope', 'day 2', 'what about tomorrow'], /./],
  ])('stays: %j', async (messages, expected) => expect(await last(...messages)).toMatch(expected));
});

describe('a question beside a name', () => {
  it.each([
    [['Leah and Rachel, who did he love more'], /Rachel/],
    [['Ruth and Naomi were related right?'], /mother-in-law|daughter/],
    [['Cain, why was he angry?'], /wroth/],
  ])('is answered: %j', async (messages, expected) => expect(await last(...messages)).toMatch(expected));

  it('asks for where it stands, and not where it happened', async () =>
    expect(await last('the good samaritan', 'where is that')).toContain('I quoted'));
});

it('says no reply twice to two questions', async () => {
  const replies = await talk(
    'John 15:1-8',
    'what does it mean for me',
    'and for my week?',
    'and for my job?',
  );
  expect(new Set(replies).size).toBe(replies.length);
});
