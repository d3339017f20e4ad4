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

/** Who is in it and what its pictures show, in no language. */
export const classTalePlan = z.object({
  people: z.object({ giant: z.record(z.string(), z.unknown()), class: z.record(z.string(), z.unknown()) }),
  scenes: z.record(z.enum(CLASS_SCENES), z.record(z.string(), z.unknown())),
});

const paragraphs = z.array(z.string().min(1)).min(1);

/** The same in one language. `{name}` is a child, and stands as it was written; `{count}` is how many they are. */
export const classTaleProse = z.object({
  title: z.string().min(1),
  figures: z.object({ giant: z.string().min(1), class: z.string().min(1) }),
  opening: paragraphs,
  lines: z
    .array(z.string().refine((line) => line.split('{name}').length === 2, 'names one child, once'))
    .min(MOST_IN_A_CLASS, 'there is a line for each child of the largest class')
    .refine((lines) => new Set(lines).size === lines.length, 'no line is there twice'),
  between: paragraphs,
  together: paragraphs,
  ending: paragraphs,
  questions: z.array(z.string().min(1)).length(3),
});
export type ClassTaleProse = z.infer<typeof classTaleProse>;

export type ClassTalePlan = z.infer<typeof classTalePlan>;

/** A scene's picture, with everybody called as this language calls them. */
export function directionOf(
  scene: ClassScene,
  { people, scenes }: ClassTalePlan,
  { figures }: ClassTaleProse,
) {
  const { who = [], ...rest } = scenes[scene] as {
    who?: { name: keyof typeof figures; looks?: keyof typeof figures }[];
  };
  return direction.parse({
    ...rest,
    who: who.map((each) => ({
      ...each,
      ...people[each.name],
      name: figures[each.name],
      ...(each.looks && { looks: figures[each.looks] }),
    })),
  });
}
