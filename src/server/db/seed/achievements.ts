import { z } from 'zod';
import { REQUIREMENT_TYPES } from '#domain/achievements.ts';
import { achievements } from '#server/db/schema/rewards.ts';
import { collection } from '#server/db/seed/collection.ts';
import { slug } from '#server/db/seed/slug.ts';
import { stableId } from '#server/db/seed/stable-id.ts';

const achievement = z
  .strictObject({
    slug,
    name: z.string().trim().min(1).max(80),
    description: z.string().trim().min(1).max(200),
    icon: z.string().trim().min(1).max(16),
    points: z.int().min(10).max(200),
    requirementType: z.enum(REQUIREMENT_TYPES),
    requirementValue: z.int().min(1).default(1),
    requirementTheme: z.string().trim().min(1).optional(),
  })
  .refine(
    (value) => (value.requirementType === 'theme_exploration') === (value.requirementTheme !== undefined),
    { path: ['requirementTheme'], message: 'is for theme_exploration, and needed there' },
  );

export const achievementCollection = collection({
  pattern: 'achievements.json',
  version: 1,
  schema: z.array(achievement),
  claims: (list) => list.flatMap(({ slug, name }) => [`slug ${slug}`, `name ${name}`]),
  // One that is taken off the list stays: somebody may have earned it.
  async upsert(tx, list) {
    for (const { slug, requirementTheme = null, ...rest } of list) {
      const row = { ...rest, requirementTheme };
      await tx
        .insert(achievements)
        .values({ id: stableId('achievement', slug), slug, ...row })
        .onConflictDoUpdate({ target: achievements.slug, set: row });
    }
  },
});
