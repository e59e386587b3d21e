import { eventChannel, END, type EventChannel } from 'redux-saga';

/** Spec §9 "Voice". */
const VOICE = { rate: 0.9, pitch: 0.85, volume: 1, lang: 'en-US' } as const;

/** The recognition ended by itself, after a silence. */
export const HEARD_ENOUGH = Symbol('heard enough');

/** The part of the Web Speech API that is used; browsers name it with a prefix, and TypeScript not at all. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: (() => void) | null;
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
 * Everything heard so far, each time more is; HEARD_ENOUGH when the browser has heard enough; an error ends it (spec §8).
 * Closing it stops.
 */
export function listen(): EventChannel<string | typeof HEARD_ENOUGH> {
  return eventChannel((emit) => {
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
    recognition.onerror = () => emit(END);
    recognition.onend = () => emit(HEARD_ENOUGH);
    recognition.start();
    return () => recognition.abort();
  });
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
