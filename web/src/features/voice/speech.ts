import { buffers, eventChannel, END, type EventChannel } from 'redux-saga';

/** Spec §9 "Voice". */
const VOICE = { rate: 0.9, pitch: 0.85, volume: 1, lang: 'en-US' } as const;

/** The recognition ended by itself, after a silence. */
export const HEARD_ENOUGH = Symbol('heard enough');

/** The recognition ended with an error: its code in the Web Speech API. */
export class NotHeard {
  constructor(readonly code: string) {}
}

export type Heard = string | typeof HEARD_ENOUGH | NotHeard;

/** The part of the Web Speech API that is used; browsers name it with a prefix, and TypeScript not at all. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}
type RecognitionClass = new () => Recognition;

declare global {
  interface Window {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  }
}

export function canListen(): boolean {
  return (window.SpeechRecognition ?? window.webkitSpeechRecognition) !== undefined;
}

export function canSpeak(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;
}

/**
 * Everything heard so far, each time more is; HEARD_ENOUGH when the browser has heard enough, NotHeard when it failed
 * (spec §8). Closing it stops.
 */
export function listen(): EventChannel<Heard> {
  return eventChannel<Heard>((emit) => {
    const Recogniser = window.SpeechRecognition ?? window.webkitSpeechRecognition;
    if (!Recogniser) {
      emit(END);
      return () => undefined;
    }
    const recognition = new Recogniser();
    recognition.lang = VOICE.lang;
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.onresult = ({ results }) => {
      emit(
        Array.from(results, (result) => result[0]?.transcript ?? '')
          .join(' ')
          .trim(),
      );
    };
    recognition.onerror = ({ error }) => emit(new NotHeard(error));
    recognition.onend = () => emit(HEARD_ENOUGH);
    try {
      recognition.start();
    } catch {
      emit(new NotHeard('not-started'));
    }
    return () => recognition.abort();
    // Kept until it is taken: what fails at once fails before anybody listens.
  }, buffers.expanding());
}

/** Reads a text aloud; ends when it is read. Closing it stops. */
export function speak(text: string): EventChannel<string> {
  return eventChannel((emit) => {
    const utterance = new SpeechSynthesisUtterance(text);
    Object.assign(utterance, VOICE);
    utterance.onend = () => emit(END);
    utterance.onerror = () => emit(END);
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(utterance);
    return () => window.speechSynthesis.cancel();
  });
}
