import { useEffect, useReducer, useRef, useState } from 'react';
import { BUILT_IN } from '#domain/engines.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { firstPart, storyText } from '#domain/created-story.ts';
import type { PersonalizedContext } from '#domain/personal-character.ts';
import { canGenerate, wizard } from '#domain/wizard.ts';
import {
  choicesOf,
  type Generation,
  type OpenedStory,
  type WizardEvent,
  type WizardState,
} from '#domain/wizard-state.ts';
import { optionOf, type StoryOption } from '#domain/story-options.ts';
import { isLineUp } from '#web/browser/line.ts';
import { randomId } from '#web/browser/random-id.ts';
import { heardLately, rememberHeard, restoreState } from '#web/features/creator/creator-state.ts';
import { layOpen } from '#web/features/creator/open-book.ts';
import { useKept } from '#web/features/creator/use-kept.ts';
import { useNextStories } from '#web/features/creator/use-next-stories.ts';
import { writeStory, type StoryWish, type WrittenStory } from '#web/features/creator/write-story.ts';
import { useTranslate, type Translate } from '#web/i18n/messages.ts';
import { Refusal, lineWords, refusalWords } from '#web/api/refusal.ts';
import { dismissFailures, toast, type ToastOptions } from '#web/ui/toast-store.ts';

export interface Creator {
  state: WizardState;
  dispatch: (event: WizardEvent) => void;
  /** What is being written right now. */
  draft: WrittenStory | null;
  /** The new story, as far as it is told: its book lies open before it has a word. */
  coming: OpenedStory | null;
  generate: (generation: Generation) => void;
  next: NextInLine;
  /** The story, if there is one, will be found again: in My Stories or in this browser. */
  isKept: boolean;
}

/** Other stories with the same heroes, told while this one is read. */
export interface NextInLine {
  /** Of the first that is told. */
  title: string | undefined;
  /** Still to be told. */
  coming: number;
  isFull: boolean;
  wish: () => void;
  open: () => void;
}

interface CreatorOptions {
  language: LanguageCode;
  /** Whose stories are told; nobody's in particular for a guest. */
  owner: string | undefined;
  /** What the reader's own people are to the story. */
  contextOf: (heroes: readonly StoryOption[]) => PersonalizedContext;
}

/** The wizard, the story and everything that is written for it. */
export function useCreator({ language, owner, contextOf }: CreatorOptions): Creator {
  const t = useTranslate();
  const [state, dispatch] = useReducer(wizard, undefined, restoreState);
  const [draft, setDraft] = useState<WrittenStory | null>(null);
  /** The new story that is being told. */
  const [begun, setBegun] = useState<Begun | null>(null);
  const writing = useRef<AbortController>(undefined);
  const isKept = useKept(state, dispatch);
  useEffect(() => () => writing.current?.abort(), []);
  useUnwrittenStory(state.busy !== null);

  const generate = (generation: Generation) => {
    // The reducer would refuse as well; this keeps a second request from going out.
    if (!canGenerate(state, generation) || writing.current) return;
    const wish = wishOf(state, generation, language, contextOf);
    if (!wish) return;
    const controller = new AbortController();
    writing.current = controller;
    dispatch({ type: 'generationStarted', generation });
    dismissFailures();
    const next = { id: randomId(), language: wish.language };
    if (generation === 'new') {
      setBegun(next);
      layOpen(next.id);
    }
    void write(wish, next, controller.signal);
  };

  const write = async (wish: StoryWish, { id }: Begun, signal: AbortSignal) => {
    const { generation } = wish;
    try {
      const written = await writeStory(wish, setDraft, signal);
      const event = eventOf(written, wish, { id, owner });
      dispatch(event ?? { type: 'generationFailed' });
      if (event) rememberHeard(wish.language, written.memory);
      toast(event ? successOf(generation, t) : nothingCame(generation, t));
    } catch (error) {
      if (signal.aborted) return;
      // oxlint-disable-next-line no-console -- the documented way: generation errors are also logged
      console.error('Story generation failed', error instanceof Error ? error.message : error);
      dispatch({ type: 'generationFailed' });
      toast(failureOf(error, generation, t));
    } finally {
      writing.current = undefined;
      setDraft(null);
      setBegun(null);
    }
  };
  const waiting = useNextStories((error) => toast(failureOf(error, 'new', t)));
  const { ready, coming, isFull } = waiting;
  const next: NextInLine = {
    title: ready?.story.title,
    coming,
    isFull,
    wish: () => {
      const wish = wishOf(state, 'new', language, contextOf);
      if (wish) waiting.add({ wish, choices: choicesOf(state), owner });
    },
    open: () => {
      if (!ready) return;
      waiting.take();
      layOpen(ready.story.id);
      dispatch({ type: 'storyOpened', state: ready });
    },
  };
  return { state, dispatch, draft, coming: comingStory(state, begun, draft), generate, isKept, next };
}

