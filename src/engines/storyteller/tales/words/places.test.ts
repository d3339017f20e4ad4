import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import { OTHER_PARTS, PLACE_PARTS } from '#engines/storyteller/tales/words/figures.ts';
import { places, words } from '#engines/storyteller/tales/words/words.ts';

const known = places.parse(load(readFileSync('content/tales/places.yaml', 'utf8')));
const SPOTS = ['home', 'dark', 'high', 'far', 'hide', 'wet', 'edge', 'middle', 'way', 'house'];

test.each(Object.entries(known))(
  '%s is seen in three ways or more, at every spot that tales name',
  (_, facts) => {
    expect(Object.keys(facts.spots).toSorted()).toEqual(SPOTS.toSorted());
    const views = Object.values(facts.spots).map(({ place, view }) => `${place}/${view}`);
    expect(new Set(views).size).toBeGreaterThanOrEqual(3);
    // The noun of a spot says what is there: no view by chance.
    expect(views.filter((view) => view.endsWith('/undefined'))).toEqual([]);
  },
);

const english = words.parse(load(readFileSync('content/languages/en/tales.yaml', 'utf8')));

test.each(Object.entries(known))(
  '%s has somebody for every part, who is called and drawn [TL-10]',
  (id, facts) => {
    expect(Object.keys(facts.who).toSorted()).toEqual(OTHER_PARTS.toSorted());
    expect(Object.keys(english.places[id] ?? {})).toEqual(expect.arrayContaining([...PLACE_PARTS]));
    expect(facts.who.crowd?.looks.count).toBeDefined();
  },
);
