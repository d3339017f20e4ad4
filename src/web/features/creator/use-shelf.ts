import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ToldStory } from '#domain/told-story.ts';
import type { CreatedStory } from '#domain/wizard.ts';
import { aboutShelf, forShelf, keepPosition, putOnShelf, rememberCast } from '#web/features/creator/shelf.ts';
import { onOutboxNews } from '#web/outbox/outbox-news.ts';
import { WAITS } from '#web/outbox/send-or-keep.ts';

export type ShelfStatus = 'guest' | 'saving' | 'saved' | 'waits' | 'failed';

interface Shelf {
  status: ShelfStatus;
  /** Some version of it is there; a newer one may be on its way. */
  isOnShelf: boolean;
  retry: () => void;
}

/** Keeps a signed-in person's story on their shelf as it grows. For guests the browser's own draft has to do. */
export function useShelf(story: CreatedStory, told: ToldStory, isGuest: boolean): Shelf {
  const [saved, setSaved] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [waits, setWaits] = useState<string | null>(null);
  const onShelf = useRef<string>(undefined);
  const version = versionOf(story, told);
  const wanted = !isGuest && saved !== version && failed !== version && waits !== version;
  useEffect(() => {
    if (!wanted) return undefined;
    const controller = new AbortController();
    rememberCast(story.id, told.heroes);
    const save = async () => {
      try {
        const put = await putOnShelf(forShelf(story, told), onShelf.current === story.id, controller.signal);
        if (put !== WAITS) onShelf.current = story.id;
        if (!controller.signal.aborted) (put === WAITS ? setWaits : setSaved)(version);
      } catch {
        if (!controller.signal.aborted) setFailed(version);
      }
    };
    void save();
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the version says what there is to keep
  }, [version, wanted]);
  useEffect(() => {
    if (waits === null) return undefined;
    return onOutboxNews((news) => {
      const about = aboutShelf(story.id, 'PATCH');
      if (news.kind !== 'sent' || !news.changes.some(({ change }) => change.about === about)) return;
      onShelf.current = story.id;
      setSaved(waits);
      setWaits(null);
    });
  }, [story.id, waits]);
  useReadingPosition(story.id, saved !== null);
  const status = isGuest ? 'guest' : (statusOf({ saved, failed, waits }, version) ?? 'saving');
  return { status, isOnShelf: saved !== null, retry: () => setFailed(null) };
}

function statusOf(versions: Record<'saved' | 'failed' | 'waits', string | null>, version: string) {
  return (['saved', 'failed', 'waits'] as const).find((status) => versions[status] === version);
}

function versionOf({ id, segments, pictures = [] }: CreatedStory, { theme, heroes }: ToldStory): string {
  return [id, segments.length, pictures.length, theme.id, ...heroes.map((hero) => hero.id)].join(' ');
}

/** Tells the shelf, when the page goes out of sight, at which scene it was. */
function useReadingPosition(id: string, isOnShelf: boolean): void {
  // A layout effect ends while the scenes are still there to be looked at.
  useLayoutEffect(() => {
    if (!isOnShelf) return undefined;
    const onHide = () => {
      if (document.visibilityState === 'hidden') keepPosition(id, sceneInView());
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      keepPosition(id, sceneInView());
    };
  }, [id, isOnShelf]);
}

/** Scenes carry their number. */
function sceneInView(): number {
  const scenes = [...document.querySelectorAll<HTMLElement>('[data-scene]')];
  const middle = window.innerHeight / 2;
  return Math.max(
    0,
    scenes.findLastIndex((scene) => scene.getBoundingClientRect().top < middle),
  );
}
