import fc from 'fast-check';
import { newConversation, type Conversation } from '../conversation';
import { searchConversations } from './search-conversations';

function talk(title: string, ...texts: string[]): Conversation {
  const messages = texts.map((content, at) => ({
    id: `${title}-${at}`,
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content,
    timestamp: at,
  }));
  return { ...newConversation('general'), title, messages };
}
const titles = (list: readonly Conversation[], query: string) =>
  searchConversations(list, query).map(({ conversation }) => conversation.title);

const LIST = [
  talk('Rest', 'How do I rest?', '**He restoreth** my soul, in _quiet_ waters.'),
  talk('Élie', 'Qui est Élie ?', 'Un prophète.'),
  talk('שבת', 'מה זה שבת?', 'יום מנוחה'),
  talk('Long', `${'word '.repeat(100)}needle${' word'.repeat(100)}`),
  talk('Empty'),
];

describe('the search over conversations', () => {
  it.each([
    ['rest', ['Rest']],
    ['REST soul', ['Rest']],
    ['soul how', ['Rest']],
    ['elie', ['Élie']],
    ['PROPHETE', ['Élie']],
    ['prophète', ['Élie']],
    ['שבת', ['שבת']],
    ['he restoreth my', ['Rest']],
    ['needle', ['Long']],
    ['word', ['Long']],
    ['empty', ['Empty']],
    ['rest needle', []],
    ['nowhere', []],
    ['', []],
    ['   ', []],
    ['.*', []],
  ])('%s finds %j', (query, found) => expect(titles(LIST, query)).toEqual(found));

  it('shows what was found with the words around it, without marks of Markdown', () => {
    const [rest] = searchConversations(LIST, 'restoreth');
    expect(rest?.excerpt).toEqual({ before: 'He ', match: 'restoreth', after: ' my soul, in quiet waters.' });
    const [long] = searchConversations(LIST, 'NEEDLE');
    expect(long?.excerpt?.match).toBe('needle');
    expect(long?.excerpt?.before).toMatch(/^….{40}$/);
    expect(long?.excerpt?.after).toMatch(/^.{110}…$/);
    expect(searchConversations(LIST, 'empty')[0]?.excerpt).toBeNull();
  });

  it('finds any part of any text by itself, whatever its letters, and keeps the order of the list', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 6 }),
        fc.nat(),
        fc.nat(),
        (texts, which, from) => {
          const list = texts.map((content, at) => talk(String(at), content));
          const own = texts[which % texts.length] ?? '';
          const plain = own
            .replace(/[*_#>`]+/g, '')
            .replace(/\s+/g, ' ')
            .trim();
          const part = plain.slice(from % Math.max(1, plain.length)).trim();
          if (part === '') return;
          const found = searchConversations(list, part);
          expect(found.map(({ conversation }) => conversation)).toContain(list[which % texts.length]);
          const places = found.map(({ conversation }) => list.indexOf(conversation));
          expect(places).toEqual([...places].sort((a, b) => a - b));
        },
      ),
      { numRuns: 200 },
    );
  });
});
