import { describe, expect, test } from 'vitest';
import { canGenerate, canGoOn, wizard } from '#domain/wizard.ts';
import {
  FIRST_STATE,
  isWizardState,
  restored,
  settled,
  type WizardEvent,
  type WizardState,
} from '#domain/wizard-state.ts';
import { storyText } from '#domain/created-story.ts';

const option = (id: string) => ({ id, name: id, emoji: '⭐', description: '' });
const forest = option('forest');
const magic = option('magic');
const mia = option('mia');
const ember = option('ember');
const told = { id: 's1', title: 'A Story', language: 'en', ageGroup: '6-8', writer: 'built-in' } as const;

const run = (events: readonly WizardEvent[], from: WizardState = FIRST_STATE) => events.reduce(wizard, from);

const withSetting = run([{ type: 'settingChosen', setting: forest }]);
const atTheme = run([{ type: 'next' }], withSetting);
const atCharacter = run([{ type: 'themeChosen', theme: magic }, { type: 'next' }], atTheme);
const ready = run([{ type: 'characterToggled', character: mia }], atCharacter);
const writing = run([{ type: 'generationStarted', generation: 'new' }], ready);
const atStory = run([{ type: 'storyCreated', story: told, text: 'One.' }], writing);

test('it begins at the setting, for the middle age, with nothing chosen [WZ-02]', () => {
  expect(FIRST_STATE).toMatchObject({ step: 'setting', view: 'view', ageGroup: '6-8', setting: null });
});

describe('what is cleared [WZ-05]', () => {
  test('an age clears setting, theme and characters', () => {
    const state = wizard(ready, { type: 'ageChosen', ageGroup: '3-5' });
    expect(state).toMatchObject({ ageGroup: '3-5', setting: null, theme: null, characters: [] });
  });

  test('going on from the setting clears theme and characters', () => {
    const back = run([{ type: 'back' }, { type: 'back' }], ready);
    expect(back).toMatchObject({ step: 'setting', setting: forest, theme: magic, characters: [mia] });
    expect(wizard(back, { type: 'next' })).toMatchObject({ step: 'theme', theme: null, characters: [] });
  });

  test('back and forth between theme and characters clears nothing', () => {
    expect(run([{ type: 'back' }, { type: 'next' }], ready)).toEqual(ready);
  });

  test('regulars are heroes already where nobody else is [RB-11]', () => {
    const chosen = run([{ type: 'themeChosen', theme: magic }], atTheme);
    const regulars = [ember];
    expect(wizard(chosen, { type: 'next', regulars }).characters).toEqual(regulars);
    expect(run([{ type: 'back' }, { type: 'next', regulars }], ready).characters).toEqual([mia]);
  });
});

describe('going on [WZ-06]', () => {
  const cases: [string, WizardState, boolean][] = [
    ['no setting', FIRST_STATE, false],
    ['a setting', withSetting, true],
    ['no theme', atTheme, false],
    ['a theme', wizard(atTheme, { type: 'themeChosen', theme: magic }), true],
    ['no hero', atCharacter, false],
    ['a hero', ready, true],
    ['while it is written', writing, false],
    ['with a story', atStory, false],
  ];
  test.each(cases)('%s', (_, state, expected) => {
    expect(canGoOn(state)).toBe(expected);
    expect(wizard(state, { type: 'next' }) === state).toBe(!expected || state.step === 'character');
  });

  test('from the characters only by a story', () => {
    expect(wizard(ready, { type: 'next' }).step).toBe('character');
  });

  test.each([
    ['setting', withSetting, 'setting'],
    ['theme', atTheme, 'setting'],
    ['character', ready, 'theme'],
    ['story', atStory, 'story'],
  ] as const)('back from the %s', (_, state, step) => {
    expect(wizard(state, { type: 'back' }).step).toBe(step);
  });
});

describe('heroes [WZ-04]', () => {
  test('a click chooses, a second one takes back', () => {
    const two = wizard(ready, { type: 'characterToggled', character: ember });
    expect(two.characters).toEqual([mia, ember]);
    expect(wizard(two, { type: 'characterToggled', character: mia }).characters).toEqual([ember]);
    expect(wizard(two, { type: 'characterRemoved', id: 'ember' }).characters).toEqual([mia]);
  });

  test('twelve find room, a thirteenth does not', () => {
    const many = Array.from({ length: 13 }, (_, i): WizardEvent => ({
      type: 'characterToggled',
      character: option(`hero ${i}`),
    }));
    expect(run(many).characters).toHaveLength(12);
  });

  test('a changed one keeps its place', () => {
    const two = wizard(ready, { type: 'characterToggled', character: ember });
    const renamed = { ...mia, name: 'Mia Rose' };
    expect(wizard(two, { type: 'characterChanged', character: renamed }).characters).toEqual([
      renamed,
      ember,
    ]);
  });
});

