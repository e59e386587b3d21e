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
