const WHY: Readonly<Record<string, string>> = {
  'not-allowed':
    'Emit may not use the microphone. Allow it in your browser’s settings, or type your question.',
  'service-not-allowed':
    'Your browser does not let Emit listen. Allow it in the browser’s settings, or type your question.',
  'audio-capture': 'No microphone was found. Connect one, or type your question.',
  network: 'Listening needs a connection. Please check yours, or type your question.',
  'no-speech': 'Nothing was heard. Press the microphone to try again, or type your question.',
};

/** Returns what to tell the member: what went wrong by the Web Speech API's code, and what to do. */
export function whyNotHeard(code: string): string {
  return WHY[code] ?? 'Listening stopped. Press the microphone to try again, or type your question.';
}
