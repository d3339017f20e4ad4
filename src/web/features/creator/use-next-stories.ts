import { useEffect, useEffectEvent, useState } from 'react';
import { firstPart, type StoryChoices } from '#domain/created-story.ts';
import type { OpenedStory } from '#domain/wizard-state.ts';
import { randomId } from '#web/browser/random-id.ts';
import { heardLately, rememberHeard } from '#web/features/creator/creator-state.ts';
import { writeStory, type StoryWish } from '#web/features/creator/write-story.ts';

/** So many stories may wait for their reader. */
const MOST_WAITING = 3;

/** Another story with the same heroes, wished for at the end of one. */
export interface NextWish {
  wish: StoryWish;
  choices: StoryChoices;
  owner: string | undefined;
}

/** Stories that are told while another one is read. They are in this tab alone until somebody opens them. */
export interface NextStories {
  /** The first of those that are told. */
  ready: OpenedStory | undefined;
  /** Still to be told. */
  coming: number;
  isFull: boolean;
  add: (wish: NextWish) => void;
  /** It is opened now, and waits no more. */
  take: () => void;
}

export function useNextStories(onFailed: (error: unknown) => void): NextStories {
  const [wishes, setWishes] = useState<readonly NextWish[]>([]);
  const [ready, setReady] = useState<readonly OpenedStory[]>([]);
  const told = useEffectEvent((story: OpenedStory) => {
    setReady([...ready, story]);
    setWishes(wishes.slice(1));
  });
  const failed = useEffectEvent((error: unknown) => {
    // The others are still wished for.
    setWishes(wishes.slice(1));
    onFailed(error);
  });
  const [first] = wishes;
  useEffect(() => {
    if (!first) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    tell(first, signal).then(
      (story) => signal.aborted || told(story),
      (error: unknown) => signal.aborted || failed(error),
    );
    return () => controller.abort();
  }, [first]);
  const isFull = wishes.length + ready.length >= MOST_WAITING;
  return {
    ready: ready[0],
    coming: wishes.length,
    isFull,
    add: (wish) => !isFull && setWishes([...wishes, wish]),
    take: () => setReady(ready.slice(1)),
  };
}

/** What was told meanwhile is remembered, so that no story is told twice. */
async function tell({ wish, choices, owner }: NextWish, signal: AbortSignal): Promise<OpenedStory> {
  const { language, ageGroup } = wish;
  const memory = heardLately(language);
  const written = await writeStory({ ...wish, ...(memory && { memory }) }, () => undefined, signal);
  const { text, title, writer, beats, scenes, questions, tale, seal } = written;
  if (!text) throw new Error('nothing came');
  rememberHeard(language, written.memory);
  const story = { id: randomId(), title, language, ageGroup, writer, beats, scenes, tale, seal, owner };
  return { ...choices, story: firstPart(story, text, questions) };
}
