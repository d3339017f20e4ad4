import type { MyStory, MyStoryChange, NewMyStory } from '#contract/my-stories.ts';
import { storyVersion, type CreatedStory } from '#domain/created-story.ts';
import { withFamily, withoutFamily } from '#domain/family-in-scenes.ts';
import { isPersonal } from '#domain/personal-character.ts';
import type { ToldStory } from '#domain/told-story.ts';
import type { OpenedStory } from '#domain/wizard-state.ts';
import { optionOf, type StoryOption } from '#domain/story-options.ts';
import { ask } from '#web/api/api.ts';
import { bodyOf } from '#web/api/body-of.ts';
import { refusalOf } from '#web/api/refusal.ts';
import { familyIn, looksIn } from '#web/features/creator/remembered-cast.ts';
import { WAITS, sendOrKeep } from '#web/outbox/send-or-keep.ts';
import { tellEarned } from '#web/news/reward-news.ts';

/** What My Stories keeps of a story. Family and friends are left out: only this browser knows who was in it. */
export function forMyStories(story: CreatedStory, told: ToldStory): NewMyStory {
  return {
    id: story.id,
    title: story.title,
    ageGroup: story.ageGroup,
    language: story.language,
    choices: {
      setting: told.setting,
      theme: told.theme,
      characters: told.heroes.filter((hero) => !isPersonal(hero)).map(optionOf),
    },
    segments: story.segments.map((text, i) => {
      const questions = story.questions?.[i] ?? [];
      return { id: `segment-${i + 1}`, text, ...(questions.length > 0 && { questions: [...questions] }) };
    }),
    media: {
      pictures: (story.pictures ?? []).map(({ url, description, offset }) => ({ url, description, offset })),
      scenes: withoutFamily(
        story.scenes ?? [],
        told.heroes.filter(isPersonal).map(({ name }) => name),
      ),
      ...(story.tale && { tale: story.tale }),
      ...(story.tellings && { tellings: [...story.tellings] }),
    },
    toldBy: story.writer,
    ...(story.ofClass && { ofClass: true }),
  };
}

/**
 * How a story stands in My Stories now, or what another tab or device has put there meanwhile; where the line is down, it
 * waits to be put there.
 */
export type SaveOutcome = { revision: number } | { newer: MyStory } | typeof WAITS;

/** Puts a story in My Stories, or brings what is there up to date: the revision is the one that was told on. */
export async function saveStory(story: NewMyStory, revision: number | undefined): Promise<SaveOutcome> {
  if (revision !== undefined) {
    const changed = await change(story, revision);
    if (changed) return changed;
  }
  const answer = await sendOrKeep('POST /api/my-stories', { json: story }, saving(story.id));
  if (answer === WAITS) return WAITS;
  const { story: stored, earned } = await bodyOf(answer);
  if (answer.status === 201) {
    tellEarned({ earned });
    return { revision: stored.revision };
  }
  // It was there already: sent before, by a tab that was closed before it heard so.
  const isOurs = stored.segments.every(({ text }, i) => text === story.segments[i]?.text);
  const changed = isOurs && (await change(story, stored.revision));
  return changed || { newer: stored };
}

/** Null if it is not in My Stories, or no longer. */
async function change(story: NewMyStory, revision: number): Promise<SaveOutcome | null> {
  const { id, title, choices, segments, media } = story;
  const wish: MyStoryChange = { title, choices, segments, revision, ...(media && { media }) };
  const answer = await sendOrKeep('PATCH /api/my-stories/:id', { param: { id }, json: wish }, saving(id));
  if (answer === WAITS) return WAITS;
  if (answer.status === 409) return { newer: (await answer.json()).story };
  if (answer.ok) return { revision: (await answer.json()).story.revision };
  const refusal = await refusalOf(answer);
  if (refusal.status === 404) return null;
  throw refusal;
}

/** Where somebody stopped reading; sent while the page goes away, so nobody waits for an answer. */
export function keepPosition(id: string, position: number): void {
  sendOrKeep(
    'PATCH /api/my-stories/:id',
    { param: { id }, json: { position }, keepalive: true },
    { kind: 'position', about: `position ${id}` },
  ).catch(() => undefined);
}

export async function fromMyStories(id: string, signal: AbortSignal): Promise<MyStory> {
  const { story } = await ask('GET /api/my-stories/:id', { param: { id }, signal });
  return story;
}

/** As the creator left it, with the people of this browser who were in it. */
export function openedState(stored: MyStory, family: readonly StoryOption[], owner: string): OpenedStory {
  const { id, title, ageGroup, language, choices, segments, media, toldBy, ofClass, revision } = stored;
  const present = familyIn(id);
  const looks = looksIn(id);
  const count = segments.length - 1;
  const pictures = (media.pictures ?? []).flatMap(({ offset, ...picture }) =>
    offset === undefined ? [] : [{ ...picture, offset }],
  );
  const made = {
    ageGroup,
    setting: choices.setting,
    theme: choices.theme,
    characters: [
      ...family.filter((one) => present.includes(one.id)),
      ...choices.characters.map((hero) => {
        const look = looks[hero.id];
        return look ? { ...hero, look } : hero;
      }),
    ],
  };
  const story = {
    id,
    title,
    ageGroup,
    language,
    segments: segments.map(({ text }) => text),
    questions: segments.map(({ questions = [] }) => questions),
    index: count,
    continuations: count,
    writer: toldBy ?? '',
    ofClass,
    scenes: withFamily(
      media.scenes ?? [],
      present.map((one) => family.find((member) => member.id === one)?.name),
    ),
    // Its scenes begin where its pictures hang, wherever they would be cut today.
    beats: pictures.map(({ offset }) => offset),
    pictures,
    tale: media.tale,
    tellings: media.tellings ?? [],
    owner,
  };
  return { ...made, story: { ...story, saved: { revision, version: storyVersion(story, made) } } };
}

/** By which a story that waits is known. */
export const aboutSaving = (id: string) => `my-stories ${id}`;

const saving = (id: string) => ({ kind: 'story', about: aboutSaving(id), changes: ['my-stories'] }) as const;
