import type { CreatedStory } from '#domain/created-story.ts';
import { startsWithPictures } from '#domain/story-pages.ts';
import type { BookPage } from '#web/scenes/book-pages.ts';

/** As much of a story as says where its pages begin. */
interface StoryInScenes extends Pick<CreatedStory, 'segments' | 'ageGroup' | 'beats' | 'pictures'> {
  scenes?: readonly { offset: number }[];
}

/** The whole story cut into scenes; every segment is cut for itself, so that a continuation changes nothing before it. */
export function scenesOf(story: StoryInScenes): Omit<BookPage, 'picture'>[] {
  const { segments, ageGroup, beats, scenes = [], pictures = [] } = story;
  let before = 0;
  return segments.flatMap((segment, i) => {
    const at = before;
    before += segment.length + '\n\n'.length;
    const startsOf = (items: readonly { offset: number }[]) =>
      items.map(({ offset }) => offset - at).filter((start) => start >= 0 && start < segment.length);
    const part = {
      text: segment,
      ageGroup,
      planned: startsOf(scenes),
      ...(i === 0 ? { kind: 'new' as const, beats } : { kind: 'continued' as const }),
    };
    const starts = startsWithPictures(part, startsOf(pictures));
    return starts.map((start, k) => ({
      offset: at + start,
      text: segment.slice(k === 0 ? 0 : start, starts[k + 1]).trim(),
    }));
  });
}