describe('custom items [WZ-07]', () => {
  const added = (kind: 'setting' | 'theme' | 'character', name: string) =>
    wizard(atCharacter, { type: 'customAdded', kind, name, now: 17 });

  test.each(['setting', 'theme'] as const)('a %s is listed and waits', (kind) => {
    const state = added(kind, '  Moon cave ');
    expect(state.customs[kind]).toMatchObject([
      { id: 'custom-17', name: 'Moon cave', description: `Custom ${kind}` },
    ]);
    expect(state[kind]).toEqual(atCharacter[kind]);
  });

  test('a character is chosen at once', () => {
    expect(added('character', 'Tovi').characters).toMatchObject([
      { id: 'custom-17', name: 'Tovi', description: 'Custom character' },
    ]);
  });

  test('a character is spoken of as somebody said [TL-07]', () => {
    const tovi = { type: 'customAdded', kind: 'character', name: 'Tovi', now: 17 } as const;
    expect(wizard(atCharacter, { ...tovi, pronoun: 'they' }).characters[0]?.pronoun).toBe('they');
    expect(wizard(atCharacter, tovi).characters[0]).not.toHaveProperty('pronoun');
  });

  test('a blank name adds nothing', () => {
    expect(added('character', '   ')).toBe(atCharacter);
  });

  test('the form opens for a kind and is closed', () => {
    const open = wizard(withSetting, { type: 'formOpened', kind: 'setting' });
    expect(open.form).toBe('setting');
    expect(wizard(open, { type: 'formClosed' }).form).toBeNull();
    expect(wizard(open, { type: 'next' }).form).toBeNull();
  });
});

describe('generation', () => {
  test('needs a hero, a theme, a setting [WZ-06]', () => {
    for (const missing of [{ setting: null }, { theme: null }, { characters: [] }]) {
      expect(canGenerate({ ...ready, ...missing }, 'new')).toBe(false);
    }
    expect(canGenerate(ready, 'continue')).toBe(false);
    expect(canGenerate(atStory, 'continue')).toBe(true);
  });

  test('no second one while busy; neither back, edits nor starting over [WZ-11]', () => {
    expect(writing.busy).toBe('new');
    const events: WizardEvent[] = [
      { type: 'generationStarted', generation: 'new' },
      { type: 'back' },
      { type: 'next' },
      { type: 'startedOver' },
      { type: 'editStarted', view: 'editTheme' },
    ];
    for (const event of events) expect(wizard(writing, event)).toBe(writing);
  });

  test('a story is one segment, index 0, at the story step [WZ-12]', () => {
    expect(atStory).toMatchObject({
      step: 'story',
      view: 'view',
      busy: null,
      story: { title: 'A Story', segments: ['One.'], index: 0, continuations: 0 },
    });
  });

  test('a continuation comes after a blank line and is counted [WZ-12]', () => {
    const twice = run(
      [
        { type: 'generationStarted', generation: 'continue' },
        { type: 'storyContinued', text: 'Two.' },
        { type: 'generationStarted', generation: 'continue' },
        { type: 'storyContinued', text: 'Three.' },
      ],
      atStory,
    );
    expect(twice.story).toMatchObject({ index: 2, continuations: 2 });
    expect(twice.story && storyText(twice.story)).toBe('One.\n\nTwo.\n\nThree.');
  });

  test('what was told last is taken back once, with its pictures and what it was made of [UX-06]', () => {
    const picture = (offset: number) => ({ offset, url: `/pictures/${offset}.svg`, description: '' });
    const wentOn = run(
      [
        { type: 'picturesDrawn', storyId: 's1', pictures: [picture(0)], painter: 'built-in' },
        { type: 'editStarted', view: 'editCharacters' },
        { type: 'characterToggled', character: ember },
        { type: 'generationStarted', generation: 'continue' },
        { type: 'storyContinued', text: 'Two.' },
        { type: 'picturesDrawn', storyId: 's1', pictures: [picture(6)], painter: 'built-in' },
      ],
      atStory,
    );
    expect(wentOn).toMatchObject({ characters: [mia, ember], madeOf: { characters: [mia, ember] } });
    const undone = wizard(wentOn, { type: 'continuationUndone' });
    expect(undone).toMatchObject({
      characters: [mia],
      madeOf: { characters: [mia] },
      story: { segments: ['One.'], index: 0, continuations: 0, pictures: [picture(0)] },
    });
    expect(wizard(undone, { type: 'continuationUndone' })).toBe(undone);
    expect(wizard(atStory, { type: 'continuationUndone' })).toBe(atStory);
  });

  test('after a failure everything is as it was', () => {
    expect(wizard(writing, { type: 'generationFailed' })).toEqual(ready);
  });

  test('a new story from the story step replaces the old one [WZ-13]', () => {
    const again = run(
      [
        { type: 'generationStarted', generation: 'new' },
        { type: 'storyCreated', story: { ...told, id: 's2' }, text: 'Other.' },
      ],
      run(
        [
          { type: 'generationStarted', generation: 'continue' },
          { type: 'storyContinued', text: 'Two.' },
        ],
        atStory,
      ),
    );
    expect(again.story).toMatchObject({ id: 's2', segments: ['Other.'], index: 0, continuations: 0 });
  });
});

