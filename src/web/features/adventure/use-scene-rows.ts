import { useEffect, useEffectEvent, useState } from 'react';
import type { StoryPicture } from '#domain/created-story.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { drawScenes } from '#web/scenes/draw-scenes.ts';
import type { ScenePicture } from '#web/scenes/scene-plate.tsx';

/** A piece of the text with the picture that belongs to it. */
export interface SceneRow {
  /** Where it begins in the text. */
  offset: number;
  text: string;
  picture: ScenePicture;
}

export interface SceneRows {
  rows: SceneRow[];
  retry: () => void;
}

interface Words {
  text: string;
  /** Where pictures hang. */
  starts: readonly number[];
  /** What they show, where whoever told it knows. */
  scenes: readonly StoryScene[] | undefined;
  /** Absent until they are drawn. */
  pictures: readonly StoryPicture[] | undefined;
}

/** Cuts a text where its pictures hang, and has them drawn. Nobody who reads on waits for them. */
export function useSceneRows(
  story: ToldStory,
  { text, starts, scenes, pictures }: Words,
  onDrawn: (pictures: readonly StoryPicture[]) => void,
): SceneRows {
  const [isFailed, setFailed] = useState(false);
  const isWanted = starts.length > 0 && pictures === undefined && !isFailed;
  const draw = useEffectEvent((signal: AbortSignal) =>
    drawScenes({ ...story, text }, starts, scenes, signal),
  );
  const hang = useEffectEvent(onDrawn);
  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    draw(leaving.signal)
      .then(({ pictures: drawn }) => leaving.signal.aborted || hang(drawn))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        // oxlint-disable-next-line no-console -- the adventure is played without pictures; the reason is for whoever looks
        console.error('Pictures could not be drawn', error instanceof Error ? error.message : error);
        setFailed(true);
      });
    return () => leaving.abort();
  }, [isWanted]);

  const pictureAt = (offset: number): ScenePicture => {
    if (starts.length === 0) return { status: 'none' };
    const drawn = pictures?.find((each) => each.offset === offset);
    if (drawn) return { status: 'done', ...drawn };
    return { status: isFailed || pictures ? 'failed' : 'drawing' };
  };
  const cuts = starts.length > 0 ? starts : [0];
  return {
    rows: cuts.map((offset, i) => ({
      offset,
      text: text.slice(offset, cuts[i + 1]).trimEnd(),
      picture: pictureAt(offset),
    })),
    retry: () => setFailed(false),
  };
}
