import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { Provider } from 'react-redux';
import { chatActions } from '../../features/chat/chat.slice';
import type { Message } from '../../features/chat/conversation';
import { Markdown } from '../../features/chat/messages/markdown';
import { MessageView } from '../../features/chat/messages/message-view';
import { ReplyPartsContext } from '../../features/chat/messages/annotations';
import { PassagePanel } from '../../features/scripture/passage-panel';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, refusal } from '../../testing/fake-server';
import { storesOfApp } from '../../testing/member-store';
import { JOHN_3_16, passageOf, quotationIn } from '../../testing/quotations';
import { SCRIPTURE_PARTS } from './scripture-chat';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
const PASSAGES = 'GET /api/v1/scripture/passages';

beforeAll(async () => {
  // From here on replies are formatted at once: what does it has come.
  render(<Markdown text="# Here" />);
  await screen.findByRole('heading', { name: 'Here' });
  cleanup();
});

function show(content: string, quotations: Message['quotations'] = [], isWide = true) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: isWide, media }) as MediaQueryList;
  const message: Message = { id: 'm1', role: 'assistant', content, timestamp: 0, quotations };
  const store = createStore();
  render(
    <Provider store={store}>
      <ReplyPartsContext value={SCRIPTURE_PARTS}>
        <MessageView message={message} />
        <PassagePanel />
      </ReplyPartsContext>
    </Provider>,
  );
  const [article] = screen.getAllByRole('article');
  if (!article) throw new Error('No message was shown');
  return Object.assign(within(article), { store });
}
async function press(button: HTMLElement) {
  fireEvent.click(button);
  await act(settle);
}

describe('references in a reply', () => {
  const wrong = '“For God so loved the planet” (John 3:16)';
  const differs = quotationIn(wrong, 'For God so loved the planet', 'John 3:16', {
    status: 'differs',
    scripture: JOHN_3_16,
    differences: [{ kind: 'changed', quoted: 'planet', scripture: 'world' }],
    message: 'The King James text of John 3:16 reads differently.',
  });

  it.each([
    ['exact', 'Exact'],
    ['spelling', 'Exact, spelled as today'],
    ['part', 'Part of the verse'],
    ['other-translation', 'Another translation'],
    ['differs', 'Words differ'],
    ['misattributed', 'Other reference'],
    ['no-such-verse', 'No such verse'],
    ['not-scripture', 'Not in the text'],
  ] as const)('say %s in words: %s', (status, words) => {
    const reply = show(wrong, [{ ...differs, status }]);
    expect(reply.getAllByRole('button', { name: `John 3:16 : ${words}` })[0]).toBeInTheDocument();
  });

  it('can be pressed in block quotes of several lines and in bold too', () => {
    const content = '> Jesus wept.\n> — John 11:35\n\n**Psalm 23:1** — The LORD is my shepherd';
    const reply = show(content, [
      quotationIn(content, 'Jesus wept', 'John 11:35'),
      quotationIn(content, 'The LORD is my shepherd', 'Psalm 23:1'),
    ]);
    expect(reply.getAllByRole('button', { name: /^John 11:35/ })[0]?.closest('blockquote')).not.toBeNull();
    expect(reply.getAllByRole('button', { name: /^Psalm 23:1/ })[0]?.closest('strong')).not.toBeNull();
  });

  it('can be pressed without a status where nothing is quoted', () => {
    expect(show('Compare Isaiah 40:11.').getByRole('button', { name: 'Isaiah 40:11' })).toBeInTheDocument();
  });

  it('are a mark behind quoted words that came without one', () => {
    const content = '“The LORD is my shepherd; I shall not want.” he sang.';
    const quotation = quotationIn(content, 'The LORD is my shepherd; I shall not want', 'Psalm 23:1', {
      reference_start: null,
      reference_end: null,
    });
    const reply = show(content, [quotation]);
    const paragraph = reply.getByText(/he sang/);
    expect(paragraph).toHaveTextContent('not want.” Psalm 23:1: Exact he sang.');
    const hidden = [...paragraph.querySelectorAll('.visually-hidden')].map(({ textContent }) => textContent);
    expect(paragraph.textContent).toBe(content.replace('” he', `”${hidden.join('')} he`));
  });

  it('leave the words of the reply as they are', () => {
    const content = '1\\. Read *Psalm 23* & [John 3:16](https://example.org), `John 3:16`, Acts 2:38.';
    const reply = show(content);
    expect(reply.getByText(/Read/)).toHaveTextContent('1. Read Psalm 23 & John 3:16, John 3:16, Acts 2:38.');
    expect(reply.queryByRole('button', { name: 'John 3:16' })).not.toBeInTheDocument();
    expect(reply.getByRole('button', { name: 'Acts 2:38' })).toBeInTheDocument();
  });

  it('show the true text beside wrong words, with the differing words marked', () => {
    const reply = show(wrong, [differs]);
    const report = within(reply.getByRole('group', { name: 'Scripture in this reply' }));
    expect(report.getByText('Scripture in this reply: 1 checked, 1 differs.')).toBeInTheDocument();
    expect(report.getByRole('deletion')).toHaveTextContent('planet');
    expect(report.getByRole('insertion')).toHaveTextContent('world');
  });

  it('name the translation that has the words', () => {
    const reply = show(wrong, [{ ...differs, status: 'exact', differences: [], translation: 'web' }]);
    const report = within(reply.getByRole('group', { name: 'Scripture in this reply' }));
    expect(report.getByText('World English Bible')).toBeInTheDocument();
    expect(
      report.getByText(/1 checked, exact\. 1 has the words of the World English Bible\./),
    ).toBeInTheDocument();
  });

  it('say of a saying that no reference stands with what it is, and open nothing', () => {
    const content = 'The Bible says, “God helps those who help themselves.”';
    const none = { reference: null, reference_start: null, reference_end: null };
    const saying = quotationIn(content, 'God helps those who help themselves', '', {
      ...none,
      status: 'not-scripture',
      scripture: 'God is our refuge and strength.',
    });
    const reply = show(content, [saying]);
    expect(reply.getByText('Not in the text')).toBeInTheDocument();
    expect(reply.getByText('The verse nearest to it')).toBeInTheDocument();
    expect(reply.queryByRole('button', { name: /Not in the text/ })).not.toBeInTheDocument();
  });

  it('show the words around a part of a verse when asked', () => {
    const content = '“his only begotten Son” (John 3:16)';
    const part = quotationIn(content, 'his only begotten Son', 'John 3:16', {
      status: 'part',
      scripture: JOHN_3_16,
      before: 'For God so loved the world, that he gave',
      after: 'that whosoever believeth in him should not perish',
    });
    const reply = show(content, [part]);
    const around = reply.getByText('The words around it');
    expect(around.closest('details')).not.toHaveAttribute('open');
    expect(around.closest('details')).toHaveTextContent(/that he gave his only begotten Son, that whosoever/);
  });

  it('say when the words may be another translation', () => {
    const reply = show(wrong, [{ ...differs, perhaps_translation: true }]);
    expect(reply.getByText('Perhaps another translation')).toBeInTheDocument();
  });

  it('say nothing below a reply without Scripture', () => {
    const reply = show('Be still.');
    expect(reply.queryByRole('group')).not.toBeInTheDocument();
  });
});

