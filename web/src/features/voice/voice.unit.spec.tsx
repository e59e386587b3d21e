import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { Provider } from 'react-redux';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json } from '../../testing/fake-server';
import { endSession, reply, signIn, storesOfApp, type AppStore } from '../../testing/member-store';
import { VoiceButtons } from './voice-buttons';
import { voiceActions } from './voice.slice';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const ASK = 'POST /api/v1/claude-direct';
const START = 'Start the microphone';

class FakeRecognition {
  static last: FakeRecognition | null = null;
  lang = '';
  onresult: ((event: { results: { transcript: string }[][] }) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  running = false;
  start() {
    FakeRecognition.last = this;
    this.running = true;
  }
  stop() {
    this.running = false;
  }
  abort() {
    this.running = false;
  }
  hears(...words: string[]) {
    this.onresult?.({ results: words.map((transcript) => [{ transcript }]) });
  }
}
class FakeUtterance {
  onend: (() => void) | null = null;
  constructor(readonly text: string) {}
}
let spoken: FakeUtterance[] = [];

function browserWith(...parts: ('listening' | 'speaking')[]) {
  if (parts.includes('listening')) Object.assign(window, { webkitSpeechRecognition: FakeRecognition });
  if (!parts.includes('speaking')) return;
  const speechSynthesis = { cancel: () => undefined, speak: (said: FakeUtterance) => void spoken.push(said) };
  Object.assign(window, { SpeechSynthesisUtterance: FakeUtterance, speechSynthesis });
}
afterEach(() => {
  for (const name of ['webkitSpeechRecognition', 'SpeechSynthesisUtterance', 'speechSynthesis']) {
    Reflect.deleteProperty(window, name);
  }
  spoken = [];
});

function show(store: AppStore = createStore()) {
  render(
    <Provider store={store}>
      <VoiceButtons />
    </Provider>,
  );
  return store;
}
function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}
function listening(): FakeRecognition {
  if (!FakeRecognition.last) throw new Error('Nobody listens');
  return FakeRecognition.last;
}

describe('voice', () => {
  it('is hidden where the browser has no speech', () => {
    show();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('shows each half only where the browser has it', () => {
    browserWith('speaking');
    show();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: START })).toBeNull();
  });
});

describe('the microphone', () => {
  it('listens in en-US, shows what it hears, and sends it when it is stopped', async () => {
    browserWith('listening');
    server.answer(ASK, () => json(reply()));
    const store = show();
    await act(() => signIn(server, store));
    press(START);
    expect(listening()).toMatchObject({ lang: 'en-US', running: true });
    act(() => listening().hears('Why a', 'shepherd'));
    expect(screen.getByRole('status')).toHaveTextContent('Why a shepherd');
    press('Stop and send');
    await act(settle);
    expect(server.to(ASK)[0]?.body).toMatchObject({ prompt: 'Why a shepherd' });
    expect(listening().running).toBe(false);
    expect(screen.getByRole('button', { name: START })).toBeVisible();
  });

  it('ends at once where there is nothing to listen with any more', () => {
    browserWith('listening');
    show();
    Reflect.deleteProperty(window, 'webkitSpeechRecognition');
    press(START);
    expect(screen.getByRole('button', { name: START })).toBeVisible();
  });

  it('stops at an error, and sends nothing', async () => {
    browserWith('listening');
    const store = show();
    await act(() => signIn(server, store));
    press(START);
    act(() => listening().hears('Why'));
    act(() => listening().onerror?.({ error: 'aborted' }));
    await act(settle);
    expect(screen.getByRole('button', { name: START })).toBeVisible();
    expect(server.to(ASK)).toEqual([]);
    press(START);
    expect(listening().running).toBe(true);
  });

  it.each([
    ['not-allowed', /may not use the microphone/],
    ['service-not-allowed', /does not let Emit listen/],
    ['audio-capture', /No microphone was found/],
    ['network', /needs a connection/],
    ['no-speech', /Nothing was heard/],
    ['something-new', /Listening stopped/],
  ])('says why it stopped at %s, until it listens again', async (error, said) => {
    browserWith('listening');
    const store = show();
    await act(() => signIn(server, store));
    press(START);
    act(() => listening().onerror?.({ error }));
    act(() => listening().onend?.());
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    expect(screen.getByRole('alert')).toHaveTextContent('or type your question');
    press(START);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so, too, where it cannot even begin', async () => {
    browserWith('listening');
    jest.spyOn(FakeRecognition.prototype, 'start').mockImplementation(() => {
      throw new DOMException('Already started', 'InvalidStateError');
    });
    const store = show();
    await act(() => signIn(server, store));
    press(START);
    expect(screen.getByRole('alert')).toHaveTextContent(/Listening stopped/);
    expect(screen.getByRole('button', { name: START })).toBeVisible();
  });

  it.each([
    ['its button goes', () => cleanup()],
    ['the session ends', endSession],
  ])('stops when %s, and sends nothing', async (_what, leave) => {
    browserWith('listening');
    const store = show();
    await act(() => signIn(server, store));
    press(START);
    act(() => listening().hears('Why'));
    act(() => leave(store));
    await act(settle);
    expect(listening().running).toBe(false);
    expect(server.to(ASK)).toEqual([]);
  });
});

describe('voice responses', () => {
  it('are off at first, and the choice is kept in this browser', () => {
    browserWith('speaking');
    show();
    press('Voice responses');
    expect(screen.getByRole('button', { name: 'Voice responses', pressed: true })).toBeVisible();
    expect(localStorage.getItem('emitVoiceEnabled')).toBe('true');
    press('Voice responses');
    expect(screen.getByRole('button', { name: 'Voice responses', pressed: false })).toBeVisible();
    expect(localStorage.getItem('emitVoiceEnabled')).toBe('false');
  });

  it('read a reply aloud at rate 0.9, pitch 0.85, volume 1, in en-US, without its marks', async () => {
    browserWith('speaking');
    localStorage.setItem('emitVoiceEnabled', 'true');
    server.answer(ASK, () => json(reply({ completion: '## Rest\n\nHe **makes** me lie down.' })));
    const store = show();
    await act(() => signIn(server, store));
    act(() => void store.dispatch(voiceActions.questionSpoken('Why a shepherd?')));
    await act(settle);
    expect(spoken).toMatchObject([
      { text: 'Rest\n\nHe makes me lie down.', rate: 0.9, pitch: 0.85, volume: 1, lang: 'en-US' },
    ]);
  });

  it('fall silent when the session ends', async () => {
    browserWith('speaking');
    localStorage.setItem('emitVoiceEnabled', 'true');
    const store = show();
    await act(() => signIn(server, store));
    act(() => void store.dispatch(voiceActions.speechRequested('He makes me lie down.')));
    await act(settle);
    const cancel = jest.spyOn(window.speechSynthesis, 'cancel');
    act(() => endSession(store));
    expect(cancel).toHaveBeenCalled();
  });

  it('say nothing while they are off', async () => {
    browserWith('speaking');
    const store = show();
    act(() => void store.dispatch(voiceActions.speechRequested('Anything')));
    await act(settle);
    expect(spoken).toEqual([]);
  });
});
