import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { LIMITS } from '@emit/contract/limits';
import { MESSAGES } from '@emit/contract/messages';
import { settle, withFakeClock } from '../../../testing/clock';
import { fakeServer, held, json, refusal, unreachable } from '../../../testing/fake-server';
import { chatOf, reply, signIn, storesOfApp } from '../../../testing/member-store';
import { visit } from '../../../testing/visit';
import { ChatPane } from '../chat-pane';
import { chatActions } from '../chat.slice';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const ASK = 'POST /api/v1/claude-direct';
const texts = {
  heading: 'Emit',
  welcome: 'Start a new conversation below to explore Fhoism wisdom',
  placeholder: 'How may I serve you?',
  failure: ({ text }: { text: string }) => `Error: ${text}`,
};

async function open(showFormats = true) {
  const store = createStore();
  const pane = <ChatPane texts={texts} showFormats={showFormats} sidebarAtFirst={false} />;
  const { place } = visit(pane, store);
  await act(() => signIn(server, store));
  return { store, place };
}
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your question');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
async function press(key: string, more: object = {}) {
  fireEvent.keyDown(box(), { key, ...more });
  await act(settle);
}
const prompts = () => server.to(ASK).map(({ body }) => (body as { prompt: string }).prompt);

describe('the box', () => {
  it('sends on Enter, adds a line on Shift+Enter, and does nothing while a word is composed', async () => {
    server.answer(ASK, () => json(reply()));
    await open();
    type('Why a shepherd?');
    await press('Enter', { shiftKey: true });
    await press('Enter', { isComposing: true });
    expect(prompts()).toEqual([]);
    await press('Enter');
    expect(prompts()).toEqual(['Why a shepherd?']);
    expect(box().value).toBe('');
  });

  it.each(['', '   ', '\n'])('cannot send %j', async (text) => {
    await open();
    type(text);
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await press('Enter');
    expect(prompts()).toEqual([]);
  });

  it.each(['', '   ', '\n'])(
    'asks for a question when Enter is pressed on %j, until something is typed',
    async (text) => {
      const { store } = await open();
      type(text);
      await press('Enter');
      expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.promptRequired);
      expect(chatOf(store).items).toEqual([]);
      type('W');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('asks for no question any more once another conversation is opened', async () => {
    const { store } = await open();
    await press('Enter');
    act(() => void store.dispatch(chatActions.newRequested()));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that a question is too long before it is sent, and keeps it to be shortened', async () => {
    await open();
    const long = 'a'.repeat(LIMITS.promptMax + 1);
    type(long);
    expect(screen.getByRole('alert')).toHaveTextContent('at most 32,000 characters; this one has 32,001');
    await press('Enter');
    expect(prompts()).toEqual([]);
    expect(box().value).toBe(long);
    type(long.slice(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  it("is disabled and says 'Processing...' while the guide contemplates the question", async () => {
    const { answer, give } = held();
    server.answer(ASK, answer);
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Biblical Study' }));
    expect(screen.getByText('Scripture analysis through the Fhoism lens, 9-section format')).toBeVisible();
    type('Why a shepherd?');
    await press('Enter');
    expect(box()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    expect(screen.getByText('Emit is contemplating your biblical question...')).toBeVisible();
    await act(async () => {
      give(json(reply()));
      await settle();
    });
    expect(box()).toBeEnabled();
  });

  it('hides the formats where the variant has none', async () => {
    await open(false);
    expect(screen.queryByRole('group', { name: 'Response Format' })).toBeNull();
    expect(box().placeholder).toBe('How may I serve you?');
  });
});

describe('the way to the box', () => {
  it('is one step from the top of the chat, and from a new conversation', async () => {
    const store = createStore();
    visit(<ChatPane texts={texts} showFormats sidebarAtFirst />, store);
    await act(() => signIn(server, store));
    for (const name of ['Skip to your question', '+ New Conversation']) {
      box().blur();
      fireEvent.click(screen.getByRole('button', { name }));
      expect(box()).toHaveFocus();
    }
  });
});

describe('an error of the chat', () => {
  it("has the variant's text, and clears when the member types again", async () => {
    server.answer(ASK, () => refusal(500, 'The guide stumbled'));
    await open();
    type('Why a shepherd?');
    await press('Enter');
    expect(screen.getByRole('alert')).toHaveTextContent('Error: The guide stumbled');
    type('W');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that speaks for itself is shown as the server said it', async () => {
    server.answer(ASK, () => refusal(402, 'Your tokens renew on 1 December.', 'OUT_OF_TOKENS'));
    await open();
    type('Why a shepherd?');
    await press('Enter');
    expect(screen.getByRole('alert').textContent).toMatch(/^Your tokens renew on 1 December\./);
  });

  it('for want of tokens leads to the plan: to ask again helps only once there are some', async () => {
    server.answer(ASK, () => refusal(402, 'Your tokens renew on 1 December.', 'OUT_OF_TOKENS'));
    const { place } = await open();
    type('Why a shepherd?');
    await press('Enter');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'See your plan' }));
    expect(place.path).toBe('/app/plan');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeVisible();
  });

  it('offers to ask again', async () => {
    server.answer(ASK, unreachable);
    await open();
    type('Why a shepherd?');
    await press('Enter');
    server.answer(ASK, () => json(reply()));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settle);
    expect(prompts()).toEqual(['Why a shepherd?', 'Why a shepherd?']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('with no conversation', () => {
  it('welcomes, and offers topics that fill the box', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Emit' })).toBeVisible();
    expect(screen.getByText('Start a new conversation below to explore Fhoism wisdom')).toBeVisible();
    const topics = ['Scripture', 'Three MindStreams', 'Daily practices', 'Fhoism teachings'];
    for (const name of topics) expect(screen.getByRole('button', { name: new RegExp(name) })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /Scripture/ }));
    expect(box().value).toContain('Genesis 1-4');
  });

  const choose = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

  it('lets one topic give way to the next', async () => {
    const { store } = await open();
    choose(/Scripture/);
    choose(/Three MindStreams/);
    expect(box().value).toBe('What are the three MindStreams?');
    expect(chatOf(store).category).toBe('mindstreams');
  });

  it('never erases what was typed: a topic goes on a line below it, once, and leaves the format', async () => {
    const { store } = await open();
    type('A long personal question');
    choose(/Scripture/);
    choose(/Scripture/);
    expect(box().value).toBe('A long personal question\nGenesis 1-4');
    expect(box()).toHaveFocus();
    expect(chatOf(store).category).toBe('general');
  });
});
