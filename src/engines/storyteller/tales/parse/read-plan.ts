import { z } from 'zod';
import type { Choice, Role, Tale } from '#engines/storyteller/tales/parse/tale.ts';
import { figureOfTale } from '#engines/storyteller/tales/words/figures.ts';

const KINDS = z.enum(['child', 'adult', 'pet', 'being']);

const commas = (text: string) => text.split(',').map((each) => each.trim());

/** "child, being | resident" */
const role = z.string().transform((text): Role => {
  const [kinds = '', otherwise] = text.split('|').map((each) => each.trim());
  return {
    kinds: commas(kinds).map((kind) => KINDS.parse(kind)),
    otherwise: z.enum(['resident', 'nobody', 'not told']).parse(otherwise ?? 'not told'),
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
  figures: z.record(z.string(), figureOfTale).default({}),
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
