import { fireEvent, render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { Provider } from 'react-redux';
import type { WirePassage } from '@emit/contract/scripture';
import { pass, settle, withFakeClock } from '../../testing/clock';
import { press, set, valueOf } from '../../testing/forms';
import { fakeServer, json, refusal, unreachable } from '../../testing/fake-server';
import { endSession, MEMBER, signIn, storesOfApp, type AppStore } from '../../testing/member-store';
import { passageOf } from '../../testing/quotations';
import { visit } from '../../testing/visit';
import { BibleReference } from './bible-reference';
import { SEARCH_DELAY } from './scripture.saga';
import { scriptureActions } from './scripture.slice';
import { TranslationSetting } from './translation-choice';
import { selectTranslation } from './translation.slice';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const PASSAGES = 'GET /api/v1/scripture/passages';
const SEARCH = 'GET /api/v1/scripture/search';
const CHOOSE = 'PUT /api/v1/users/me/translation';
const KJV = passageOf('Luke', 17, ['Two men shall be in the field;', 'And they answered'], 36);
const OTHERS: Record<string, readonly string[]> = {
  web: ['', 'They answered'],
  asv: ['', 'And they, answering'],
};

function passageIn(translation: string | undefined): WirePassage {
  const others = translation === undefined ? undefined : OTHERS[translation];
  if (!others) return { ...KJV, read_also: ['Matthew 24:40', 'Matthew 24:28'] };
  const verses = KJV.verses.map((verse, index) => ({
    ...verse,
    beside: { translation: translation as 'web', text: others[index] ?? '' },
  }));
  return { ...KJV, verses, read_also: ['Matthew 24:40', 'Matthew 24:28'] };
}

const clipboard = { writeText: jest.fn<Promise<void>, [string]>() };
beforeEach(() => {
  clipboard.writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  server.answer(PASSAGES, ({ query }) => json({ passages: [{ ...passageIn(query['translation']) }] }));
  server.answer(CHOOSE, () => json({ status: 'ok' }));
});

function chosen(store: AppStore) {
  const state: unknown = store.getState();
  return selectTranslation(state as Parameters<typeof selectTranslation>[0]);
}

async function openLuke(member = MEMBER): Promise<AppStore> {
  const store = createStore();
  await signIn(server, store, [], member);
  visit(<BibleReference />, store);
  act(() => void store.dispatch(scriptureActions.readerOpened({ book: 'Luke', chapter: 17, verses: [] })));
  await act(settle);
  return store;
}
async function choose(translation: string) {
  set('Read with', translation);
  await act(settle);
}

describe('reading in another translation', () => {
  it('begins with the King James alone', async () => {
    await openLuke();
    expect(valueOf('Read with')).toBe('kjv');
    expect(screen.queryByText(/They answered/)).toBeNull();
    expect(server.to(PASSAGES).map(({ query }) => query['translation'])).toEqual([undefined]);
  });

  it('shows each verse beside the King James, and tells where there is none', async () => {
    await openLuke();
    await choose('web');
    const items = screen.getAllByRole('listitem').filter((item) => item.querySelector('.verse'));
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '36Two men shall be in the field;WEB Not in our text of the World English Bible.',
      '37And they answeredWEB They answered',
    ]);
    expect(
      screen.getByText(/Each verse in the King James Version, then in the World English Bible/),
    ).toBeInTheDocument();
    await choose('asv');
    expect(screen.getByText('And they, answering')).toBeInTheDocument();
    await choose('kjv');
    expect(screen.queryByText(/WEB|ASV/)).toBeNull();
  });

  it('leaves the text where it is until the other one has come, also where that fails', async () => {
    await openLuke();
    server.answer(PASSAGES, unreachable);
    await choose('web');
    expect(screen.getByText(/And they answered/)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Cannot connect');
    server.answer(PASSAGES, ({ query }) => json({ passages: [{ ...passageIn(query['translation']) }] }));
    await press('Try again');
    expect(screen.getByText('They answered')).toBeInTheDocument();
  });

  it('is kept by the server, and known again on another device', async () => {
    await openLuke();
    await choose('web');
    expect(server.to(CHOOSE).map(({ body }) => body)).toEqual([{ translation: 'web' }]);
    const elsewhere = createStore();
    await signIn(server, elsewhere, [], { ...MEMBER, translation: 'web' });
    expect(chosen(elsewhere)).toBe('web');
  });

  it('is nothing of the next member', async () => {
    const store = await openLuke({ ...MEMBER, translation: 'asv' });
    expect(valueOf('Read with')).toBe('asv');
    act(() => endSession(store));
    expect(chosen(store)).toBe('kjv');
    await act(() => signIn(server, store, [], { ...MEMBER, id: 'member-2' }));
    expect(chosen(store)).toBe('kjv');
  });

  it('takes an API of the release before for the King James', async () => {
    const { translation: _none, ...before } = MEMBER;
    const store = await openLuke(before as typeof MEMBER);
    expect(chosen(store)).toBe('kjv');
  });

  it('says when the choice is not kept, and keeps it when asked again', async () => {
    server.answer(CHOOSE, () => refusal(429, 'Too many attempts. Please try again in 9 seconds.'));
    await openLuke();
    await choose('web');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Too many attempts. Please try again in 9 seconds. Until then it applies to this page only.',
    );
    expect(screen.getByText('They answered')).toBeInTheDocument();
    server.answer(CHOOSE, () => json({ status: 'ok' }));
    await press('Try again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.to(CHOOSE)).toHaveLength(2);
  });

  it('copies from either text, each with its name', async () => {
    await openLuke();
    await choose('web');
    await press('Copy from the WEB');
    expect(clipboard.writeText).toHaveBeenLastCalledWith('“They answered”\n— Luke 17:37 (WEB)');
    await press('Verse 36');
    expect(screen.queryByRole('button', { name: 'Copy from the WEB' })).toBeNull();
    await press('Copy the verse');
    expect(clipboard.writeText).toHaveBeenLastCalledWith(
      '“Two men shall be in the field;”\n— Luke 17:36 (KJV)',
    );
  });

  it('searches in the translation that is read, too', async () => {
    const hit = { ...passageIn('web').verses[1], reference: 'Luke 17:37' };
    server.answer(SEARCH, () => json({ query: 'answered', hits: [hit] }));
    await openLuke({ ...MEMBER, translation: 'web' });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'answered' } });
    await act(() => pass(SEARCH_DELAY));
    expect(server.to(SEARCH)[0]?.query).toEqual({ q: 'answered', translation: 'web' });
    expect(screen.getByRole('button', { name: /^Luke 17:37/ })).toHaveTextContent('WEB They answered');
  });
});

it('is chosen among the settings of the account, too', async () => {
  const store = createStore();
  await signIn(server, store);
  render(
    <Provider store={store}>
      <TranslationSetting />
    </Provider>,
  );
  expect(screen.getByRole('radio', { name: 'King James only' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'American Standard Version' }));
  await act(settle);
  expect(server.to(CHOOSE).map(({ body }) => body)).toEqual([{ translation: 'asv' }]);
  expect(chosen(store)).toBe('asv');
});

describe('Read also', () => {
  it('leads on to the verses that go with a chapter', async () => {
    await openLuke();
    const also = within(screen.getByRole('group', { name: 'Read also' }));
    expect(also.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Matthew 24:40',
      'Matthew 24:28',
    ]);
    server.answer(PASSAGES, () =>
      json({ passages: [{ ...passageOf('Matthew', 24, ['Then shall two be'], 40) }] }),
    );
    await press('Matthew 24:40');
    expect(screen.getByRole('heading', { name: 'Matthew 24' })).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'Read also' })).toBeNull();
  });
});
