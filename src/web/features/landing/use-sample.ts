import { useEffect, useRef, useState } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { onceMore } from '#web/browser/patiently.ts';
import { pieceAt, type SpokenPiece } from '#web/features/landing/spoken-piece.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { toast } from '#web/ui/toast-store.ts';

const loadWords = onceMore(() => import('#web/features/landing/sample-words.ts'));

/** The sound of the sample, and the words that come with it. Nothing of either is fetched before somebody asks. */
export function useSample(language: LanguageCode) {
  const t = useTranslate();
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<'silent' | 'waiting' | 'speaking'>('silent');
  const [pieces, setPieces] = useState<SpokenPiece[]>([]);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    if (state !== 'speaking') return undefined;
    let frame = requestAnimationFrame(function follow() {
      setCurrent(pieceAt(pieces, audio.current?.currentTime ?? 0));
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [state, pieces]);

  const showWords = async () => {
    const { spokenPieces } = await loadWords();
    setPieces(spokenPieces(language));
  };

  const start = async (player: HTMLAudioElement) => {
    setState('waiting');
    setCurrent(0);
    player.currentTime = 0;
    try {
      // Played within the touch itself: some browsers allow it only there.
      await Promise.all([player.play(), showWords()]);
    } catch (error) {
      player.pause();
      setState('silent');
      const stopped = error instanceof DOMException && error.name === 'AbortError';
      if (!stopped) toast({ title: t('landing.hear.failed'), look: 'danger' });
    }
  };

  const toggle = () => {
    if (!audio.current) return;
    if (state === 'silent') void start(audio.current);
    else audio.current.pause();
  };

  return {
    audio,
    state,
    pieces,
    current,
    toggle,
    onPlaying: () => setState('speaking'),
    /** It is over, was stopped here, or by headphones that were pulled out. */
    onPause: () => setState('silent'),
  };
}
