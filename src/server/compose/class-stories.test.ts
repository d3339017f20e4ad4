import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { inGroups } from '#domain/school-class.ts';
import { namesTold } from '#domain/text/names-told.ts';
import { createBuiltInStoryteller } from '#engines/storyteller/built-in/storyteller.ts';
import { createClassTeller } from '#engines/storyteller/class-tales/class-teller.ts';
import type { StoryPart, Storyteller, StoryRequest } from '#engines/storyteller/port.ts';
import { CLASSES } from '#engines/storyteller/testing/classes.ts';
import { loadCatalogues } from '#server/catalogue/load-catalogue.ts';
import { CONTENT } from '#server/content/folder.ts';
import { tellClass, type ClassStoryTellers } from '#server/features/classes/class-stories.ts';

const own = createBuiltInStoryteller({ contentDir: CONTENT });
const tellers = { classTeller: createClassTeller(CONTENT), catalogues: loadCatalogues(CONTENT) };
const { signal } = new AbortController();

interface Tale {
  id: string;
  text: string;
}

/** Tells what the test says. */
function storytellerOf(tell: (request: StoryRequest, time: number) => Tale): Storyteller {
  let time = 0;
  return {
    name: 'a teller of the test',
    async *tell(request): AsyncIterable<StoryPart> {
      const { id, text } = tell(request, time++);
      yield { type: 'title', title: `${request.characters[0]?.name} and ${id}` };
      yield { type: 'text', text };
      yield { type: 'tale', tale: { id, seed: 1, times: 1 } };
    },
    adventure: () => Promise.reject(new Error('no adventures here')),
  };
}

const inGroupsOf = (
  groupSize: number,
  names: string[],
  storyteller: ClassStoryTellers['storyteller'],
  language = 'en' as (typeof LANGUAGE_CODES)[number],
) =>
  tellClass(
    { language, ageGroup: '6-8', names, groupSize, heard: [] },
    { ...tellers, storyteller },
    1,
    signal,
  );

test.each([
  [
    'en',
    ['Anna', 'Ann', 'Ben', 'Benjamin'],
    'Anna and Benjamin laughed.',
    'Ann, Anna, Ben and Benjamin laughed.',
  ],
  ['zh', ['小明明', '小明', '大海'], '小明明看着大海。', '小明明看着小明和大海。'],
] as const)(
  'in %s a tale that says a longer name alone leaves the shorter one out, and is not told [CL-03]',
  async (language, names, without, whole) => {
    const storyteller = storytellerOf((_, time) => ({ id: `t${time}`, text: time === 0 ? without : whole }));
    const [story] = await inGroupsOf(4, [...names], storyteller, language);
    expect(story?.text).toBe(whole);
  },
);

const everybody = ({ characters }: StoryRequest) => characters.map(({ name }) => name).join(', ');

test('a tale that another group has heard is not told while another fits [CL-03]', async () => {
  const ids = ['drum', 'drum', 'kite', 'drum', 'kite', 'well'];
  const storyteller = storytellerOf((request, time) => ({
    id: ids[time] ?? 'well',
    text: everybody(request),
  }));
  const stories = await inGroupsOf(3, CLASSES.en.slice(0, 9), storyteller);
  expect(stories.map(({ title }) => title.split(' and ')[1])).toEqual(['drum', 'kite', 'well']);
});

test('where no other fits, a group hears again what another has heard [CL-03]', async () => {
  const storyteller = storytellerOf((request) => ({ id: 'drum', text: everybody(request) }));
  expect(await inGroupsOf(3, CLASSES.en.slice(0, 6), storyteller)).toHaveLength(2);
});

test.each(LANGUAGE_CODES)('in %s no two groups of a class hear the same tale [CL-03]', async (language) => {
  const names = CLASSES[language];
  const stories = await inGroupsOf(3, names, own, language);
  expect(stories.map(({ children }) => children)).toEqual(inGroups(names, 3));
  for (const { text, children } of stories)
    expect(children.filter((name) => !namesTold(text, children, language).has(name))).toEqual([]);
  // Whose story it is does not make it another one.
  const titles = stories.map(({ title, children }) =>
    children.reduce((rest, name) => rest.replaceAll(name, '…'), title),
  );
  expect(titles.filter((title, i) => titles.indexOf(title) < i)).toEqual([]);
});

test('a name with a full stop does not end a sentence with two, and its scenes begin where they did [CL-03]', async () => {
  const { scenes } = await tellers.classTeller.tell({
    language: 'en',
    ageGroup: '6-8',
    names: ['Mia'],
    seed: 1,
  });
  const text = '“Ha,” said Mia B.. Ben laughed... And Mia B.… so did all.\n\nThen Mia B.. slept, and Ben.';
  const storyteller: Storyteller = {
    name: 'a teller of the test',
    async *tell(): AsyncIterable<StoryPart> {
      yield { type: 'text', text };
      yield { type: 'scenes', scenes: scenes.map((scene) => ({ ...scene, offset: text.indexOf('Then') })) };
    },
    adventure: () => Promise.reject(new Error('no adventures here')),
  };
  const [story] = await inGroupsOf(3, ['Mia B.', 'Ben'], storyteller);
  expect(story?.text).toBe(
    '“Ha,” said Mia B. Ben laughed... And Mia B.… so did all.\n\nThen Mia B. slept, and Ben.',
  );
  expect(story?.text.slice(story.scenes[0]?.offset)).toMatch(/^Then/);
});
