import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Player } from '#web/features/experience/use-player.ts';
import { timeOf, type Word } from '#web/features/experience/scenes.ts';
import { offerVoice, type VoicePhase } from '#web/reader/voice.ts';

/** Lets a book be read by the sound of this page, and be turned by it. */
export function useOfferedVoice(
  audio: RefObject<HTMLAudioElement | null>,
  words: readonly Word[],
  { silent, readFrom }: Player,
): void {
  const read = useEffectEvent((offset: number) => {
    const seconds = timeOf(words, offset);
    if (seconds !== undefined) readFrom(seconds);
  });
  useEffect(() => {
    const sound = audio.current;
    if (!sound || silent) return undefined;
    const on = (names: readonly string[], listener: () => void) => {
      const controller = new AbortController();
      for (const name of names) sound.addEventListener(name, listener, { signal: controller.signal });
      return () => controller.abort();
    };
    return offerVoice({
      phase: () => phaseOf(sound),
      subscribe: (listener) => on(['play', 'playing', 'waiting', 'pause', 'ended'], listener),
      reach: () => Infinity,
      readFrom: (offset) => read(offset),
      goOn: () => readFromHere(sound),
      pause: () => sound.pause(),
      soften: ({ speed, volume, bedtime = false }) => {
        sound.playbackRate = speed;
        sound.volume = volume;
        // Played slower and left as it is, it is lower by as much.
        sound.preservesPitch = !bedtime;
      },
      onHeard: (listener) => on(['ended'], listener),
    });
  }, [audio, silent]);
}

function readFromHere(sound: HTMLAudioElement): void {
  // The player says what went wrong.
  sound.play().catch(() => undefined);
}

function phaseOf({ paused, ended, currentTime, readyState, HAVE_FUTURE_DATA }: HTMLAudioElement): VoicePhase {
  if (!paused && !ended) return readyState >= HAVE_FUTURE_DATA ? 'playing' : 'generating';
  return ended || currentTime === 0 ? 'ready' : 'paused';
}
