/** A broken chord, low to high: Hertz, and seconds after the first. */
const NOTES = [
  { pitch: 523.25, at: 0 },
  { pitch: 659.25, at: 0.11 },
  { pitch: 783.99, at: 0.22 },
] as const;
const LOUDNESS = 0.05;
const RISE_S = 0.015;
const RING_S = 0.9;

let context: AudioContext | undefined;

/** A few soft tones; nothing, before the visitor has touched the page. */
export function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const { pitch, at } of NOTES) ring(context, pitch, context.currentTime + at);
}

function ring(sound: AudioContext, pitch: number, from: number): void {
  const tone = sound.createOscillator();
  const level = sound.createGain();
  tone.frequency.value = pitch;
  level.gain.setValueAtTime(0, from);
  level.gain.linearRampToValueAtTime(LOUDNESS, from + RISE_S);
  level.gain.exponentialRampToValueAtTime(0.0001, from + RING_S);
  tone.connect(level).connect(sound.destination);
  tone.start(from);
  tone.stop(from + RING_S);
}