/** A story that is being told: its name in this browser is known, and whatever else was chosen. */
interface Begun {
  id: string;
  language: LanguageCode;
}

function comingStory(
  { busy, beingTold }: WizardState,
  begun: Begun | null,
  draft: WrittenStory | null,
): OpenedStory | null {
  if (busy !== 'new' || !beingTold || !begun) return null;
  const { title = '', text = '', writer = BUILT_IN } = draft ?? {};
  const story = firstPart({ ...begun, title, writer, ageGroup: beingTold.ageGroup }, text);
  return { ...beingTold, story };
}

/** The one moment at which closing the tab would lose something: the browser asks in its own words. */
function useUnwrittenStory(isWriting: boolean): void {
  useEffect(() => {
    if (!isWriting) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWriting]);
}

function wishOf(
  { setting, theme, characters, ageGroup, story }: WizardState,
  generation: Generation,
  chosenLanguage: LanguageCode,
  contextOf: CreatorOptions['contextOf'],
): StoryWish | null {
  if (!setting || !theme) return null;
  // A story goes on in the language in which it began.
  const language = generation === 'continue' && story ? story.language : chosenLanguage;
  const memory = heardLately(language);
  return {
    generation,
    characters: characters.map(optionOf),
    theme: optionOf(theme),
    setting: optionOf(setting),
    ageGroup,
    language,
    personalizedContext: contextOf(characters),
    ...(generation === 'continue' &&
      story && { existingStory: storyText(story).slice(-MOST_BEFORE), ...(story.ofClass && { byUs: true }) }),
    ...(memory && { memory }),
  };
}

/** So much of a long story goes along when it is to go on. */
const MOST_BEFORE = 20_000;

function eventOf(
  written: WrittenStory,
  wish: StoryWish,
  { id, owner }: { id: string; owner: string | undefined },
): WizardEvent | null {
  const { text, title, writer, beats, scenes, questions, tale, seal } = written;
  const { ageGroup, language } = wish;
  if (!text) return null;
  if (wish.generation === 'continue') return { type: 'storyContinued', text, scenes, questions };
  const story = { id, title, language, ageGroup, writer, beats, scenes, tale, seal, owner };
  return { type: 'storyCreated', story, text, questions };
}

function successOf(generation: Generation, t: Translate): ToastOptions {
  return { title: t(generation === 'new' ? 'story.created' : 'story.continued'), look: 'success' };
}

function nothingCame(generation: Generation, t: Translate): ToastOptions {
  return { title: t('story.error.title'), description: t(`story.error.none.${generation}`), look: 'danger' };
}

function failureOf(error: unknown, generation: Generation, t: Translate): ToastOptions {
  if (!isLineUp()) {
    const description = generation === 'new' ? t('offline.creator.text') : lineWords(t);
    return { title: t('offline.creator.title'), description };
  }
  if (!(error instanceof Refusal)) {
    return {
      title: t('story.error.title.exception'),
      description: t('story.error.exception'),
      look: 'danger',
    };
  }
  const description = [t(`story.error.${generation}`), refusalWords(error, t)].filter(Boolean).join(' ');
  return { title: t('story.error.title'), description, look: 'danger' };
}
