import type { LanguageModel } from 'ai';
import { z } from 'zod';
import { paragraphsOf } from '#domain/paragraphs.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import { askForJson } from '#engines/storyteller/ai/ask-for-json.ts';
import type { Briefed } from '#engines/storyteller/ai/brief.ts';
import { directedAnswer, directionOf } from '#engines/storyteller/ai/directed-answer.ts';
import { scenesPrompt } from '#engines/storyteller/ai/prompt.ts';

const FEWEST = 4;
const MOST = 8;

const directed = z.object({
  scenes: z
    .array(
      directedAnswer.extend({
        /** In which the scene begins, the first is 1. */
        paragraph: z.int().min(1),
      }),
    )
    .min(FEWEST)
    .max(MOST),
});
type Directed = z.infer<typeof directed>;

/** What is to be drawn where in a story that was told. Who is named there stands in the story, which was read before. */
export async function askForScenes(
  model: LanguageModel,
  brief: Briefed,
  text: string,
  signal: AbortSignal,
): Promise<StoryScene[]> {
  const paragraphs = paragraphsOf(text);
  const texts = paragraphs.map((paragraph) => paragraph.text);
  const answer = await askForJson({
    model,
    prompt: (mistakes) => scenesPrompt(brief, texts, { fewest: FEWEST, most: MOST, mistakes }),
    schema: directed,
    signal,
  });
  return inOrder(answer, paragraphs, text, brief.aids);
}

function inOrder(
  { scenes }: Directed,
  paragraphs: readonly { offset: number }[],
  text: string,
  aids: Briefed['aids'],
): StoryScene[] {
  const begun = new Set<number>();
  return scenes
    .toSorted((a, b) => a.paragraph - b.paragraph)
    .flatMap(({ paragraph, ...answer }, i) => {
      // The first picture belongs to the first words.
      const offset = i === 0 ? 0 : paragraphs[paragraph - 1]?.offset;
      if (offset === undefined || begun.has(offset)) return [];
      begun.add(offset);
      return [{ id: `scene-${i + 1}`, offset, direction: directionOf(answer, text, aids) }];
    });
}
