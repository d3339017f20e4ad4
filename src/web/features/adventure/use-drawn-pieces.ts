import { useEffect, useEffectEvent, useState } from 'react';
import type { Piece } from '#domain/played-adventure.ts';
import type { ToldStory } from '#domain/told-story.ts';
import type { DrawnOf } from '#web/features/adventure/use-adventure.ts';
import { drawScenes } from '#web/scenes/draw-scenes.ts';

interface Drawing {
  hasFailed: (piece: Piece) => boolean;
  retry: () => void;
}

/** Has what was told drawn, piece by piece. Nobody who reads on waits for it. */
export function useDrawnPieces(story: ToldStory, pieces: readonly Piece[], onDrawn: DrawnOf): Drawing {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const hasFailed = (piece: Piece) => failed.includes(nameOf(piece));
  const wanted = pieces.find(
    (piece) => piece.starts.length > 0 && !piece.of.pictures && !failed.includes(nameOf(piece)),
  );
  const draw = useEffectEvent(async ({ of, words, starts }: Piece, signal: AbortSignal) => {
    const { pictures } = await drawScenes({ ...story, text: words }, starts, of.scenes, signal);
    if (!signal.aborted) onDrawn(of, pictures);
  });
  const begin = useEffectEvent((signal: AbortSignal) => {
    if (!wanted) return;
    draw(wanted, signal).catch((error: unknown) => {
      if (signal.aborted) return;
      // oxlint-disable-next-line no-console -- the adventure is played without pictures; the reason is for whoever looks
      console.error('Pictures could not be drawn', error instanceof Error ? error.message : error);
      setFailed((before) => [...before, nameOf(wanted)]);
    });
  });
  const name = wanted && nameOf(wanted);
  useEffect(() => {
    if (name === undefined) return undefined;
    const leaving = new AbortController();
    begin(leaving.signal);
    return () => leaving.abort();
  }, [name]);
  return { hasFailed, retry: () => setFailed([]) };
}

/** Its words have one place in the whole, and no other words have it. */
function nameOf({ placeOf, words }: Piece): string {
  return `${placeOf(0)} ${words}`;
}
