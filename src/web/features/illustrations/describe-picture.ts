import type { ToldStory } from '#domain/told-story.ts';
import type { PictureKind } from '#web/features/illustrations/panel-state.ts';
import type { Translate } from '#web/i18n/messages.ts';

/** Whose or what picture it is. */
export function nameOf(kind: PictureKind, { title, heroes, setting }: ToldStory): string {
  if (kind === 'setting') return setting.name;
  return kind === 'hero' ? (heroes[0]?.name ?? title) : title;
}

/** As a part of a sentence: "the picture of Ember". */
export function describePicture(kind: PictureKind, story: ToldStory, t: Translate): string {
  return t(`illustrations.what.${kind}`, { name: nameOf(kind, story) });
}