describe('the passage that a chip opens', () => {
  const content = 'Read Ruth 1:1 today.';

  beforeEach(() => {
    server.answer(PASSAGES, () => json({ passages: [passageOf('Ruth', 1, ['Now it came to pass.'])] }));
  });

  it('stands beside the talk; Escape closes it and gives the focus back', async () => {
    const chip = show(content).getByRole('button', { name: 'Ruth 1:1' });
    await press(chip);
    const panel = screen.getByRole('complementary', { name: 'Ruth 1:1' });
    expect(panel).toHaveTextContent('Now it came to pass.');
    expect(panel).toHaveFocus();
    fireEvent.keyDown(panel, { key: 'Escape' });
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(chip).toHaveFocus();
  });

  it.each(['Enter', ' '])('opens by the key %j, too', async (key) => {
    const reference = show(content).getByRole('button', { name: 'Ruth 1:1' });
    fireEvent.keyDown(reference, { key: 'a' });
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    fireEvent.keyDown(reference, { key });
    await act(settle);
    expect(screen.getByRole('complementary', { name: 'Ruth 1:1' })).toHaveFocus();
  });

  it('closes when another conversation is opened', async () => {
    const reply = show(content);
    await press(reply.getByRole('button', { name: 'Ruth 1:1' }));
    expect(screen.getByRole('complementary')).toBeInTheDocument();
    act(() => void reply.store.dispatch(chatActions.selected('another')));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('is a sheet on a narrow screen', async () => {
    await press(show(content, [], false).getByRole('button', { name: 'Ruth 1:1' }));
    expect(screen.getByRole('dialog', { name: 'Ruth 1:1' })).toHaveTextContent('Now it came to pass.');
  });

  it('says which part of a reference does not exist', async () => {
    server.answer(PASSAGES, () => refusal(404, 'Ruth 1 has 22 verses; there is no verse 99'));
    await press(show('Ruth 1:99').getByRole('button', { name: 'Ruth 1:99' }));
    expect(screen.getByRole('alert')).toHaveTextContent('there is no verse 99');
  });
});
