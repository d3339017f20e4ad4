import type { LanguageModel } from 'ai';
import { z } from 'zod';
import { characters, oneLine } from '#domain/characters.ts';
import { paragraphsOf } from '#domain/paragraphs.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import { askForJson } from '#engines/storyteller/ai/ask-for-json.ts';
import type { Briefed } from '#engines/storyteller/ai/brief.ts';
import { directedAnswer, directionOf } from '#engines/storyteller/ai/directed-answer.ts';
import { scenesPrompt } from '#engines/storyteller/ai/prompt.ts';
import type { StoryRequest, ToldAfterwards } from '#engines/storyteller/port.ts';

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
  // Whoever cannot ask has directed the pictures all the same.
  questions: z.array(z.string()).catch([]),
});
type Directed = z.infer<typeof directed>;

interface ToldText extends Pick<StoryRequest, 'language' | 'ageGroup'> {
  brief: Briefed;
  text: string;
}

/** What is to be drawn where in a story that was told, and what to talk about. Who is named there stands in the story, which was read before. */
export async function askForScenes(
  model: LanguageModel,
  { brief, text, ...reader }: ToldText,
  signal: AbortSignal,
): Promise<ToldAfterwards> {
  const paragraphs = paragraphsOf(text);
  const texts = paragraphs.map((paragraph) => paragraph.text);
  const answer = await askForJson({
    model,
    prompt: (mistakes) => scenesPrompt(brief, texts, { ...reader, fewest: FEWEST, most: MOST, mistakes }),
    schema: directed,
    signal,
  });
  return {
    scenes: inOrder(answer, paragraphs, text, brief.aids),
    questions: askable(answer.questions),
  };
}

const QUESTIONS = 3;
const LONGEST_QUESTION = 200;
const ASKS = /[?？]["”’」』»]?$/u;

/** Three different ones, each of which asks; or none: half of them would be topped up with what does not fit. */
function askable(questions: readonly string[]): string[] {
  const asked = [...new Set(questions.map(oneLine))].filter(
    (question) => ASKS.test(question) && characters(question).length <= LONGEST_QUESTION,
  );
  return asked.length < QUESTIONS ? [] : asked.slice(0, QUESTIONS);
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
