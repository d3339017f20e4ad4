import { z } from 'zod';
import { COUNTS, RELATIONS, SIZES, type PlacedThing } from '#domain/direction-words.ts';
import { FIGURES, PLACES, PROPS, TIMES_OF_DAY, WEATHERS, type Prop } from '#domain/picture-world.ts';
import { ACTIONS, EMOTIONS, SHOTS, type SceneDirection } from '#domain/scene-direction.ts';
import type { Briefed } from '#engines/storyteller/ai/brief.ts';

/** Strict providers want everything to be there, be it nothing. */
export const orNothing = <Schema extends z.ZodType>(schema: Schema) => z.nullable(schema).default(null);
const name = z.string().min(1).max(100);

const size = orNothing(z.enum(SIZES));
/** By a thing, or by somebody of this scene. */
const whereabouts = orNothing(z.object({ how: z.enum(RELATIONS), what: name }));

/** One picture, as a model directs it. */
export const directedAnswer = z.object({
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
});
export type DirectedAnswer = z.infer<typeof directedAnswer>;

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

/** As it can be drawn. Who is not named in the text is not in its picture. */
export function directionOf(
  { who, things, place, light, weather, shot }: DirectedAnswer,
  text: string,
  aids: Briefed['aids'],
): SceneDirection {
  const named = who.filter((each) => text.includes(each.name));
  return {
    place,
    light,
    weather,
    shot,
    spot: 'home',
    who: named.map((each) => told(each, named, aids)),
    things: things.map((each) => thingAs(each, named)),
  };
}

type Person = DirectedAnswer['who'][number];
type Thing = DirectedAnswer['things'][number];

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
