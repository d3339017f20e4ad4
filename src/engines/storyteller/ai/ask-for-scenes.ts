import type { LanguageModel } from 'ai';
import { z } from 'zod';
import { COUNTS, RELATIONS, SIZES, type PlacedThing } from '#domain/direction-words.ts';
import { paragraphsOf } from '#domain/paragraphs.ts';
import { FIGURES, PLACES, PROPS, TIMES_OF_DAY, WEATHERS, type Prop } from '#domain/picture-world.ts';
import { ACTIONS, EMOTIONS, SHOTS, type StoryScene } from '#domain/scene-direction.ts';
import { askForJson } from '#engines/storyteller/ai/ask-for-json.ts';
import type { Briefed } from '#engines/storyteller/ai/brief.ts';
import { scenesPrompt } from '#engines/storyteller/ai/prompt.ts';

const FEWEST = 4;
const MOST = 8;

/** Strict providers want everything to be there, be it nothing. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) => z.nullable(schema).default(null);
const name = z.string().min(1).max(100);

const size = orNothing(z.enum(SIZES));
/** By a thing, or by somebody of this scene. */
const whereabouts = orNothing(z.object({ how: z.enum(RELATIONS), what: name }));

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
              name,
              figure: z.enum(FIGURES),
              pose: orNothing(z.enum(ACTIONS)),
              mood: orNothing(z.enum(EMOTIONS)),
              with: orNothing(name),
              looks: orNothing(name),
              holds: orNothing(z.enum(PROPS)),
              size,
              at: whereabouts,
            }),
          )
          .max(12),
        things: z
          .array(z.object({ what: z.enum(PROPS), size, count: orNothing(z.enum(COUNTS)), at: whereabouts }))
          .max(12)
          .default([]),
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
  size: SIZES,
  how: RELATIONS,
  count: COUNTS,
};

/** What is to be drawn where in a story that was told. Who is named there stands in the story, which was read before. */
export async function askForScenes(
  model: LanguageModel,
  brief: Briefed,
  text: string,
  signal: AbortSignal,
): Promise<StoryScene[]> {
  const paragraphs = paragraphsOf(text);
  const texts = paragraphs.map((paragraph) => paragraph.text);
  const asked = { words: DIRECTION_WORDS, fewest: FEWEST, most: MOST };
  const answer = await askForJson({
    model,
    prompt: (mistakes) => scenesPrompt(brief, texts, { ...asked, mistakes }),
    schema: directed,
    signal,
  });
  return inOrder(answer, paragraphs, text, brief.aids);
}

type Directed = z.infer<typeof directed>;
type Person = Directed['scenes'][number]['who'][number];
type Thing = Directed['scenes'][number]['things'][number];

function inOrder(
  { scenes }: Directed,
  paragraphs: readonly { offset: number }[],
  text: string,
  aids: Briefed['aids'],
): StoryScene[] {
  const begun = new Set<number>();
  return scenes
    .toSorted((a, b) => a.paragraph - b.paragraph)
    .flatMap(({ paragraph, who, things, ...direction }, i) => {
      // The first picture belongs to the first words.
      const offset = i === 0 ? 0 : paragraphs[paragraph - 1]?.offset;
      if (offset === undefined || begun.has(offset)) return [];
      begun.add(offset);
      const named = who.filter((each) => text.includes(each.name));
      const people = named.map((each) => told(each, named, aids));
      const placed = things.map((each) => thingAs(each, named));
      return [
        {
          id: `scene-${i + 1}`,
          offset,
          direction: { ...direction, spot: 'home', who: people, things: placed },
        },
      ];
    });
}

/** "on chair", if there is such a thing or somebody called so. */
function atOf(at: Person['at'], others: readonly Person[]): string | undefined {
  if (!at) return undefined;
  const known = others.some((other) => other.name === at.what) || PROPS.some((prop) => prop === at.what);
  return known ? `${at.how} ${at.what}` : undefined;
}

function thingAs({ what, size: large, count, at }: Thing, others: readonly Person[]): PlacedThing | Prop {
  const where = atOf(at, others);
  if (!large && !count && !where) return what;
  return { what, ...(large && { size: large }), ...(count && { count }), ...(where && { at: where }) };
}

function told(
  { name: called, figure, pose, mood, holds, size: large, at, ...toward }: Person,
  others: readonly Person[],
  aids: Briefed['aids'],
) {
  const isThere = (wanted: string | null) =>
    wanted !== called && others.some((other) => other.name === wanted) ? wanted : null;
  const [partner, looks, aid] = [isThere(toward.with), isThere(toward.looks), aids.get(called)];
  const where = at?.what === called ? undefined : atOf(at, others);
  return {
    name: called,
    figure,
    ...(pose && { pose }),
    ...(mood && { mood }),
    ...(partner && { with: partner }),
    ...(looks && { looks }),
    ...(holds && { holds }),
    ...(large && { size: large }),
    ...(where && { at: where }),
    ...(aid && { aid }),
  };
}
