import { z } from 'zod';
import { readThing } from '#domain/short-direction.ts';
import { sceneDirection } from '#domain/scene-direction.ts';
import { MOST_IN_A_CLASS } from '#domain/school-class.ts';

/** The parts of a tale for a whole class, in their order; there is a picture of each. */
export const CLASS_SCENES = ['opening', 'tries', 'more', 'together', 'ending'] as const;
export type ClassScene = (typeof CLASS_SCENES)[number];

const direction = z.preprocess((value) => {
  const { things, ...rest } = value as { things?: string[] };
  return { ...rest, things: things?.map((thing) => readThing(thing)) };
}, sceneDirection);

const figure = z.record(z.string(), z.unknown());

/** Who is in it and what its pictures show, in no language. */
export const classTalePlan = z.object({
  people: z.record(z.string(), figure),
  scenes: z.record(
    z.enum(CLASS_SCENES),
    z.looseObject({
      who: z.array(z.looseObject({ name: z.string(), looks: z.string().optional() })).default([]),
    }),
  ),
});
export type ClassTalePlan = z.infer<typeof classTalePlan>;

const said = z.string().min(1);
/** Words, or what is said to two children beside what is said to more of them: "both of you", "all 25 of you". */
const counted = z.union([said, z.strictObject({ two: said, other: said })]);
type Counted = z.infer<typeof counted>;

/** The same in one language. `{name}` is a child, and stands as it was written; `{count}` is how many they are. */
export const classTaleProse = z.strictObject({
  title: said,
  figures: z.record(z.string(), said),
  opening: z.array(counted).min(1),
  lines: z
    .array(z.string().refine((line) => line.split('{name}').length === 2, 'names one child, once'))
    .min(MOST_IN_A_CLASS, 'there is a line for each child of the largest class')
    .refine((lines) => new Set(lines).size === lines.length, 'no line is there twice'),
  between: z.array(said).min(1),
  together: z.array(counted).min(1),
  ending: z.array(counted).min(1),
  questions: z.array(counted).length(3),
});
export type ClassTaleProse = z.infer<typeof classTaleProse>;

/** As it is told to so many. */
export function saidTo(count: number, words: Counted): string {
  if (typeof words === 'string') return words;
  return count === 2 ? words.two : words.other;
}

/** A scene's picture, with everybody called as this language calls them. */
export function directionOf(
  scene: ClassScene,
  { people, scenes }: ClassTalePlan,
  { figures }: ClassTaleProse,
) {
  const { who, ...rest } = scenes[scene];
  const called = (name: string) => {
    const word = figures[name];
    if (word === undefined) throw new Error(`nobody says what ${name} is called`);
    return word;
  };
  return direction.parse({
    ...rest,
    who: who.map((each) => ({
      ...each,
      ...people[each.name],
      name: called(each.name),
      ...(each.looks && { looks: called(each.looks) }),
    })),
  });
}
