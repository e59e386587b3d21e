import { digestOf, HEAD, readExamples } from '../../../../neural/examples.js';
import { readFileSync } from 'node:fs';
import { readReferences } from '../../../../scripture/references.js';
import { textOfRange } from '../../../../scripture/passages.js';
import { rangesIn } from '../material.js';
import { OfflineGuide } from '../offline-guide.js';
import { referencesOfNamesakes } from '../people/namesakes.js';
import { referencesOfStories } from './stories.js';

type Category = 'general' | 'biblical';

async function talk(messages: readonly string[], category: Category = 'biblical'): Promise<string[]> {
  const history: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const prompt of messages) {
    const { text } = await new OfflineGuide().answer(
      { prompt, category, history: [...history] },
      () => undefined,
    );
    history.push({ role: 'user', content: prompt }, { role: 'assistant', content: text });
  }
  return history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
}

const last = async (...messages: string[]) => (await talk(messages)).at(-1) ?? '';

const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

describe('the table of facts on stories', () => {
  it('names verses that exist', () => {
    for (const references of [...new Set([...referencesOfStories(), ...referencesOfNamesakes()])]) {
      const read = readReferences(references);
      expect([references, read.length]).toEqual([references, references.split('; ').length]);
      expect([references, read.map(({ kind }) => kind)]).toEqual([references, read.map(() => 'verses')]);
    }
  });

  it('quotes word for word, from the verses that it names', () => {
    for (const label of new Set(readExamples('stories').labels)) {
      const [, says = '', references = ''] = label.split(' = ');
      const text = letters(
        rangesIn(references)
          .map((one) => textOfRange(one, one.to - one.from + 1))
          .join(' '),
      );
      for (const [, quoted = ''] of says.matchAll(/“([^”]+)”/g))
        for (const part of quoted.split('…'))
          expect([says, text.includes(letters(part))]).toEqual([says, true]);
    }
  });

  it('has the meanings of its wordings as they stand', () => {
    const bytes = readFileSync(new URL('../../../../../models/stories.bin', import.meta.url));
    expect(bytes.subarray(0, HEAD).equals(digestOf(readExamples('stories').wordings))).toBe(true);
  });
});

describe('a question on a story', () => {
  it.each([
    [['nehemiah', 'what did he build', 'in how many days'], /fifty-two days[^]*Nehemiah 6:15/],
    [['Daniel and the lions', 'who was the king'], /Darius/],
    [["lot's wife", 'what did jesus say about her'], /Luke 17:31/],
    [['the good samaritan', 'who told it'], /Jesus, to a lawyer/],
    [['john 3:16', 'who said that', 'to whom'], /Nicodemus/],
    [['feeding of the 5000', 'is it in all gospels'], /all four Gospels/],
    [['what is a pharisee', 'and a sadducee'], /denied the resurrection/],
    [['how many stones did david take against goliath'], /Five smooth stones/],
    [['who killed goliath', 'what happened then'], /The Philistines fled/],
    [['tell me about jonah', 'and the whale?'], /vomited him out/],
    [['where is job from', 'what did his friends say', 'and in the end'], /twice as much/],
    [["what happened to lot's wife", 'where did they go after'], /Zoar/],
    [['who is lazarus', 'did jesus cry'], /Jesus wept/],
    [['whos esther', 'was she married'], /husband of \*\*Esther\*\*/],
  ])('is told by hand, with its verse: %j', async (messages, expected) =>
    expect(await last(...messages)).toMatch(expected),
  );

  it.each([
    [['who was samson', 'did he like music'], 'pulled down the pillars'],
    [['when did moses die', 'did he swim'], 'Aaron'],
    [['zacchaeus', 'what did he wear'], 'He climbed'],
  ])('is not met with a fact on something else: %j', async (messages, neighbour) =>
    expect(await last(...messages)).not.toContain(neighbour),
  );

  it('says that it repeats itself', async () => {
    expect(await last('who was nicodemus', 'why did he come at night', 'why at night')).toContain(
      'As I said',
    );
  });

  it('takes no message of somebody’s life for one', async () => {
    expect(await last('i cheated on my wife', 'what first step tomorrow')).not.toContain('Exodus 4');
    expect(await last('my best friend died', 'is it ok to be angry')).not.toContain('Genesis 22');
    expect(await last('my husband is an unbeliever', 'what would paul say')).not.toContain('Acts 8:3');
    expect(await last('John 11:25', 'who wrote that')).toContain('Who wrote **John**');
  });
});

describe('a name that several have', () => {
  it.each([
    [['tell me about john', 'no i meant the baptist'], /\*\*John the Baptist\*\*/],
    [['tell me about saul', 'not the king, the one who became paul'], /\*\*Paul\*\*/],
    [['who was joseph', 'the other one, marys husband'], /\*\*Joseph the husband of Mary\*\*/],
    [['lazarus', 'which one, the poor man or the friend'], /Luke 16:19/],
  ])('is told apart: %j', async (messages, expected) => expect(await last(...messages)).toMatch(expected));
});
