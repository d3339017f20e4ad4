import type { MyStory, MyStoryChange, NewMyStory } from '#contract/my-stories.ts';
import type { Earned } from '#contract/rewards.ts';
import { isPersonal } from '#domain/personal-character.ts';
import type { ToldStory } from '#domain/told-story.ts';
import type { CreatedStory, WizardState } from '#domain/wizard.ts';
import type { StoryOption } from '#domain/story-options.ts';
import { kept } from '#web/browser/storage.ts';
import type { Change } from '#web/outbox/waiting.ts';
import { WAITS, sendOrKeep } from '#web/outbox/send-or-keep.ts';
import { authorizedFetch } from '#web/session/authorized-fetch.ts';
import { tellEarned } from '#web/shell/reward-news.ts';

const SHELF = '/api/my-stories' as const;
const CASTS_KEY = 'fabloom.casts';
const MOST_CASTS = 200;

/** What the shelf keeps of a story. Family and friends are left out: only this browser knows who was in it. */
export function forShelf(story: CreatedStory, told: ToldStory): NewMyStory {
  return {
    id: story.id,
    title: story.title,
    ageGroup: story.ageGroup,
    language: story.language,
    choices: {
      setting: told.setting,
      theme: told.theme,
      characters: told.heroes.filter((hero) => !isPersonal(hero)),
    },
    segments: story.segments.map((text, i) => ({ id: `segment-${i + 1}`, text })),
    media: {
      pictures: (story.pictures ?? []).map(({ url, description, offset }) => ({ url, description, offset })),
    },
    toldBy: story.writer,
  };
}

/** Puts a story on the shelf, or brings what is there up to date; where the line is down, as soon as it is back. */
export async function putOnShelf(
  story: NewMyStory,
  isThere: boolean,
  signal: AbortSignal,
): Promise<'saved' | typeof WAITS> {
  if (!isThere) {
    // Not given up half-way: only this answer says what the story earned.
    const response = await send(story.id, 'POST', story);
    // What waits may have arrived before, in an older version: the change after it brings that up to date.
    if (response !== WAITS) {
      if (response.status === 201) {
        tellEarned((await response.json()) as { earned?: Earned[] });
        return 'saved';
      }
      if (!response.ok) throw new Error(`the shelf answered ${response.status}`);
    }
  }
  const { id, title, choices, segments, media } = story;
  const change: MyStoryChange = { title, choices, segments, ...(media && { media }) };
  const response = await send(id, 'PATCH', change, { signal });
  if (response === WAITS) return WAITS;
  if (!response.ok) throw new Error(`the shelf answered ${response.status}`);
  return 'saved';
}

/** Where somebody stopped reading; sent while the page goes away, so nobody waits for an answer. */
export function keepPosition(id: string, position: number): void {
  sendOrKeep(
    {
      kind: 'position',
      method: 'PATCH',
      path: `${SHELF}/${id}`,
      body: { position },
      about: `position ${id}`,
    },
    { keepalive: true },
  ).catch(() => undefined);
}

export async function fromShelf(id: string, signal: AbortSignal): Promise<MyStory> {
  const response = await authorizedFetch(`${SHELF}/${encodeURIComponent(id)}`, { signal });
  if (!response.ok) throw new Error(`the shelf answered ${response.status}`);
  const { story } = (await response.json()) as { story: MyStory };
  return story;
}

/** As the creator left it, with the people of this browser who were in it. */
export function openedState(
  stored: MyStory,
  family: readonly StoryOption[],
): Pick<WizardState, 'ageGroup' | 'setting' | 'theme' | 'characters' | 'story'> {
  const { id, title, ageGroup, language, choices, segments, media, toldBy } = stored;
  const cast = castOf(id);
  const count = segments.length - 1;
  const pictures = (media.pictures ?? []).flatMap(({ offset, ...picture }) =>
    offset === undefined ? [] : [{ ...picture, offset }],
  );
  return {
    ageGroup,
    setting: choices.setting,
    theme: choices.theme,
    characters: [...family.filter((one) => cast.includes(one.id)), ...choices.characters],
    story: {
      id,
      title,
      ageGroup,
      language,
      segments: segments.map(({ text }) => text),
      index: count,
      continuations: count,
      writer: toldBy ?? '',
      // Its scenes begin where its pictures hang, wherever they would be cut today.
      beats: pictures.map(({ offset }) => offset),
      pictures,
    },
  };
}

/** Remembers here, and nowhere else, which of the family are in a story. */
export function rememberCast(id: string, heroes: readonly StoryOption[]): void {
  const personal = heroes.filter(isPersonal).map((hero) => hero.id);
  const others = casts().filter(([story]) => story !== id);
  const all = personal.length > 0 ? [...others, [id, personal]] : others;
  kept.write(CASTS_KEY, JSON.stringify(all.slice(-MOST_CASTS)));
}

function castOf(id: string): readonly string[] {
  return casts().find(([story]) => story === id)?.[1] ?? [];
}

function casts(): [story: string, heroes: string[]][] {
  try {
    const value: unknown = JSON.parse(kept.read(CASTS_KEY) ?? '[]');
    return Array.isArray(value) ? (value as [string, string[]][]) : [];
  } catch {
    return [];
  }
}

/** By which a story that waits is known. */
export const aboutShelf = (id: string, method: Change['method']) => `shelf ${id} ${method}`;

function send(
  id: string,
  method: 'POST' | 'PATCH',
  body: object,
  how: Pick<RequestInit, 'signal'> = {},
): Promise<Response | typeof WAITS> {
  const path = method === 'POST' ? SHELF : (`${SHELF}/${id}` as const);
  const about = aboutShelf(id, method);
  return sendOrKeep({ kind: 'shelf', method, path, body, about, changes: ['my-stories'] }, how);
}
