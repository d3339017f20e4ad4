import type { CreatedStory } from '#domain/wizard.ts';
import type { DeviceStory, OwnStory } from '#web/device/database.ts';
import { pictureOf } from '#web/features/creator/choices.ts';

/** A story of one's own, as this device remembers it. */
export function deviceStory(
  story: CreatedStory,
  { ageGroup, setting, theme, characters }: OwnStory,
): Omit<DeviceStory, 'openedAt' | 'kept'> {
  const { id, title, language, pictures = [] } = story;
  const place = setting ? [pictureOf('setting', setting.id)] : [];
  const drawn = pictures.map(({ url }) => url);
  return {
    id,
    title,
    language,
    address: `/?create&story=${id}`,
    cover: drawn[0] ?? place[0],
    // Where nothing is drawn, the place stands at its head.
    media: drawn.length > 0 ? drawn : place,
    own: { ageGroup, setting, theme, characters, story },
  };
}
