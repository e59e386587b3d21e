import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { pass, settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, refusal } from '../../testing/fake-server';
import { storesOfApp } from '../../testing/member-store';
import { passageOf } from '../../testing/quotations';
import { visit } from '../../testing/visit';
import { BibleReference } from './bible-reference';
import { SEARCH_DELAY } from './scripture.saga';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const PASSAGES = 'GET /api/v1/scripture/passages';
const SEARCH = 'GET /api/v1/scripture/search';
const RUTH = passageOf('Ruth', 1, [
  'Now it came to pass.',
  'And the name of the man.',
  'And Elimelech died.',
]);

beforeEach(() => server.answer(PASSAGES, () => json({ passages: [{ ...RUTH }] })));

function open() {
  const store = createStore();
  return { ...visit(<BibleReference />, store), store };
}
async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settle);
}
async function search(text: string) {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the Bible' }), { target: { value: text } });
  await act(() => pass(SEARCH_DELAY));
}

describe('searching the Bible', () => {
  const hit = { ...RUTH.verses[1], reference: 'Ruth 1:2' };

  it('shows the verses found in their order, and opens the one that is chosen', async () => {
    server.answer(SEARCH, () => json({ query: 'name', hits: [hit, { ...hit, reference: 'Ruth 1:4' }] }));
    open();
    await search('name');
    const found = within(screen.getByRole('region', { name: 'Search results' })).getAllByRole('button');
    expect(found.map((button) => button.textContent)).toEqual([
      'Ruth 1:2: And the name of the man.',
      'Ruth 1:4: And the name of the man.',
    ]);
    await press(/^Ruth 1:2/);
    expect(screen.getByRole('heading', { name: 'Ruth 1' })).toBeInTheDocument();
  });

  it('marks the words that a verse was found by, old ones for modern ones as well', async () => {
    server.answer(SEARCH, () => json({ query: 'title', hits: [{ ...hit, found: ['name'] }] }));
    open();
    await search('title');
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['name']);
  });

  it('says so when no verse fits well, above what comes nearest', async () => {
    server.answer(SEARCH, () => json({ query: 'quantum name', weak: true, hits: [hit] }));
    open();
    await search('quantum name');
    expect(screen.getByText('No verse says quite that. These come nearest.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Ruth 1:2/ })).toBeInTheDocument();
  });

  it('waits for the typing to rest, so that one search is sent', async () => {
    server.answer(SEARCH, () => json({ query: '', hits: [hit] }));
    open();
    const box = screen.getByRole('searchbox');
    for (const value of ['n', 'na', 'nam']) fireEvent.change(box, { target: { value } });
    await act(() => pass(SEARCH_DELAY));
    expect(server.to(SEARCH)).toHaveLength(1);
  });

  it('says when nothing was found, and what the server says when it refuses', async () => {
    server.answer(SEARCH, () => json({ query: 'xyz', hits: [] }));
    open();
    await search('xyz');
    expect(screen.getByText('No verse found')).toBeInTheDocument();
    server.answer(SEARCH, () => refusal(400, 'Please enter a shorter question'));
    await search('xyzw');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a shorter question');
  });
});

describe('typing where one wants to read', () => {
  const verses = RUTH.verses.map((verse) => ({ ...verse, reference: `Ruth 1:${verse.verse}` }));
  const other = { ...RUTH.verses[0], chapter: 4, verse: 9, reference: 'Ruth 4:9', text: 'And Boaz said.' };
  const enter = async () => {
    fireEvent.submit(screen.getByRole('search'));
    await act(settle);
  };

  it('shows the passage first, with its words, and opens it', async () => {
    server.answer(SEARCH, () =>
      json({ query: 'ruth 1,1-2', passages: ['Ruth 1:1–2'], hits: [...verses.slice(0, 2), other] }),
    );
    open();
    await search('ruth 1,1-2');
    const results = within(screen.getByRole('region', { name: 'Search results' }));
    const named = within(results.getByRole('list', { name: 'Passages you named' }));
    expect(named.getByRole('heading', { name: 'Ruth 1:1–2' })).toBeInTheDocument();
    expect(named.getByText(/And the name of the man\./)).toBeInTheDocument();
    expect(results.getByRole('status')).toHaveTextContent('One passage, and one verse');
    expect(results.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Open Ruth 1:1–2',
      'Ruth 4:9: And Boaz said.',
    ]);
    await press('Open Ruth 1:1–2');
    expect(screen.getByRole('heading', { name: 'Ruth 1' })).toHaveFocus();
    expect(screen.getByText(/And the name of the man\./)).toHaveAttribute('data-wanted');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('opens it by Enter, before the typing rests and after', async () => {
    server.answer(SEARCH, () =>
      json({ query: 'ruth 1:2', passages: ['Ruth 1:2'], hits: verses.slice(1, 2) }),
    );
    for (const delay of [0, SEARCH_DELAY]) {
      open();
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ruth 1:2' } });
      await act(() => pass(delay));
      await enter();
      expect(screen.getByRole('heading', { name: 'Ruth 1' })).toBeInTheDocument();
      expect(server.to(SEARCH)).toHaveLength(1);
      server.calls.length = 0;
      cleanup();
    }
  });

  it('shows verses that fit better before the passages of that name', async () => {
    const hits = [other, ...verses];
    server.answer(SEARCH, () => json({ query: 'boaz', passages: ['Ruth 1'], hits }));
    open();
    await search('boaz');
    await enter();
    expect(screen.queryByRole('list', { name: 'Passages you named' })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('4 verses, best match first');
    const named = within(screen.getByRole('group', { name: 'Read the whole passage' }));
    fireEvent.click(named.getByRole('button', { name: 'Ruth 1' }));
    await act(settle);
    expect(screen.getByRole('heading', { name: 'Ruth 1' })).toHaveFocus();
  });

  it('leads from the name of a book to its chapters', async () => {
    server.answer(SEARCH, () => json({ query: 'rut', book: 'Ruth', hits: [other] }));
    open();
    await search('rut');
    await press('Choose from its 4 chapters');
    expect(screen.getAllByRole('button', { name: /^Ruth, chapter \d$/ })).toHaveLength(4);
    await search('rut');
    await enter();
    expect(screen.getAllByRole('button', { name: /^Ruth, chapter \d$/ })).toHaveLength(4);
  });

  it('stays with what was found by words when Enter is pressed', async () => {
    server.answer(SEARCH, () => json({ query: 'boaz', hits: [other] }));
    open();
    await search('boaz');
    await enter();
    expect(screen.getByRole('button', { name: /^Ruth 4:9/ })).toBeInTheDocument();
    expect(server.to(SEARCH)).toHaveLength(1);
  });

  it('says what is wrong with a reference that leads nowhere', async () => {
    const missing = 'Ruth has 4 chapters; there is no chapter 9';
    server.answer(SEARCH, () => json({ query: 'ruth 9', missing, hits: [other] }));
    open();
    await search('ruth 9');
    expect(screen.getByText(`${missing}.`)).toBeInTheDocument();
    server.answer(SEARCH, () => json({ query: 'ruth 10', missing, hits: [] }));
    await search('ruth 10');
    expect(screen.getByText(missing)).toBeInTheDocument();
  });

  it('tells by whose words a verse was found', async () => {
    server.answer(SEARCH, () => json({ query: 'said', hits: [{ ...other, matched: 'web' }] }));
    open();
    await search('said');
    expect(screen.getByRole('button', { name: /^Ruth 4:9/ })).toHaveTextContent(
      'Found by its words in the World English Bible',
    );
  });
});
