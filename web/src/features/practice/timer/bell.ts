/** Partials of a small bell: how high against its tone, how loud, and how many seconds it sounds. */
const PARTIALS = [
  [1, 0.4, 4.5],
  [2, 0.22, 3.2],
  [2.76, 0.14, 2.2],
  [5.4, 0.06, 1],
] as const;
const TONE = 523.25;
const STRIKE_SECONDS = 0.008;
const SILENCE = 0.0001;

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  try {
    context ??= new AudioContext();
    // A browser lets it sound after a press of a button; before that the bell waits.
    void context.resume().catch(() => undefined);
    return context;
  } catch {
    return null;
  }
}

/**
 * Strikes the bell in so many milliseconds, by the audio clock: it sounds on time where a page in the background may not
 * count. Returns what takes it back; a bell that has begun sounds to its end. Without audio it is silent.
 */
export function strikeIn(milliseconds: number): () => void {
  const audible = audio();
  if (!audible) return () => undefined;
  const at = audible.currentTime + milliseconds / 1000;
  const tones = PARTIALS.map(([ratio, loudness, seconds]) => {
    const tone = audible.createOscillator();
    const volume = audible.createGain();
    tone.frequency.value = TONE * ratio;
    volume.gain.setValueAtTime(SILENCE, at);
    volume.gain.exponentialRampToValueAtTime(loudness, at + STRIKE_SECONDS);
    volume.gain.exponentialRampToValueAtTime(SILENCE, at + seconds);
    tone.connect(volume).connect(audible.destination);
    tone.start(at);
    tone.stop(at + seconds);
    return tone;
  });
  return () => {
    if (audible.currentTime < at) tones.forEach((tone) => tone.disconnect());
  };
}
