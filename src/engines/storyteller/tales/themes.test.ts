import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { TaleLanguage } from '#engines/storyteller/tales/grammar/grammars.ts';
import { loadTaleBook } from '#engines/storyteller/tales/load-tales.ts';

const MOST_WANTED = 15;
/** In the others the older storyteller still tells what no tale is about. */
const WITH_ALL_TALES: readonly TaleLanguage[] = ['en'];

interface Theme {
  id: string;
  ages: AgeGroup[];
}
const themes = load(readFileSync('content/catalogue/themes.yaml', 'utf8')) as Theme[];

test.each(WITH_ALL_TALES)(
  'in %s every theme has a tale for each of its ages, the most wanted have two, and all can happen at home [TL-02]',
  { timeout: 60_000 },
  async (language) => {
    const { tales } = await loadTaleBook('content', language);
    const missing = themes.flatMap(({ id, ages }, rank) =>
      ages.flatMap((age) => {
        const told = tales.filter(
          ({ themes: about, places, prose }) =>
            about.includes(id) &&
            (places === 'any' || places.includes('home')) &&
            prose.some(({ ageGroup }) => ageGroup === age),
        );
        return told.length < (rank < MOST_WANTED ? 2 : 1) ? [`${id} ${age}: ${told.length}`] : [];
      }),
    );
    expect(missing).toEqual([]);
  },
);