describe('sub-views [WZ-10]', () => {
  test.each(['editCharacters', 'editTheme'] as const)('%s ends by continuing', (view) => {
    const editing = wizard(atStory, { type: 'editStarted', view });
    expect(editing.view).toBe(view);
    expect(wizard(editing, { type: 'editCancelled' })).toEqual(atStory);
    const events: WizardEvent[] = [
      { type: 'generationStarted', generation: 'continue' },
      { type: 'storyContinued', text: 'Two.' },
    ];
    expect(run(events, editing)).toMatchObject({ view: 'view', story: { continuations: 1 } });
  });

  test('who changes their mind finds the story as it was made', () => {
    const events: WizardEvent[] = [
      { type: 'editStarted', view: 'editTheme' },
      { type: 'themeChosen', theme: option('another') },
      { type: 'characterToggled', character: option('one-more') },
      { type: 'editCancelled' },
    ];
    expect(run(events, atStory)).toEqual(atStory);
  });

  test('without a story there is nothing to edit', () => {
    expect(wizard(ready, { type: 'editStarted', view: 'editTheme' })).toBe(ready);
  });
});

test('starting over clears everything but what people made themselves [WZ-13]', () => {
  const own = wizard(atStory, { type: 'customAdded', kind: 'theme', name: 'Kites', now: 1 });
  expect(wizard(own, { type: 'startedOver' })).toEqual({ ...FIRST_STATE, customs: own.customs });
});

test('the family goes along when their person leaves [PC-03]', () => {
  const withFamily = run(
    [
      { type: 'characterToggled', character: option('personal-1') },
      { type: 'generationStarted', generation: 'new' },
      { type: 'storyCreated', story: told, text: 'One.' },
    ],
    ready,
  );
  const alone = wizard(withFamily, { type: 'familyLeft' });
  expect([alone.characters, alone.madeOf?.characters]).toEqual([[mia], [mia]]);
});

test('a tab that was left before there was all of today is understood', () => {
  const { madeOf: _, undo: __, beingTold: ___, ...older } = atStory;
  expect(restored(older as WizardState)).toEqual(atStory);
});

test('pictures join the story they were drawn for, once', () => {
  const picture = { offset: 0, url: '/pictures/a.svg', description: 'A fox' };
  const drawn: WizardEvent = {
    type: 'picturesDrawn',
    storyId: 's1',
    pictures: [picture],
    painter: 'built-in',
  };
  expect(run([drawn, drawn], atStory).story).toMatchObject({ pictures: [picture], painter: 'built-in' });
  expect(wizard(atStory, { ...drawn, storyId: 'another' })).toBe(atStory);
});

test('a story is opened again with all that belongs to it [ST-06]', () => {
  const { ageGroup, setting, theme, characters, story } = atStory;
  if (!story) throw new Error('no story was told');
  const opened = wizard(FIRST_STATE, {
    type: 'storyOpened',
    state: { ageGroup, setting, theme, characters, story },
  });
  expect(opened).toEqual(atStory);
});

test('choices that were filled in elsewhere wait at the characters', () => {
  const choices = { ageGroup: '3-5', setting: forest, theme: magic, characters: [mia] } as const;
  expect(wizard(FIRST_STATE, { type: 'choicesFilled', choices })).toMatchObject({
    ...choices,
    step: 'character',
  });
});

test.each([
  ['setting', { setting: null, theme: magic }],
  ['theme', { setting: forest, theme: null }],
] as const)('where the %s could not be filled in, that is chosen first', (step, made) => {
  const choices = { ageGroup: '3-5', characters: [mia], ...made } as const;
  expect(wizard(FIRST_STATE, { type: 'choicesFilled', choices })).toMatchObject({ ...choices, step });
});

test('what is kept over a reload is not busy, and is recognised', () => {
  expect(settled(writing)).toEqual({ ...ready });
  expect(isWizardState(JSON.parse(JSON.stringify(atStory)))).toBe(true);
  for (const other of [null, 'x', {}, { step: 'story', characters: [], customs: FIRST_STATE.customs }]) {
    expect(isWizardState(other)).toBe(false);
  }
});
