import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import { FIGURES } from '#domain/picture-world.ts';
import { themeCharacterId } from '#domain/story-options.ts';
import type { ThemeHeroes } from '#domain/theme-heroes.ts';

const parts = z.object({
  figure: z.enum(FIGURES),
  gender: z.enum(['f', 'm']),
  skin: z.coerce.number().int().min(0).max(5).optional(),
});
/** "child f 3" */
const hero = z
  .string()
  .transform((line): unknown => {
    const [figure, gender, skin] = line.split(' ');
    return { figure, gender, skin };
  })
  .pipe(parts);
const themes = z.record(z.string(), z.array(hero));

/** From `content/catalogue/theme-heroes.yaml`. */
export function loadThemeHeroes(contentDir: string): ThemeHeroes {
  const file = join(contentDir, 'catalogue', 'theme-heroes.yaml');
  const heroes = Object.entries(themes.parse(load(readFileSync(file, 'utf8')))).flatMap(([theme, all]) =>
    all.map((each, index) => ({ ...each, id: themeCharacterId(theme, index) })),
  );
  return new Map(heroes.map((each) => [each.id, each]));
}
