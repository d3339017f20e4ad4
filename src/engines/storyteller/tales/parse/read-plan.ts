import { z } from 'zod';
import { FIGURES } from '#domain/picture-world.ts';
import { readAppearance, readWords } from '#domain/short-direction.ts';
import type { Choice, FigureOfTale, Role, Tale } from '#engines/storyteller/tales/parse/tale.ts';

const KINDS = z.enum(['child', 'adult', 'pet', 'being']);
const PRONOUNS = { he: 'm', she: 'f', it: 'x', they: 'p' } as const;

const commas = (text: string) => text.split(',').map((each) => each.trim());

/** "child, being | resident" */
const role = z.string().transform((text): Role => {
  const [kinds = '', otherwise] = text.split('|').map((each) => each.trim());
  return {
    kinds: commas(kinds).map((kind) => KINDS.parse(kind)),
    otherwise: z.enum(['resident', 'nobody', 'not told']).parse(otherwise ?? 'not told'),
  };
});

/** "dinosaur, he", or with how it looks: "ghost, it, tiny black" */
const figure = z.string().transform((text): FigureOfTale => {
  const [what, pronoun = 'it', how = ''] = commas(text);
  const { looks, rest } = readAppearance(readWords(how.split(/\s+/).filter(Boolean)));
  if (rest.length > 0) throw new Error(`nobody in a picture looks “${rest.join(' ')}”`);
  return {
    looks,
    figure: z.enum(FIGURES).parse(what),
    spoken: PRONOUNS[z.enum(['he', 'she', 'it', 'they']).parse(pronoun)],
  };
});

/** "kite", or "cake: not for sweets" */
const choice = z.union([
  z.string().transform((value): Choice => ({ value, notFor: [] })),
  z.record(z.string(), z.string()).transform((rule): Choice => {
    const [value = '', notFor = ''] = Object.entries(rule)[0] ?? [];
    return { value, notFor: commas(notFor.replace(/^not for /, '')) };
  }),
]);

const plan = z.strictObject({
  themes: z.array(z.string()).min(1),
  places: z.union([z.literal('any'), z.array(z.string()).min(1)]),
  faces: z.array(z.string()).default([]),
  touches: z.array(z.string()).default([]),
  roles: z.record(z.string(), role),
  others: z.boolean().default(true),
  figures: z.record(z.string(), figure).default({}),
  choices: z.record(z.string(), z.array(choice).min(2)).default({}),
  scenes: z.record(z.string(), z.string()),
});

/** A tale without its prose, from `tale.yaml`. */
export function readPlan(id: string, yaml: unknown): Omit<Tale, 'prose'> {
  const parsed = plan.safeParse(yaml);
  if (!parsed.success) throw new Error(`${id}/tale.yaml: ${z.prettifyError(parsed.error)}`);
  const { roles, figures, choices, scenes, ...rest } = parsed.data;
  return {
    id,
    ...rest,
    roles: new Map(Object.entries(roles)),
    figures: new Map(Object.entries(figures)),
    choices: new Map(Object.entries(choices)),
    pictures: scenes,
  };
}
