import { genderInPhrasebook } from '#engines/storyteller/built-in/plan/kin.ts';
import type { Plan } from '#engines/storyteller/built-in/plan/plan.ts';

/** What a passage may ask of the plan in its `when`. */
export const TAGS = [
  'solo',
  'group',
  'pal-talks',
  'pal-mute',
  'elder',
  'no-elder',
  'elder-gives',
  'pal-gives',
  'pocket',
  'note',
  'spoken',
  'light',
  'sound',
  'dark',
  'gap',
  'hero-f',
  'hero-m',
  'hero-x',
  'personal',
  'one-more',
  'more',
] as const;

export type Tag = (typeof TAGS)[number];

export function tagsOf(plan: Plan): ReadonlySet<string> {
  const { hero, pal, elder } = plan.cast;
  const tags: Tag[] = [
    pal ? 'group' : 'solo',
    pal?.kind === 'pet' ? 'pal-mute' : 'pal-talks',
    elder ? 'elder' : 'no-elder',
    plan.giver === 'elder' ? 'elder-gives' : plan.giver === 'pal' ? 'pal-gives' : 'pocket',
    plan.sayer === 'note' ? 'note' : 'spoken',
    plan.lost,
    `hero-${genderInPhrasebook(hero)}`,
  ];
  if (plan.obstacle !== 'shy') tags.push(plan.obstacle);
  if (hero.personal) tags.push('personal');
  return new Set(tags);
}
