import { useEffect, useRef, useState } from 'react';

interface Listening {
  isPlaying: boolean;
  toggle: () => void;
}

/** Plays what was recorded, as long as its button is there. */
export function useListening(sound: () => Promise<Blob>): Listening {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const stop = () => {
    audio.current?.pause();
    if (audio.current) URL.revokeObjectURL(audio.current.src);
    audio.current = null;
    setPlaying(false);
  };
  useEffect(() => () => audio.current?.pause(), []);
  const play = async () => {
    // Within the touch: some browsers let only that sound.
    const player = new Audio();
    audio.current = player;
    player.addEventListener('ended', stop);
    setPlaying(true);
    try {
      player.src = URL.createObjectURL(await sound());
      await player.play();
    } catch {
      stop();
    }
  };
  return { isPlaying, toggle: () => (isPlaying ? stop() : void play()) };
}
