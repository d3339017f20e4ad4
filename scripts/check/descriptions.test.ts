import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { inEveryLanguage, LANGUAGE_CODES } from '#domain/languages.ts';
import type { SceneDirection } from '#domain/scene-direction.ts';
import { describeScene } from '#engines/illustrator/describe/describe-scene.ts';
import { readDescriptions } from '#engines/illustrator/describe/picture-words.ts';
import { castTale } from '#engines/storyteller/tales/cast/cast-tale.ts';
import { loadTaleBook, vocabularies } from '#engines/storyteller/tales/load-tales.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';
import { tellTale } from '#engines/storyteller/tales/tell/tell-tale.ts';
import { readDirections } from '#server/features/pictures/library-directions.ts';

const WORDS = inEveryLanguage((language) => readDescriptions('content', language));
const LONGEST = 200;

function expectShortAndSound(directions: readonly SceneDirection[]): void {
  for (const language of LANGUAGE_CODES) {
    const words = WORDS[language];
    const faults = directions
      .map((direction) => describeScene(direction, words))
      .filter(
        (sentence) =>
          sentence.length > LONGEST ||
          /[{}[\]|]|undefined| {2}/.test(sentence) ||
          !sentence.endsWith(words.sentence.stop),
      );
    expect(faults, language).toEqual([]);
  }
}

test('every scene of the library is described in every language [PI-13]', () => {
  const files = globSync('content/library/**/*.scenes.yaml');
  const directions = files.flatMap((file) => readDirections(file).scenes).map(({ direction }) => direction);
  expect(directions.length).toBeGreaterThan(400);
  expectShortAndSound(directions);
});

const PEOPLE: Person[] = [
  { name: 'Mira', kind: 'child', spoken: 'f', facts: [] },
  { name: 'Grandpa', kind: 'adult', spoken: 'm', facts: [] },
  { name: 'Tom', kind: 'child', spoken: 'm', facts: [] },
  { name: 'Rex', kind: 'pet', species: 'dog', spoken: 'm', facts: [] },
];

/** A sample: all of them take minutes to read. */
const isWanted = (id: string) => /^[afw]/.test(id);

test('so are those of the tales; whom a tale gives no name is called by what they are [PI-13]', async () => {
  const book = await loadTaleBook('content', 'en', AGE_GROUPS, {
    vocabulary: vocabularies('content')('en'),
    kind: 'tales',
    isWanted,
  });
  const directions = book.tales.flatMap((tale) => {
    const place = tale.places === 'any' ? 'home' : tale.places[0];
    const ageGroup = AGE_GROUPS.find((age) => tale.prose.some((prose) => prose.ageGroup === age));
    const casting = ageGroup && place && castTale(tale, { ageGroup, place, people: PEOPLE, seed: 1 }, book);
    if (!casting || 'because' in casting) return [];
    return tellTale(casting).scenes.map(({ direction }) => direction);
  });
  expect(directions.length).toBeGreaterThan(150);
  expect(directions.flatMap(({ who }) => who).filter(({ name }) => /^(?!the )\p{Ll}/u.test(name))).toEqual(
    [],
  );
  expectShortAndSound(directions);
});
