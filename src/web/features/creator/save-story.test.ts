import { expect, test } from 'vitest';
import { newMyStory, type MyStory } from '#contract/my-stories.ts';
import { continued, questionsOf } from '#domain/created-story.ts';
import { wholePerson } from '#domain/look.ts';
import type { SceneDirection, StoryScene } from '#domain/scene-direction.ts';
import { kept } from '#web/browser/storage.ts';
import { rememberCast } from '#web/features/creator/remembered-cast.ts';
import { forMyStories, openedState } from '#web/features/creator/save-story.ts';
import { scenesOf } from '#web/scenes/story-scenes.ts';
import { toldStory } from '#web/features/creator/tell.ts';

const PARAGRAPHS = [
  'Ember woke up.',
  'It was early.',
  'A key lay there.',
  'It was cold.',
  'Whose was it?',
  'A fox’s.',
];
const TEXT = PARAGRAPHS.join('\n\n');
const none = { id: '', name: 'Any', emoji: '', description: '' };

function inMyStories(offsets: readonly number[]): MyStory {
  return {
    id: '6d2f3a52-7c5c-4d4e-8d6e-0d6a4f1c2b3a',
    title: 'The Key',
    ageGroup: '3-5',
    language: 'en',
    choices: { setting: none, theme: none, characters: [] },
    segments: [{ id: 'segment-1', text: TEXT }],
    position: 0,
    media: {
      pictures: offsets.map((offset) => ({
        url: `/pictures/${'a'.repeat(40)}.svg`,
        description: 'Ember',
        offset,
      })),
    },
    toldBy: null,
    ofClass: false,
    createdAt: '2026-11-16T00:00:00.000Z',
    updatedAt: '2026-11-16T00:00:00.000Z',
    revision: 1,
  };
}

const NOBODY: SceneDirection = {
  place: 'bedroom',
  spot: 'home',
  light: 'night',
  weather: 'clear',
  shot: 'wide',
  who: [],
  things: [],
};

test('what to talk about is kept with each part, and a story of before has none [RB-08]', () => {
  const stored = inMyStories([]);
  const open = openedState(stored, [], 'somebody');
  expect(questionsOf(open.story)).toEqual([]);
  const more = continued(open.story, { text: 'The end.', questions: ['Whose key was it?'] });
  const { segments } = newMyStory.parse(forMyStories(more, toldStory(open)));
  expect(segments[0]).not.toHaveProperty('questions');
  const opened = openedState({ ...stored, segments }, [], 'somebody');
  expect(questionsOf(opened.story)).toEqual(['Whose key was it?']);
});

test('a story of a class stays one when it goes on, and its tools know it [CL-03]', () => {
  const open = openedState({ ...inMyStories([]), ofClass: true }, [], 'somebody');
  const told = toldStory(open);
  expect(told.byUs).toBe(true);
  expect(newMyStory.parse(forMyStories(continued(open.story, { text: 'The end.' }), told)).ofClass).toBe(
    true,
  );
  expect(toldStory(openedState(inMyStories([]), [], 'somebody')).byUs).toBeUndefined();
});

test('what happens where is kept with the story, and the family only here [TL-10] [PC-03]', () => {
  const maya = { id: 'personal-1', name: 'Maya', emoji: '', description: '' };
  const scene: StoryScene = {
    id: 'hat',
    offset: 0,
    direction: { ...NOBODY, who: [{ name: 'Maya', figure: 'child' }] },
  };
  const stored = inMyStories([]);
  const { story } = openedState(stored, [maya], 'somebody');
  const told = { ...toldStory({ ...openedState(stored, [maya], 'somebody'), characters: [maya] }) };
  rememberCast(story.id, [maya]);
  const sent = newMyStory.parse(forMyStories({ ...story, scenes: [scene] }, told));
  expect(JSON.stringify(sent.media.scenes)).not.toContain('Maya');
  const opened = openedState({ ...stored, media: sent.media }, [maya], 'somebody');
  expect(opened.story.scenes).toEqual([scene]);
});

const cuts = (story: MyStory) => {
  const { story: opened } = openedState(story, [], 'somebody');
  return opened ? scenesOf(opened).map(({ offset }) => offset) : [];
};

test('a story from My Stories is cut where its pictures hang, wherever it would be cut anew [ST-06]', () => {
  const anew = cuts(inMyStories([]));
  const startOf = (paragraph: string) => TEXT.indexOf(paragraph);
  // Four pages, as the youngest had them once.
  const hung = ['Ember', 'A key', 'Whose', 'A fox'].map(startOf);
  expect(anew).not.toEqual(hung);
  expect(cuts(inMyStories(hung))).toEqual(hung);
});

test('an adventure is cut where its scenes were planned, and shows all that was drawn [AD-04]', () => {
  const parts = ['One.\n\nTwo.\n\nThree.', '→ Go\n\nWent.\n\nFar.\n\nHome.\n\nNight.'];
  const stored = { ...inMyStories([]), segments: parts.map((text, i) => ({ id: `segment-${i + 1}`, text })) };
  const whole = parts.join('\n\n');
  const starts = ['One', '→ Go', 'Home', 'Night'].map((words) => whole.indexOf(words));
  const scenes = starts.map((offset) => ({ id: `at ${offset}`, offset, direction: NOBODY }));
  const [opening, chosen, home] = starts;
  expect(cuts({ ...stored, ageGroup: '3-5', media: { scenes } })).toEqual([opening, chosen, home]);
  const pictures = starts.map((offset) => ({ url: '/pictures/x.svg', description: '', offset }));
  expect(cuts({ ...stored, ageGroup: '3-5', media: { scenes, pictures } })).toEqual(starts);
});

test('a hero of one’s own is kept with the story, and the look only here [PI-02]', () => {
  const look = wholePerson({ cover: { kind: 'hijab' } }, 'x', { gender: 'f' });
  const robin = { id: 'custom-1', name: 'Robin', emoji: '⭐', description: '', look };
  const open = { ...openedState(inMyStories([]), [], 'somebody'), characters: [robin] };
  const sent = newMyStory.parse(forMyStories(open.story, toldStory(open)));
  expect(sent.choices.characters).toMatchObject([{ id: 'custom-1', name: 'Robin' }]);
  expect(JSON.stringify(sent)).not.toContain('hijab');
  rememberCast(sent.id, [robin]);
  const again = openedState({ ...inMyStories([]), choices: sent.choices }, [], 'somebody');
  expect(again.characters).toMatchObject([{ id: 'custom-1', look }]);
  rememberCast(sent.id, [{ ...robin, look: undefined }]);
  expect(openedState(inMyStories([]), [], 'somebody').characters).toEqual([]);
});

test('what is no look is nobody’s [PI-02]', () => {
  const stored = inMyStories([]);
  const robin = { id: 'custom-1', name: 'Robin', emoji: '⭐', description: '' };
  kept.write('fabloom.looks', JSON.stringify([[stored.id, { 'custom-1': { skin: 'x' } }]]));
  const choices = { ...stored.choices, characters: [robin] };
  expect(openedState({ ...stored, choices }, [], 'somebody').characters).toEqual([robin]);
});
