import { readExamples } from '../../../../neural/examples.js';
import { lostReferences } from '../../../../testing/lost-references.js';
import { OfflineGuide } from '../offline-guide.js';
import { appPage } from '../product/about-app.js';
import { referencesOfPlaces } from '../places/places.js';
import { DISPUTED } from './disputed.js';

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

describe('tables by hand', () => {
  it('of disputed questions have wordings of each, who holds what, and passages of more than one side', () => {
    expect(new Set(readExamples('disputed').labels)).toEqual(new Set(DISPUTED.map(({ name }) => name)));
    for (const { name, says, references } of DISPUTED) {
      expect([name, says.length > 60]).toEqual([name, true]);
      expect([name, references.split('; ').length >= 3]).toEqual([name, true]);
    }
  });

  it('name verses that exist', () => {
    const all = [...DISPUTED.map((one) => one.references), ...referencesOfPlaces()];
    expect(all.length).toBeGreaterThan(DISPUTED.length);
    expect(lostReferences(all)).toEqual([]);
  });

  it('have a page on the app for each of its wordings', () => {
    for (const name of new Set(readExamples('app').labels))
      expect([name, appPage(name.replace(/ after$/, ''))]).not.toEqual([name, null]);
  });
});

describe('a question on which churches differ', () => {
  it.each([
    [
      'who may be baptised',
      'is it right to christen a newborn?',
      /baptism of children.*not all agree.*Baptists/,
    ],
    ['where the Bible comes from', 'people made the bible up', /where the Bible comes from/],
    [
      'of somebody who died',
      'my neighbour never believed, is she in hell now?',
      /Nobody on earth can tell you/,
    ],
  ])('is told with who holds what: %s', async (_, question, expected) =>
    expect(await last(question)).toMatch(expected),
  );

  it('is gone on from: what others teach, and in short', async () => {
    const reply = await last('is the trinity in the bible', 'and what do the orthodox believe');
    expect(reply).toContain('More on **the Trinity**');
  });

  it('is no matter of life, and no person', async () => {
    expect(await last('my dog died')).not.toContain('not all agree');
    expect(await last('tell me about Mary')).not.toContain('not all agree');
    expect(await last('My baby died')).not.toContain('not all agree');
  });
});

describe('words that are held against a passage', () => {
  it('are placed, and the talk stays where it was', async () => {
    const reply = await last('Psalm 23', 'but the bible says "vanity of vanities, all is vanity"');
    expect(reply).toMatch(/^We were at \*\*Psalm 23/);
    expect(reply).toMatch(/Ecclesiastes (?:1:2|12:8)/);
    expect(
      await last('Psalm 23', 'but the bible says "vanity of vanities, all is vanity"', 'verse 4'),
    ).toContain('Psalm 23:4');
  });

  it('are no evidence where the quotation itself is asked for', async () => {
    expect(await last('Psalm 23', 'where does it say "vanity of vanities"?')).not.toContain('hold against');
  });
});
