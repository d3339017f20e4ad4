import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keptInTab } from '#web/browser/storage.ts';
import { FADE_MS } from '#web/features/book/sleep-timer.ts';
import { BEDS, type Bed } from '#web/features/book/sounds/beds.ts';
import { createSoundPlayer, type SoundPlayer } from '#web/features/book/sounds/player.ts';

/** The pages alone, or something under them. */
export const SOUNDS = ['pages', ...BEDS] as const;
export type Sound = (typeof SOUNDS)[number];

export interface Sounds {
  sound: Sound | null;
  setSound: (sound: Sound | null) => void;
}

interface Heard {
  /** The place that is open: whenever it is another, a page was turned. */
  place: string;
  /** What the timer has left of the light, 0 to 1. */
  light: number;
  asleep: boolean;
  /** Nothing may be heard, somebody records. */
  isHushed: boolean;
}

const KEY = 'fabloom.book-sound';
/** With the light it goes step by step, without the steps being heard. */
const STEP_S = 1;

/** A quiet sound under a book, on wish and for as long as the tab is open. It goes with the light, and with whoever closes the book. */
export function useSounds({ place, light, asleep, isHushed }: Heard): Sounds {
  const [sound, setSound] = useState(readSound);
  const player = useRef<SoundPlayer>(null);
  useEffect(() => {
    const bed = bedOf(sound);
    if (sound) player.current ??= createSoundPlayer();
    player.current?.lay(bed);
  }, [sound]);
  useEffect(
    () => () => {
      player.current?.close();
      player.current = null;
    },
    [],
  );
  const share = asleep || isHushed ? 0 : light;
  // Whoever says good night hears it go as slowly as the light would.
  const isSlow = asleep && !isHushed;
  useEffect(() => {
    if (sound) player.current?.level(share, isSlow ? FADE_MS / 1000 : STEP_S);
  }, [share, isSlow, sound]);
  const turned = useRef(0);
  const rustle = useEffectEvent(() => {
    if (sound) player.current?.rustle(turned.current++);
  });
  const before = useRef(place);
  useEffect(() => {
    if (before.current !== place) rustle();
    before.current = place;
  }, [place]);
  return {
    sound,
    setSound: (next) => {
      keptInTab.write(KEY, next ?? '');
      setSound(next);
    },
  };
}

function readSound(): Sound | null {
  const kept = keptInTab.read(KEY);
  return SOUNDS.find((each) => each === kept) ?? null;
}

function bedOf(sound: Sound | null): Bed | null {
  return BEDS.find((each) => each === sound) ?? null;
}
