import { describe, expect, test } from 'vitest';
import {
  AGES,
  COVERS,
  HAIR_COLOURS,
  SKINS,
  SPECIES,
  wholePerson,
  wholePet,
  type PersonLook,
  type SaidPerson,
} from '#domain/look.ts';
import { readLook } from '#domain/read-look.ts';
import type { Gender } from '#domain/story-world.ts';

const SEEDS = Array.from({ length: 400 }, (_, i) => `personal-${i}`);
const GENDERS: readonly Gender[] = ['f', 'm', 'n', 'x'];
const everybody = (said: SaidPerson = {}) =>
  SEEDS.map((seed, i) => wholePerson(said, seed, { gender: GENDERS[i % GENDERS.length] ?? 'x' }));

test('what was said stays, whatever the seed [PI-01]', () => {
  const said: SaidPerson = {
    age: 'elder',
    skin: 3,
    hair: { style: 'locs', colour: 'pink' },
    face: { iris: 'green' },
    marks: ['vitiligo'],
    glasses: { shape: 'square', colour: 'red' },
    hearing: { kind: 'implant', side: 'right', colour: 'sky' },
    cover: { kind: 'turban', colour: 'orange' },
    beard: 'long',
    mobility: { kind: 'wheelchair', colour: 'lime' },
    top: { kind: 'raincoat', colour: 'yellow', pattern: 'dots' },
    bottom: { kind: 'shorts', colour: 'black' },
    height: 'tall',
  };
  for (const whole of everybody(said)) expect(whole).toMatchObject(said);
});

test('half of what can be said is enough: the other half is chance, and whole [PI-03]', () => {
  const said: SaidPerson = { hair: { colour: 'red' }, glasses: {}, cover: { kind: 'hijab' }, hearing: {} };
  const all = everybody(said);
  for (const whole of all) {
    expect(readLook(whole)).toEqual(whole);
    expect(whole).toMatchObject({
      hair: { colour: 'red' },
      glasses: { shape: 'round' },
      cover: { kind: 'hijab' },
    });
  }
  expect(new Set(all.map(({ hair }) => hair.style)).size).toBeGreaterThan(8);
});

test('the same id gets the same look twice, another one another [PI-03]', () => {
  expect(everybody()).toEqual(everybody());
  expect(new Set(everybody().map((look) => JSON.stringify(look))).size).toBeGreaterThan(SEEDS.length * 0.95);
  const pets = () => SEEDS.map((seed) => wholePet({}, seed));
  expect(pets()).toEqual(pets());
});

test.each(AGES)('coverings, beards, aids, glasses and marks never come by chance to a %s [PI-03]', (age) => {
  for (const whole of everybody({ age })) {
    for (const part of ['glasses', 'hearing', 'cover', 'beard', 'mobility'])
      expect(whole).not.toHaveProperty(part);
    expect(whole.marks).toEqual([]);
  }
});

test('nobody is born with blue hair, and every skin is somebody’s [PI-03]', () => {
  const all = everybody();
  expect(new Set(all.map(({ skin }) => skin))).toEqual(new Set(SKINS));
  const colours = new Set(all.map(({ hair }) => hair.colour));
  for (const dyed of ['blue', 'pink', 'green', 'violet'] as const) expect(colours).not.toContain(dyed);
  expect(HAIR_COLOURS.filter((colour) => colours.has(colour)).length).toBeGreaterThanOrEqual(8);
});

describe('a family', () => {
  const kin = (...skins: PersonLook['skin'][]) =>
    skins.map((skin, i) => wholePerson({ skin }, `kin ${i}`, { gender: 'x' }));

  test('shares skin tones [PI-03]', () => {
    const skins = SEEDS.map((seed) => wholePerson({}, seed, { gender: 'x', kin: kin(1, 4) }).skin);
    expect(new Set(skins)).toEqual(new Set([1, 4]));
  });

  test('unless told otherwise [PI-03]', () => {
    const told = SEEDS.map((seed) => wholePerson({ skin: 5 }, seed, { gender: 'x', kin: kin(1) }).skin);
    expect(new Set(told)).toEqual(new Set([5]));
  });
});

test('chance gives nobody clothes that look like bare skin', () => {
  const chosen = Array.from({ length: 200 }, (_, i) =>
    wholePerson({ age: i % 2 ? 'child' : 'adult' }, `${i}`, { gender: 'x' }),
  );
  const colours = new Set(chosen.flatMap(({ top, bottom }) => [top.colour, bottom.colour]));
  expect([...colours]).not.toContain('brown');
  expect([...colours]).not.toContain('sand');
});

test('saying one thing changes that thing only', () => {
  for (const seed of SEEDS) {
    const before = wholePerson({}, seed, { gender: 'f' });
    const after = wholePerson({ glasses: {}, hair: { colour: 'blue' } }, seed, { gender: 'f' });
    expect({ ...after, hair: before.hair, glasses: undefined }).toEqual({ ...before, glasses: undefined });
    expect(after.hair.style).toBe(before.hair.style);
    const [pet, ginger] = [
      wholePet({ species: 'cat' }, seed),
      wholePet({ species: 'cat', coat: 'ginger' }, seed),
    ];
    expect(ginger).toMatchObject({ markings: pet.markings, eyes: pet.eyes });
  }
});

test('the old are grey and a baby has its curl', () => {
  for (const { hair } of everybody({ age: 'elder' })) expect(['grey', 'white']).toContain(hair.colour);
  for (const { hair, top } of everybody({ age: 'baby' })) {
    expect(hair.style).toBe('curl');
    expect(top.kind).toBe('romper');
  }
});

test.each(SPECIES)('a %s has a coat that its kind has, and what was said of it [PI-01]', (species) => {
  for (const seed of SEEDS) {
    const pet = wholePet({ species }, seed);
    expect(readLook(pet)).toEqual(pet);
    expect(pet.second).not.toBe(pet.coat);
    expect(pet).not.toHaveProperty('collar');
  }
  expect(wholePet({ species, coat: 'blue', markings: 'tabby', collar: 'red' }, 'x')).toMatchObject({
    species,
    coat: 'blue',
    markings: 'tabby',
    collar: 'red',
  });
});

describe('what was kept or sent', () => {
  const whole = wholePerson({ cover: { kind: 'kippah', colour: 'blue' }, marks: ['freckles'] }, 'x', {
    gender: 'm',
  });

  test('comes back as it was, without anything else', () => {
    expect(readLook(JSON.parse(JSON.stringify({ ...whole, name: 'Mia' })))).toEqual(whole);
    expect(readLook({ ...whole, hair: { ...whole.hair, note: '<b>' } })).toEqual(whole);
    expect(COVERS).toContain(whole.cover?.kind);
  });

  test.each([
    null,
    'child',
    [],
    {},
    { ...whole, age: 'old' },
    { ...whole, skin: 9 },
    { ...whole, skin: '1' },
    { ...whole, marks: ['scar'] },
    { ...whole, marks: ['freckles', 'freckles'] },
    { ...whole, marks: undefined },
    { ...whole, hair: { style: 'short' } },
    { ...whole, hair: 'short' },
    { ...whole, cover: { kind: 'crown', colour: 'red' } },
    { ...whole, beard: null },
    { species: 'dragon', coat: 'red' },
    { ...wholePet({}, 'x'), collar: 'tartan' },
  ])('is no look if it is %j', (value) => {
    expect(readLook(value)).toBeUndefined();
  });
});
