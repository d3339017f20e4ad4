import { Hono, type HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { adventureRequest, storyRequest, type StoryEvent, type StoryRequestBody } from '#contract/stories.ts';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { TaleMark } from '#domain/side-by-side.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import { firstPageOf } from '#domain/story-pages.ts';
import { threeQuestions, type Talk } from '#domain/talk.ts';
import type { Storyteller } from '#engines/storyteller/port.ts';
import type { StoryPart, StoryRequest } from '#engines/storyteller/port.ts';
import type { Guards } from '#server/auth/guards.ts';
import {
  requireSafe,
  requireUnlocked,
  resolveChoices,
  type Known,
} from '#server/features/story-writing/resolve-choices.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import type { FirstPages } from '#server/http/first-pages.ts';
import type { Engines } from '#server/http/outside-providers.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { requestLog } from '#server/http/request-log.ts';
import { streamEvents, untilDone } from '#server/http/stream-events.ts';
import { validJson } from '#server/http/validate.ts';

const MAX_BODY = 64 * 1024;
const TEN_MINUTES = 600;

export interface StoryWritingDependencies extends Known {
  storytellers: Engines<Storyteller>;
  firstPages: FirstPages;
  limits: RateLimiting;
  guards: Guards;
  /** What a language asks about any story. */
  talk: (language: LanguageCode) => Talk;
  /** Requests of one address in ten minutes. */
  config: { storyteller: { limit: number } };
}

const limitBody = bodyLimit({
  maxSize: MAX_BODY,
  onError: () => {
    throw new AppError(413, 'too_large', 'The story is longer than we can take (64 KB)');
  },
});

export function storyWritingRoutes({
  storytellers,
  firstPages,
  limits,
  guards,
  talk,
  config,
  ...known
}: StoryWritingDependencies) {
  return new Hono<AppEnv>()
    .use(
      limitBody,
      limits.perAddress({ name: 'stories', points: config.storyteller.limit, seconds: TEN_MINUTES }),
    )
    .post('/generate-story', guards.optionalUser, validJson(storyRequest), async (c) => {
      const body = c.req.valid('json');
      requireSafe(body);
      if (!c.get('user')) requireUnlocked(body, known.catalogues);
      const request = storyRequestOf(body, known);
      const storyteller = await guards.engineFor(c, c.get('user'), storytellers, body.byUs);
      const asTold = withQuestions(
        storyteller.tell(request, c.req.raw.signal),
        request,
        talk(request.language),
      );
      const isTaste = !c.get('user') && body.storyType === 'new';
      const told = isTaste ? withSeal(asTold, body.ageGroup, firstPages) : asTold;
      if (!wantsStream(c.req)) return c.json(await wholeStory(told));
      const events: AsyncIterable<StoryEvent> = untilDone(told, (error) => {
        requestLog(c).error({ err: error }, 'a story broke off');
        return 'Failed to generate story. Please try again.';
      });
      return streamEvents(c, events);
    })
    .post('/generate-adventure', guards.requireUser, validJson(adventureRequest), async (c) => {
      const {
        chosen,
        storySoFar,
        seed = Math.floor(Math.random() * 2 ** 32),
        ...choices
      } = c.req.valid('json');
      requireSafe({ ...choices, existingStory: storySoFar });
      const storyteller = await guards.engineFor(c, c.get('user'), storytellers);
      const segment = await storyteller.adventure(
        { ...resolveChoices(choices, known), chosen, seed, ...(storySoFar && { storySoFar }) },
        c.req.raw.signal,
      );
      return c.json({ ...segment, seed });
    });
}

function storyRequestOf(body: StoryRequestBody, known: Known): StoryRequest {
  return {
    ...resolveChoices(body, known),
    ...(body.storyType === 'continue' && body.existingStory && { existingStory: body.existingStory }),
    ...(body.memory && { memory: body.memory }),
  };
}

function wantsStream(request: HonoRequest): boolean {
  return request.header('accept')?.includes('text/event-stream') ?? false;
}

type SealedPart = StoryPart | Extract<StoryEvent, { type: 'seal' }>;

interface WholeStory {
  story: string;
  title?: string;
  writer?: string;
  beats?: readonly number[];
  scenes?: readonly StoryScene[];
  questions?: readonly string[];
  tale?: TaleMark;
  memory?: string;
  seal?: string;
}

async function wholeStory(parts: AsyncIterable<SealedPart>): Promise<WholeStory> {
  let whole: WholeStory = { story: '' };
  for await (const part of parts) whole = storyAfter(whole, part);
  return { ...whole, story: whole.story.trim() };
}

function storyAfter(whole: WholeStory, part: SealedPart): WholeStory {
  if (part.type === 'restart') return { story: '' };
  if (part.type === 'text') return { ...whole, story: whole.story + part.text };
  const { type: _, ...told } = part;
  return { ...whole, ...told };
}

/** Somebody wrote questions to this very story, or we ask what can be asked about any of its kind. */
async function* withQuestions(
  parts: AsyncIterable<StoryPart>,
  { ageGroup, theme }: StoryRequest,
  talk: Talk,
): AsyncIterable<StoryPart> {
  let whole: WholeStory = { story: '' };
  for await (const part of parts) {
    whole = storyAfter(whole, part);
    yield part;
  }
  const { story, questions = [] } = whole;
  if (questions.length > 0 || !story) return;
  // What nobody understood is about nothing that we could ask.
  const themeFamily = theme.typed && !theme.means ? undefined : theme.family;
  yield {
    type: 'questions',
    questions: threeQuestions({ seed: story, ageGroup, themeFamily, questions }, talk),
  };
}

/** A guest's story, and at its end what opens its first page. */
async function* withSeal(
  parts: AsyncIterable<StoryPart>,
  ageGroup: AgeGroup,
  { seal }: FirstPages,
): AsyncIterable<SealedPart> {
  let whole: WholeStory = { story: '' };
  for await (const part of parts) {
    whole = storyAfter(whole, part);
    yield part;
  }
  const { story, beats, scenes = [] } = whole;
  const planned = scenes.map(({ offset }) => offset);
  yield { type: 'seal', seal: seal(firstPageOf({ text: story.trim(), ageGroup, planned, beats })) };
}
