import { globSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { MOODS, POSES, type Figure } from '#domain/picture-world.ts';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import type { SceneSpec } from '#engines/illustrator/port.ts';
import { layOut } from '#engines/illustrator/built-in/compose/layout.ts';
import { loadWordBook, readPictureWords } from '#engines/illustrator/scenes/load-lexicon.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import { characterSheet } from '#engines/illustrator/built-in/figures/character-sheet.ts';
import { drawFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { toSvg } from '#engines/illustrator/built-in/draw/shapes.ts';
import { lightOf } from '#engines/illustrator/built-in/light.ts';

/** Whom stories had to do without for long. */
const CREATURES = [
  'rat',
  'badger',
  'coyote',
  'leopard',
  'mole',
  'sloth',
  'goat',
  'donkey',
  'camel',
  'buffalo',
  'ox',
  'mammoth',
  'lizard',
  'heron',
  'goose',
  'gull',
  'puffin',
  'vulture',
  'hummingbird',
  'bat',
  'firefly',
  'beetle',
  'ant',
  'cicada',
  'worm',
  'caterpillar',
  'spider',
  'crab',
  'hermit-crab',
  'seal',
  'jellyfish',
  'troll',
  'wind',
  'rover',
  'probe',
] as const satisfies readonly Figure[];

function drawn(figure: Figure, more: Partial<Actor> = {}, frame = 0) {
  const canvas = new Canvas({ seed: 's', light: lightOf('day', 'clear'), weather: 'clear', frame });
  const look = characterSheet({ id: 'x', figure, gender: 'x', seed: 's' });
  const result = drawFigure(canvas, {
    id: 'x',
    figure,
    look,
    pose: 'stand',
    mood: 'happy',
    facing: 1,
    ...more,
  });
  return { ...result, svg: canvas.definitions + toSvg(result.art) };
}

test.each(CREATURES)(
  '[PI-09] a %s is drawn soundly in every pose, mood and frame, to either side',
  (figure) => {
    for (const pose of POSES) {
      for (const [i, mood] of MOODS.entries()) {
        const { svg, bounds, face, hand } = drawn(figure, { pose, mood, facing: i % 2 ? 1 : -1 }, i % 3);
        const where = `${pose}, ${mood}`;
        expect(/NaN|undefined|Infinity/.exec(svg), where).toBeNull();
        expect(face.top, where).toBeGreaterThan(bounds.top - 1);
        expect(face.bottom, where).toBeLessThan(bounds.bottom + 1);
        expect(face.left, where).toBeGreaterThan(bounds.left - 40);
        expect(face.right, where).toBeLessThan(bounds.right + 40);
        expect(hand.every(Number.isFinite), where).toBe(true);
      }
    }
  },
);

test.each(CREATURES)('[PI-09] a %s looks where it looks, feels what it feels, and moves', (figure) => {
  const still = drawn(figure).svg;
  const others = [
    drawn(figure, { gaze: [-0.9, 0.4] }),
    drawn(figure, { mood: 'sad' }),
    drawn(figure, { mood: 'surprised' }),
    drawn(figure, { pose: 'sleep' }),
    drawn(figure, { pose: 'wave' }),
    drawn(figure, { pose: 'look-away' }),
    drawn(figure, {}, 1),
    drawn(figure, {}, 2),
  ];
  expect(new Set([still, ...others.map(({ svg }) => svg)]).size).toBe(others.length + 1);
});

test('[PI-09] a bat sleeps upside down', () => {
  const [awake, asleep] = [drawn('bat', { pose: 'sit' }), drawn('bat', { pose: 'sleep' })];
  const middle = ({ top, bottom }: { top: number; bottom: number }) => (top + bottom) / 2;
  expect(middle(awake.face)).toBeLessThan(middle(awake.bounds));
  expect(middle(asleep.face)).toBeGreaterThan(middle(asleep.bounds));
});

test.each(['sleep', 'lie', 'sit'] as const)('[PI-09] a bat comes down to %s', (pose) => {
  const lifted = (more: Partial<Actor>) => drawn('bat', more).lift;
  expect(lifted({ pose: 'fly' })).toBeGreaterThan(30);
  expect(lifted({ pose })).toBe(0);
  const scene: SceneSpec = {
    description: '',
    place: 'meadow',
    time: 'night',
    weather: 'clear',
    mood: 'calm',
    characters: [{ id: 'x', name: 'X', figure: 'bat', gender: 'x', pose }],
    props: [],
  };
  expect(layOut({ scene, seed: 's' }).actors.map(({ lift }) => lift)).toEqual([0]);
});

const words = loadWordBook('content');

test.each(LANGUAGE_CODES)('[PI-09] every word for a creature is read as that creature: %s', (language) => {
  const { figures } = readPictureWords('content', language).topics;
  for (const figure of CREATURES) {
    for (const term of figures[figure] ?? []) {
      const found = words
        .lexicon(language)
        .find(term.replace('~', ''))
        .filter(({ topic }) => topic === 'figures');
      expect(
        found.map(({ value }) => value),
        term,
      ).toContain(figure);
    }
  }
});

/** "the small goat" */
const creatureIn = (name: string) => CREATURES.find((creature) => name.split(' ').at(-1) === creature);

/** Crabs that live in shells are crabs; the goose of one tale is the woman who keeps them. */
const BY_ANOTHER_NAME: ReadonlySet<string> = new Set(['hermit-crab', 'elder']);

test('[PI-09] whomever the library or a tale calls a creature is drawn as one', () => {
  const told = [
    ...globSync('content/library/**/*.scenes.yaml').map(
      (file): [string, Record<string, { figure: string }>] => [file, read(file).people],
    ),
    ...globSync('content/tales/*/tale.yaml').map((file): [string, Record<string, { figure: string }>] => [
      file,
      Object.fromEntries(
        Object.entries<string>(read(file).figures ?? {}).map(([name, how]) => [
          name,
          { figure: how.split(',')[0] ?? '' },
        ]),
      ),
    ]),
  ];
  const named = told.flatMap(([file, people]) =>
    Object.entries(people).flatMap(([name, { figure }]) => {
      const creature = creatureIn(name);
      return creature && !BY_ANOTHER_NAME.has(figure) ? [{ file, name, figure, creature }] : [];
    }),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ figure, creature }) => figure !== creature)).toEqual([]);
});

function read(file: string) {
  return load(readFileSync(file, 'utf8')) as {
    people: Record<string, { figure: string }>;
    figures?: Record<string, string>;
  };
}
