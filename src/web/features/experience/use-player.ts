import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Multimedia } from '#contract/multimedia.ts';
import { sceneAt, timeOf, wordAt, type Scene } from '#web/features/experience/scenes.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { onWordTapped, sayWord, spokenWord } from '#web/reader/read-along.ts';
import { tellActivity } from '#web/news/reward-news.ts';
import { toast } from '#web/ui/toast-store.ts';

export interface Player {
  index: number;
  playing: boolean;
  /** There is no sound, or it cannot be heard. */
  silent: boolean;
  /** The voice has told everything, and nobody has gone on since. */
  ended: boolean;
  /** Takes the focus when the button that had it goes away. */
  button: RefObject<HTMLButtonElement | null>;
  go: (index: number) => void;
  toggle: () => void;
  /** From a second of the narration, within the touch that asked for it. */
  readFrom: (seconds: number) => void;
}

/** Scenes and sound go together: the voice turns the page, and who turns the page takes the voice along. */
export function usePlayer(
  audio: RefObject<HTMLAudioElement | null>,
  scenes: readonly Scene[],
  { words, audioUrl }: Pick<Multimedia, 'words' | 'audioUrl'>,
): Player {
  const t = useTranslate();
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [broken, setBroken] = useState(false);
  const [started, setStarted] = useState(false);
  const [ended, setEnded] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const show = (seconds: number) => {
    const scene = sceneAt(scenes, seconds);
    if (scene !== undefined) setIndex(scene);
    const word = wordAt(words, seconds);
    if (word?.offset !== spokenWord()?.offset) sayWord(word);
  };
  const follow = useEffectEvent(() => show(audio.current?.currentTime ?? 0));
  useEffect(() => {
    if (!playing) return undefined;
    let frame = 0;
    const onFrame = () => {
      follow();
      frame = requestAnimationFrame(onFrame);
    };
    onFrame();
    return () => cancelAnimationFrame(frame);
  }, [playing]);

  const play = async () => {
    setStarted(true);
    try {
      await audio.current?.play();
    } catch (error) {
      // Pausing before it has begun is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setBroken(true);
      toast({ title: t('experience.audio.unavailable'), look: 'danger' });
    }
  };
  const readFrom = (seconds: number) => {
    jump(audio.current, seconds);
    show(seconds);
    void play();
  };
  const onTap = useEffectEvent((offset: number) => {
    const seconds = timeOf(words, offset);
    if (seconds === undefined) return;
    // Nothing sounds that nobody has asked for.
    if (started) return readFrom(seconds);
    jump(audio.current, seconds);
    show(seconds);
  });
  useEffect(() => onWordTapped((offset) => onTap(offset)), []);
  useAudioEvents(audio, {
    // With the screen off there are no frames to follow in.
    timeupdate: () => playing && follow(),
    play: () => {
      setPlaying(true);
      setEnded(false);
    },
    pause: () => setPlaying(false),
    ended: () => {
      sayWord(null);
      setEnded(true);
      tellActivity('reading_activity');
    },
    error: () => setBroken(true),
  });

  return {
    index,
    playing,
    silent: audioUrl === null || broken,
    ended,
    button,
    go: (next) => {
      const scene = scenes[next];
      if (!scene) return;
      setIndex(next);
      setEnded(false);
      sayWord(null);
      if (scene.starts_at !== undefined) jump(audio.current, scene.starts_at);
    },
    toggle: () => {
      if (playing) audio.current?.pause();
      else void play();
    },
    readFrom,
  };
}

function jump(audio: HTMLAudioElement | null, seconds: number): void {
  if (audio) audio.currentTime = seconds;
}

const AUDIO_EVENTS = ['play', 'pause', 'ended', 'error', 'timeupdate'] as const;
type AudioEvents = Record<(typeof AUDIO_EVENTS)[number], () => void>;

function useAudioEvents(audio: RefObject<HTMLAudioElement | null>, events: AudioEvents): void {
  const on = useEffectEvent((name: keyof AudioEvents) => events[name]());
  useEffect(() => {
    const element = audio.current;
    if (!element) return undefined;
    // The server's page begins to load before anybody listens.
    if (element.error) on('error');
    const controller = new AbortController();
    for (const name of AUDIO_EVENTS)
      element.addEventListener(name, () => on(name), { signal: controller.signal });
    return () => {
      controller.abort();
      element.pause();
      sayWord(null);
    };
  }, [audio]);
}
