import { useEffect } from 'react';
import { storyVersion } from '#domain/created-story.ts';
import type { OpenedStory } from '#domain/wizard-state.ts';
import { rememberStory } from '#web/device/stories.ts';
import { deviceStory } from '#web/features/creator/device-story.ts';

/** Keeps the story that is open on this device, as it grows and is drawn; nothing of one that is still being told. */
export function useDeviceCopy(open: OpenedStory | null): void {
  const version = open && storyVersion(open.story, open);
  useEffect(() => {
    if (!open) return;
    // No room, or a browser that keeps nothing: then it is there as long as there is a line.
    rememberStory(deviceStory(open)).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- the version says what there is to keep
  }, [version]);
}
