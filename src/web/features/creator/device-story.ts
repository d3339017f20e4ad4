import type { OpenedStory } from '#domain/wizard-state.ts';
import { ownStoryPath } from '#domain/own-story-path.ts';
import type { DeviceStory } from '#web/device/database.ts';
import { drawnOption } from '#web/art/drawn.ts';
import { inPageShape } from '#web/scenes/page-shape.ts';

/** A story of one's own, as this device remembers it. */
export function deviceStory(open: OpenedStory): Omit<DeviceStory, 'openedAt' | 'kept'> {
  const { ageGroup, setting, theme, characters, story } = open;
  const { id, title, language, pictures = [] } = story;
  const place = setting ? [drawnOption('setting', setting.id)] : [];
  const drawn = pictures.map(({ url }) => url);
  return {
    id,
    title,
    language,
    address: ownStoryPath(id),
    cover: drawn[0] ?? place[0],
    // Where nothing is drawn, the place stands at its head.
    media: drawn.length > 0 ? [...new Set(drawn.flatMap((url) => [url, inPageShape(url)]))] : place,
    own: { ageGroup, setting, theme, characters, story },
  };
}
