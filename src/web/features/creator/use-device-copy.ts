import { useEffect } from 'react';
import type { CreatedStory } from '#domain/wizard.ts';
import type { OwnStory } from '#web/device/database.ts';
import { rememberStory } from '#web/device/stories.ts';
import { deviceStory } from '#web/features/creator/device-story.ts';

/** Keeps the story that is open on this device, as it grows and is drawn. */
export function useDeviceCopy(story: CreatedStory, made: OwnStory): void {
  const { id, segments, pictures = [] } = story;
  const version = [id, segments.length, pictures.length].join(' ');
  useEffect(() => {
    // No room, or a browser that keeps nothing: then it is there as long as there is a line.
    rememberStory(deviceStory(story, made)).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- the version says what there is to keep
  }, [version]);
}
