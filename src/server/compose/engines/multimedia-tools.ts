import type { LanguageCode } from '#domain/languages.ts';
import { TARGET_SCENES } from '#domain/multimedia.ts';
import type { Illustrator } from '#engines/illustrator/port.ts';
import type { MultimediaTools } from '#server/features/multimedia/tools.ts';
import { readStory, type ServiceVoice } from '#server/features/narration/read-story.ts';
import type { VoiceService } from '#server/features/narration/voice-services.ts';
import { visualsOf } from '#server/features/pictures/library-scenes.ts';
import { drawStory } from '#server/features/pictures/story-visuals.ts';
import type { Engines } from '#server/http/outside-providers.ts';
import type { Log } from '#server/log.ts';
import { OURS } from '#server/storage/owner.ts';
import type { Workshop } from '#server/compose/engines/workshop.ts';

/** Experiences of the library, which are ours, are made by those who also answer `generate-story-visuals` and `generate-story-audio`. */
export function multimediaTools(workshop: Workshop, log: Log): Engines<MultimediaTools> {
  const { illustrators, narrators } = workshop;
  return {
    configured: toolsOf(workshop, illustrators.configured, narrators.services, log),
    own: toolsOf(workshop, illustrators.own, [], log),
  };
}

function toolsOf(
  workshop: Workshop,
  illustrator: Illustrator,
  services: readonly VoiceService[],
  log: Log,
): MultimediaTools {
  const { gallery, words, narrators, storage } = workshop;
  const drawing = { illustrator, gallery, words, owner: OURS };
  const own = narrators.own(OURS);
  return {
    async illustrate(story, signal, onPicture) {
      const request = visualsOf(story, {
        storyId: story.id,
        targetScenes: TARGET_SCENES,
        words,
      });
      return (await drawStory(request, drawing, signal, onPicture)).scenes;
    },
    narrate: (story, options) => {
      const voices = { services: storyVoices(services, story.language), own };
      return readStory({ ...story, scenes: words.directionsOf(story.content) }, voices, { ...options, log });
    },
    hasBetterVoice: readsStories(services) || narrators.hasNatural,
    objects: storage.objects,
  };
}

function storyVoices(services: readonly VoiceService[], language: LanguageCode): ServiceVoice[] {
  return services.flatMap(({ narratorFor, storyVoice: voiceId }) => {
    const narrator = voiceId && narratorFor(language);
    return narrator ? [{ narrator, voiceId }] : [];
  });
}

function readsStories(services: readonly VoiceService[]): boolean {
  return services.some(({ storyVoice }) => storyVoice !== undefined);
}

/** Whether what the quick voice read will be read again. The service does so in quiet minutes only: nobody may have asked who may. */
export function hasBetterVoice(
  { narrators: { services, hasNatural } }: Pick<Workshop, 'narrators'>,
  prerender: boolean,
): boolean {
  return hasNatural || (prerender && readsStories(services));
}
