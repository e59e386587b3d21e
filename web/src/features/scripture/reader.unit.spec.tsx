import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, unreachable } from '../../testing/fake-server';
import { storesOfApp } from '../../testing/member-store';
import { passageOf } from '../../testing/quotations';
import { visit } from '../../testing/visit';
import { BibleReference } from './bible-reference';
import { scriptureActions } from './scripture.slice';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const PASSAGES = 'GET /api/v1/scripture/passages';
const RUTH = passageOf('Ruth', 1, [
  'Now it came to pass.',
  'And the name of the man.',
  'And Elimelech died.',
]);
const clipboard = { writeText: jest.fn<Promise<void>, [string]>() };

beforeEach(() => {
  clipboard.writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  server.answer(PASSAGES, () => json({ passages: [{ ...RUTH }] }));
});

function open() {
  const store = createStore();
  return { ...visit(<BibleReference />, store), store };
}
async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settle);
}

describe('the Bible Reference as a reader', () => {
  it('begins with the books, their counts and the totals', () => {
    open();
    expect(screen.getByText('31,102')).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: /^Psalms\s*, 150 chapters, 2,461 verses/ }),
    ).toBeInTheDocument();
  });

  it('goes from a book to a chapter and shows its verses', async () => {
    open();
    await press(/^Ruth/);
    expect(screen.getAllByRole('button', { name: /^Ruth, chapter \d$/ })).toHaveLength(4);
    await press('Ruth, chapter 1');
    expect(screen.getByRole('heading', { name: 'Ruth 1' })).toHaveFocus();
    expect(screen.getByText(/And Elimelech died\./)).toBeInTheDocument();
  });

  it('opens a book of one chapter at once', async () => {
    open();
    await press(/^Obadiah/);
    expect(screen.getByRole('heading', { name: 'Obadiah 1' })).toBeInTheDocument();
  });

  it('asks the server for a chapter once', async () => {
    open();
    await press(/^Ruth/);
    await press('Ruth, chapter 1');
    await press('Next chapter: Ruth 2');
    await press('Previous chapter: Ruth 1');
    expect(server.to(PASSAGES)).toHaveLength(2);
  });

  it('copies the chosen verses with their reference', async () => {
    open();
    await press(/^Ruth/);
    await press('Ruth, chapter 1');
    await press('Verse 1');
    await press('Verse 3');
    await press('Copy the verses');
    expect(clipboard.writeText).toHaveBeenCalledWith(
      '“Now it came to pass. And Elimelech died.”\n— Ruth 1:1, 3 (KJV)',
    );
    expect(screen.getByRole('button', { name: 'Copied with its reference' })).toBeInTheDocument();
  });

  it('asks to copy by hand where the browser refuses, until it copies', async () => {
    open();
    await press(/^Ruth/);
    await press('Ruth, chapter 1');
    clipboard.writeText.mockRejectedValueOnce(new DOMException('Not allowed', 'NotAllowedError'));
    await press('Copy the chapter');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to copy. Please select and copy manually.');
    await press('Copy the chapter');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Copied with its reference' })).toBeInTheDocument();
  });

  it('says why a chapter did not come, and fetches it when asked again', async () => {
    server.answer(PASSAGES, unreachable);
    open();
    await press(/^Ruth/);
    await press('Ruth, chapter 1');
    expect(screen.getByRole('alert')).toBeInTheDocument();
    server.answer(PASSAGES, () => json({ passages: [RUTH] }));
    await press('Try again');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText(/And Elimelech died\./)).toBeInTheDocument();
  });

  it('opens at the verses that one came for', async () => {
    const { store } = open();
    act(() => void store.dispatch(scriptureActions.readerOpened({ book: 'Ruth', chapter: 1, verses: [2] })));
    await act(settle);
    const wanted = screen.getByText(/And the name of the man\./);
    expect(wanted).toHaveAttribute('data-wanted');
    expect(screen.getByText(/Now it came to pass\./)).not.toHaveAttribute('data-wanted');
  });
});
