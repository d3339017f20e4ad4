import { streamText, type LanguageModel } from 'ai';
import { z } from 'zod';
import { CHOICE_KINDS, MOST_CHOICES } from '#domain/adventure.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import { askForJson } from '#engines/storyteller/ai/ask-for-json.ts';
import { askForScenes } from '#engines/storyteller/ai/ask-for-scenes.ts';
import type { Briefed, Briefing } from '#engines/storyteller/ai/brief.ts';
import {
  directedAnswer,
  directionOf,
  orNothing,
  type DirectedAnswer,
} from '#engines/storyteller/ai/directed-answer.ts';
import { TITLE_MARK, adventurePrompt, instructions, storyPrompt } from '#engines/storyteller/ai/prompt.ts';
import type { StoryPart, Storyteller } from '#engines/storyteller/port.ts';

export interface AiStorytellerOptions {
  /** For the credit under the story. */
  name: string;
  model: LanguageModel;
  briefing: Briefing;
}

const MAX_TOKENS = 2500;
/** A first line that is longer is no title, and nothing but spaces no story. */
const LONGEST_HEAD = 500;
/** In characters: a part of an adventure is a page. */
const LONGEST = { part: 6000, choice: 400, outcome: 2000 };

/** A picture that nobody can draw is no reason to tell the whole part again: then the text is read for it. */
const scene = orNothing(directedAnswer).catch(null);

const segment = z.object({
  text: z.string().min(1).max(LONGEST.part),
  scene,
  choices: z.array(
    z.object({
      id: z.enum(CHOICE_KINDS),
      text: z.string().min(1).max(LONGEST.choice),
      outcome: z.string().min(1).max(LONGEST.outcome),
      scene,
    }),
  ),
});
type Segment = z.infer<typeof segment>;

/** Stories by a language model, through one protocol whatever the model. What fails here is for the chain to mend. */
export function createAiStoryteller({ name, model, briefing }: AiStorytellerOptions): Storyteller {
  return {
    name,
    async *tell(request, signal, mistake) {
      yield { type: 'writer', writer: name };
      const { stream } = streamText({
        model,
        instructions: instructions(request),
        prompt: storyPrompt(request, await briefing(request), mistake),
        maxOutputTokens: MAX_TOKENS,
        maxRetries: 0,
        abortSignal: signal,
        onError: () => undefined, // it is in the stream too
      });
      const parts = request.existingStory ? untitled(texts(stream)) : titled(texts(stream));
      yield* parts;
    },
    direct: async (request, text, signal) => {
      const { language, ageGroup } = request;
      return askForScenes(model, { language, ageGroup, text, brief: await briefing(request) }, signal);
    },
    async adventure(request, signal) {
      const { chosen } = request;
      const isEnding = chosen.length >= MOST_CHOICES;
      const brief = await briefing(request);
      const {
        text,
        choices,
        scene: shown,
      } = await askForJson({
        model,
        instructions: instructions(request),
        prompt: (mistakes) => adventurePrompt(request, brief, mistakes),
        schema: segment,
        faultOf: (answer) =>
          isEnding || oneOfEachKind(answer).length === CHOICE_KINDS.length
            ? undefined
            : `"choices" must hold one of each kind: ${CHOICE_KINDS.join(', ')}.`,
        signal,
      });
      const told = oneOfEachKind({ choices }).map(({ scene: then, ...choice }) => ({
        ...choice,
        ...pictured(then, `${text}\n${choice.outcome}`, brief),
      }));
      return {
        id: `segment-${chosen.length + 1}`,
        text,
        choices: isEnding ? [] : told,
        isEnding,
        ...pictured(shown, text, brief),
      };
    },
  };
}

function oneOfEachKind({ choices }: Pick<Segment, 'choices'>): Segment['choices'] {
  return CHOICE_KINDS.flatMap((kind) => choices.filter(({ id }) => id === kind).slice(0, 1));
}

/** One picture for a part, from its first words on. */
function pictured(
  answer: DirectedAnswer | null,
  text: string,
  { aids }: Briefed,
): { scenes?: readonly StoryScene[] } {
  return answer ? { scenes: [{ id: 'scene-1', offset: 0, direction: directionOf(answer, text, aids) }] } : {};
}

type ModelStream = ReturnType<typeof streamText>['stream'];

async function* texts(stream: ModelStream): AsyncIterable<string> {
  for await (const part of stream) {
    if (part.type === 'text-delta') yield part.text;
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new Error('the model was stopped');
    // A story that stops in the middle of a sentence because the model ran out of room is no story.
    if (part.type === 'finish' && part.finishReason === 'length')
      throw new Error('the model ran out of room');
  }
}

async function* untitled(pieces: AsyncIterable<string>): AsyncIterable<StoryPart> {
  for await (const text of pieces) yield { type: 'text', text };
}

/** The first line is the title; a model that forgets it still told a story. */
async function* titled(pieces: AsyncIterable<string>): AsyncIterable<StoryPart> {
  let head: string | undefined = '';
  for await (const piece of pieces) {
    if (head === undefined) {
      yield { type: 'text', text: piece };
      continue;
    }
    head += piece;
    if (head.trimStart().length < TITLE_MARK.length) {
      requireShort(head);
      continue;
    }
    if (!head.trimStart().startsWith(TITLE_MARK)) {
      yield { type: 'text', text: head.trimStart() };
      head = undefined;
      continue;
    }
    const end = head.trimStart().indexOf('\n');
    if (end === -1) {
      requireShort(head);
      continue;
    }
    const line = head.trimStart().slice(TITLE_MARK.length, end);
    yield { type: 'title', title: line.trim() };
    const rest = head.trimStart().slice(end).trimStart();
    if (rest) yield { type: 'text', text: rest };
    head = undefined;
  }
}

function requireShort(head: string): void {
  if (head.length > LONGEST_HEAD) throw new Error('the model begins without end');
}
