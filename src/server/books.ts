import { setupI18n } from '@lingui/core';
import type { LanguageCode } from '#domain/languages.ts';
import type { MyStory } from '#contract/my-stories.ts';
import { sceneStarts } from '#domain/paragraphs.ts';
import type { IllustratorChain } from '#engines/illustrator/chain.ts';
import type { StoryPictureFile } from '#server/features/books/make-book.ts';
import type { BooksDependencies } from '#server/features/books/routes.ts';
import type { Gallery } from '#server/features/pictures/gallery.ts';
import { drawStory, type VisualsTools } from '#server/features/pictures/story-visuals.ts';
import type { Catalogues } from '#server/languages/catalogues.ts';

const SCENES = 6;
const PRINT_WIDTH = 1280;

/** What books are made of: features that do not know each other come together here. */
export function bookMaking(
  { illustrator, ...visuals }: VisualsTools & { illustrator: IllustratorChain },
  catalogues: Catalogues,
): Pick<BooksDependencies, 'jpegOf' | 'draw' | 'say'> {
  return {
    jpegOf: (url) => jpegOf(url, visuals.gallery),
    draw: (outside, story, text, signal) =>
      draw(story, text, { ...visuals, illustrator: outside ? illustrator : illustrator.own }, signal),
    say: (language, id, values) => say(catalogues, language, id, values),
  };
}

function jpegOf(url: string, gallery: Gallery): Promise<Uint8Array | undefined> {
  const hash = /^\/pictures\/([0-9a-f]{40})\./.exec(url)?.[1];
  return hash ? gallery.pixels(hash, 'jpg', PRINT_WIDTH) : Promise.resolve(undefined);
}

async function draw(
  { id, language, ageGroup, choices }: MyStory,
  text: string,
  visuals: VisualsTools,
  signal: AbortSignal,
): Promise<StoryPictureFile[]> {
  const beats = sceneStarts(text, SCENES);
  const { characters, setting, theme } = choices;
  const request = { storyContent: text, storyId: id, language, ageGroup, characters, setting, theme };
  const { scenes } = await drawStory({ ...request, beats, targetScenes: beats.length }, visuals, signal);
  return scenes.map(({ image_url, description, offset }) => ({ url: image_url, description, offset }));
}

function say(catalogues: Catalogues, language: LanguageCode, id: string, values?: Record<string, unknown>) {
  const i18n = setupI18n({ locale: language, messages: { [language]: catalogues[language].messages } });
  return i18n._(id, values);
}
