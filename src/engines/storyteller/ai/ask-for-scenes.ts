import { generateText, type LanguageModel } from 'ai';
import { z } from 'zod';
import { paragraphsOf } from '#domain/paragraphs.ts';
import { FIGURES, PLACES, PROPS, TIMES_OF_DAY, WEATHERS } from '#domain/picture-world.ts';
import { ACTIONS, EMOTIONS, SHOTS, type StoryScene } from '#domain/scene-direction.ts';
import { jsonIn } from '#engines/storyteller/ai/json-in.ts';
import { scenesPrompt } from '#engines/storyteller/ai/prompt.ts';
import type { StoryRequest } from '#engines/storyteller/port.ts';

const FEWEST = 4;
const MOST = 8;
const MAX_TOKENS = 2500;
/** Asked, and asked once more with what was wrong. */
const ATTEMPTS = 2;

const directed = z.object({
  scenes: z
    .array(
      z.object({
        /** In which the scene begins, the first is 1. */
        paragraph: z.int().min(1),
        place: z.enum(PLACES),
        light: z.enum(TIMES_OF_DAY),
        weather: z.enum(WEATHERS),
        shot: z.enum(SHOTS),
        who: z
          .array(
            z.object({
              name: z.string().min(1).max(100),
              figure: z.enum(FIGURES),
              pose: z.enum(ACTIONS).optional(),
              mood: z.enum(EMOTIONS).optional(),
              holds: z.enum(PROPS).optional(),
            }),
          )
          .max(12),
        things: z.array(z.enum(PROPS)).max(12).default([]),
      }),
    )
    .min(FEWEST)
    .max(MOST),
});

/** The words that directions are made of, for whoever is asked for one. */
export const DIRECTION_WORDS = {
  place: PLACES,
  light: TIMES_OF_DAY,
  weather: WEATHERS,
  shot: SHOTS,
  figure: FIGURES,
  pose: ACTIONS,
  mood: EMOTIONS,
  holds: PROPS,
};

/** What is to be drawn where in a story that was told. Who is named there stands in the story, which was read before. */
export async function askForScenes(
  model: LanguageModel,
  request: StoryRequest,
  text: string,
  signal: AbortSignal,
): Promise<StoryScene[]> {
  const paragraphs = paragraphsOf(text);
  let mistakes = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = await generateText({
      model,
      prompt: scenesPrompt(
        request,
        paragraphs.map((paragraph) => paragraph.text),
        { words: DIRECTION_WORDS, fewest: FEWEST, most: MOST, mistakes },
      ),
      maxOutputTokens: MAX_TOKENS,
      maxRetries: 0,
      abortSignal: signal,
    });
    const read = readScenes(answer.text);
    if (read.success) return inOrder(read.data, paragraphs, text);
    mistakes = read.mistakes;
  }
  throw new Error('the model cannot say what to draw');
}

type Directed = z.infer<typeof directed>;
type Reading = { success: true; data: Directed } | { success: false; mistakes: string };

function readScenes(answer: string): Reading {
  try {
    const { success, data, error } = directed.safeParse(JSON.parse(jsonIn(answer)));
    return success ? { success, data } : { success, mistakes: z.prettifyError(error) };
  } catch {
    return { success: false, mistakes: 'The answer was no JSON.' };
  }
}

function inOrder(
  { scenes }: Directed,
  paragraphs: readonly { offset: number }[],
  text: string,
): StoryScene[] {
  const begun = new Set<number>();
  return scenes
    .toSorted((a, b) => a.paragraph - b.paragraph)
    .flatMap(({ paragraph, who, things, ...direction }, i) => {
      // The first picture belongs to the first words.
      const offset = i === 0 ? 0 : paragraphs[paragraph - 1]?.offset;
      if (offset === undefined || begun.has(offset)) return [];
      begun.add(offset);
      const named = who.filter(({ name }) => text.includes(name));
      return [
        {
          id: `scene-${i + 1}`,
          offset,
          direction: { ...direction, spot: 'home', who: named.map(told), things },
        },
      ];
    });
}

function told({ name, figure, pose, mood, holds }: Directed['scenes'][number]['who'][number]) {
  return { name, figure, ...(pose && { pose }), ...(mood && { mood }), ...(holds && { holds }) };
}
