import { useEffect, useEffectEvent, useReducer } from 'react';
import type { ToldStory } from '#domain/told-story.ts';
import { drawPicture, reasonOf } from '#web/features/illustrations/draw-picture.ts';
import {
  FIRST_ROUND,
  panelReducer,
  PICTURE_KINDS,
  type PanelEvent,
  type PanelState,
  type PictureKind,
} from '#web/features/illustrations/panel-state.ts';
import { pictureWish, storyKey } from '#web/features/illustrations/picture-wish.ts';
import { preload } from '#web/features/illustrations/preload.ts';
import { rememberedPanel, rememberPanel } from '#web/features/illustrations/remembered-panels.ts';

/** A text that is still being written changes many times a second; it is drawn when it rests. */
const REST_MS = 150;

/** Draws what is in the queue, one after another, for as long as the panel is there. */
export function useIllustrations(
  story: ToldStory,
  onFailure: (kind: PictureKind) => void,
): [state: PanelState, dispatch: (event: PanelEvent) => void] {
  const key = storyKey(story);
  const [state, dispatch] = useReducer(panelReducer, key, (known) => rememberedPanel(known) ?? FIRST_ROUND);
  const { round, queue } = state;
  const [current] = queue;

  const draw = useEffectEvent(async (kind: PictureKind, round: number, signal: AbortSignal) => {
    const wish = pictureWish(kind, story, round);
    try {
      const picture = await drawPicture(wish, signal);
      await preload(picture.frames.map(({ url }) => url));
      if (!signal.aborted) dispatch({ type: 'drawn', kind, picture });
    } catch (error) {
      if (signal.aborted) return;
      // oxlint-disable-next-line no-console -- the documented way: generation errors are also logged
      console.error('Picture generation failed', error instanceof Error ? error.message : error);
      dispatch({ type: 'failed', kind, reason: reasonOf(error, wish) });
      onFailure(kind);
    }
  });

  useEffect(() => {
    if (!current) return undefined;
    const leaving = new AbortController();
    const pause = current === PICTURE_KINDS[0] ? REST_MS : 0;
    const timer = setTimeout(() => void draw(current, round, leaving.signal), pause);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [current, round]);

  useEffect(() => rememberPanel(key, state), [key, state]);

  return [state, dispatch];
}
