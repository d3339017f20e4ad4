import { TARGET_SCENES } from '#domain/multimedia.ts';
import type { MultimediaTools } from '#server/features/multimedia/tools.ts';
import { readStory } from '#server/features/narration/read-story.ts';
import { visualsOf } from '#server/features/pictures/library-scenes.ts';
import { drawStory } from '#server/features/pictures/story-visuals.ts';
import type { Log } from '#server/log.ts';
import { OURS } from '#server/storage/owner.ts';
import type { Workshop } from '#server/workshop.ts';

/** Experiences of the library, which are ours, are made by those who also answer `generate-story-visuals` and `generate-story-audio`. */
export function multimediaTools(workshop: Workshop, log: Log): MultimediaTools {
  const { illustrator, gallery, words, stories, narrators, storage } = workshop;
  const drawing = { illustrator, gallery, words: { book: words, catalogues: stories }, owner: OURS };
  const voices = { service: narrators.elevenLabs, own: narrators.own(OURS) };
  return {
    async illustrate(story, signal, onPicture) {
      const request = visualsOf(story, {
        storyId: story.id,
        targetScenes: TARGET_SCENES,
        words: drawing.words,
      });
      return (await drawStory(request, drawing, signal, onPicture)).scenes;
    },
    narrate: (story, options) => readStory(story, voices, { ...options, log }),
    hasBetterVoice: hasBetterVoice(workshop),
    objects: storage.objects,
  };
}

export function hasBetterVoice({
  narrators: { elevenLabs, hasNatural },
}: Pick<Workshop, 'narrators'>): boolean {
  return Boolean(elevenLabs) || hasNatural;
}
