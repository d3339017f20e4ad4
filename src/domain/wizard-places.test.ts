import { expect, test } from 'vitest';
import { wizard } from '#domain/wizard.ts';
import { FIRST_STATE, type WizardEvent, type WizardState } from '#domain/wizard-state.ts';
import {
  WIZARD_PLACES,
  isBefore,
  placeIn,
  placeOf,
  placePath,
  reachablePlace,
  type WizardPlace,
} from '#domain/wizard-places.ts';

const option = (id: string) => ({ id, name: id, emoji: '⭐', description: '' });
const forest = option('forest');
const magic = option('magic');
const mia = option('mia');
const told = { id: 's1', title: 'A Story', language: 'en', ageGroup: '6-8', writer: 'built-in' } as const;

const run = (events: readonly WizardEvent[], from: WizardState = FIRST_STATE) => events.reduce(wizard, from);
const inForest = run([{ type: 'settingChosen', setting: forest }, { type: 'next' }]);
const withHero = run(
  [
    { type: 'themeChosen', theme: magic },
    { type: 'next' },
    { type: 'characterToggled', character: mia },
    { type: 'generationStarted', generation: 'new' },
  ],
  inForest,
);
const atStory = run([{ type: 'storyCreated', story: told, text: 'One.' }], withHero);

test.each([
  ['nothing chosen', FIRST_STATE, { theme: 'setting', character: 'setting', story: 'setting' }],
  ['a setting', inForest, { setting: 'setting', theme: 'theme', character: 'theme', editTheme: 'theme' }],
  ['no story yet', withHero, { character: 'character', story: 'character', editCharacters: 'character' }],
  ['a story', atStory, { setting: 'setting', theme: 'theme', story: 'story', editTheme: 'editTheme' }],
] satisfies [string, WizardState, Partial<Record<WizardPlace, WizardPlace>>][])(
  'an address leads as far as its choices are made: %s [UX-06]',
  (_, state, expected) => {
    for (const [wanted, reached] of Object.entries(expected)) {
      expect(reachablePlace(state, wanted as WizardPlace)).toBe(reached);
      expect(placeOf(wizard(state, { type: 'walked', place: wanted as WizardPlace }))).toBe(reached);
    }
  },
);

test('walking back and forth changes no choice [UX-06]', () => {
  const walked = run(
    (['theme', 'setting', 'theme', 'character'] as const).map((place) => ({ type: 'walked', place })),
    { ...withHero, busy: null, beingTold: null },
  );
  expect(walked).toEqual({ ...withHero, busy: null, beingTold: null });
});

test('another setting has other themes, whichever way one goes on [UX-06]', () => {
  const elsewhere = run(
    [
      { type: 'walked', place: 'setting' },
      { type: 'settingChosen', setting: option('beach') },
      { type: 'walked', place: 'character' },
    ],
    atStory,
  );
  expect(elsewhere).toMatchObject({ step: 'theme', theme: null, characters: [], story: { id: 's1' } });
});

test('a story is shown with what it was made of, whatever was chosen since [UX-06]', () => {
  const changed = run(
    [
      { type: 'walked', place: 'character' },
      { type: 'characterToggled', character: option('ember') },
    ],
    atStory,
  );
  expect(changed.characters).toHaveLength(2);
  expect(wizard(changed, { type: 'walked', place: 'story' })).toEqual(atStory);
});

test('leaving more heroes or another theme by going back leaves the story as it was', () => {
  const editing = run(
    [
      { type: 'editStarted', view: 'editTheme' },
      { type: 'themeChosen', theme: option('another') },
    ],
    atStory,
  );
  expect(wizard(editing, { type: 'walked', place: 'story' })).toEqual(atStory);
  expect(wizard(editing, { type: 'walked', place: 'character' })).toEqual({ ...atStory, step: 'character' });
});

test('a text that arrives belongs to the choices that it was asked for with', () => {
  const away = run(
    [
      { type: 'walked', place: 'theme' },
      { type: 'themeChosen', theme: option('another') },
      { type: 'storyCreated', story: told, text: 'One.' },
    ],
    withHero,
  );
  expect(away).toEqual(atStory);
});

test('every place has an address of its own', () => {
  for (const place of WIZARD_PLACES) {
    const found = placeIn(new URL(placePath(place), 'http://localhost').searchParams);
    expect(found).toBe(place === 'setting' ? null : place);
  }
  expect(placeIn(new URLSearchParams('create&step=elsewhere'))).toBeNull();
  expect(isBefore('setting', 'theme')).toBe(true);
  expect(isBefore('editTheme', 'story')).toBe(false);
});
