import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { BUILT_IN } from '#domain/engines.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { AudioQueue } from '#web/features/narration/audio-queue.ts';
import type { QueueState } from '#web/features/narration/queue-state.ts';
import { backupMessage, speechMessage } from '#web/features/narration/speech-messages.ts';
import { sayWordOf } from '#web/features/narration/say-word.ts';
import type { Script } from '#web/features/narration/script.ts';
import { FAMILY } from '#web/features/narration/story-clips.ts';
import { useFamilyVoice, type RecordedPage } from '#web/reader/family-voice.ts';
import { useMediaKeys } from '#web/features/narration/use-media-keys.ts';
import { useReadingAhead } from '#web/features/narration/use-reading-ahead.ts';
import { useOfferedVoice } from '#web/features/narration/use-offered-voice.ts';
import { useReadAlong } from '#web/features/narration/use-read-along.ts';
import { chosenVoices, keepVoices, type VoiceChoice } from '#web/features/narration/voice-choice.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import type { Aside } from '#web/reader/aside.ts';
import type { RootData } from '#web/root.tsx';
import { tellActivity } from '#web/news/reward-news.ts';
import { toast } from '#web/ui/toast-store.ts';

export interface Narration {
  queue: AudioQueue;
  state: QueueState;
  /** Of what is read. */
  title: string;
  language: LanguageCode;
  /** Who reads, or will. */
  reader: string;
  /** Of our own voices. */
  choice: VoiceChoice;
  choose: (choice: VoiceChoice) => void;
}

const NOTHING_RECORDED: readonly RecordedPage[] = [];
const OURS_ALONE = { elevenLabs: false, openai: false, huggingFace: false };

/** Reads one story, and what is told beside it, for as long as its player is on the page. */
export function useNarration(story: ToldStory, isOpen: boolean): Narration {
  const t = useTranslate();
  const engines = useRouteLoaderData<RootData>('root')?.engines;
  const isEverybodys = Boolean(story.seal ?? story.link ?? story.isLibrary);
  // A guest hears our own, and so does whoever reads what somebody shared, or the library.
  const voices = (!isEverybodys && engines?.voices) || OURS_ALONE;
  const [choice, setChoice] = useState(chosenVoices);
  const family = useFamilyVoice();
  const recorded = family?.storyId === story.id ? family.pages : NOTHING_RECORDED;
  const [queue] = useState(() => new AudioQueue({ story, ...choice, voices, recorded }));
  const state = useSyncExternalStore(queue.subscribe, queue.state, queue.state);
  const { aside, currentAside, takeAside } = useAside();
  const update = (script: Script) => {
    const read = currentAside();
    queue.update(read ? { ...script, story: asStory(read, script.story), recorded: [] } : script);
  };
  const readIn = (next: Aside | null) => {
    takeAside(next);
    update({ story, ...choice, voices, recorded });
  };
  const { title, language = story.language } = aside ?? story;

  // Not what was read when the page was drawn: that may be over by now, and something else be read.
  const keepUp = useEffectEvent((script: Script) => update(script));
  useEffect(() => keepUp({ story, ...choice, voices, recorded }), [story, choice, voices, recorded]);
  useReadingAhead(queue, isOpen);
  useEffect(
    () =>
      queue.onNews((news) => {
        if ('heard' in news) tellActivity('reading_activity');
        else if ('waits' in news) toast({ title: t('speech.crowd') });
        else if ('notice' in news) toast(backupMessage(news.notice, t));
        else if ('again' in news) toast({ title: t('speech.page_again') });
        else toast({ title: speechMessage(news.failure, t, news.waitS), look: 'danger' });
      }),
    [queue, t],
  );
  useReadAlong(queue, aside?.id);
  useMediaKeys(queue, title, state.phase);
  const say = isEverybodys ? undefined : (word: string) => void sayWordOf({ story, ...choice, voices }, word);
  useOfferedVoice(queue, { readIn, say });
  useEffect(() => () => queue.stop(), [queue]);

  const choose = (next: VoiceChoice) => {
    setChoice(next);
    keepVoices(next);
  };
  const heard = state.provider === FAMILY && family ? t(`recording.voice.${family.voice}`) : state.provider;
  const reader = heard ?? engines?.narrator ?? BUILT_IN;
  return { queue, state, title, language, reader, choice, choose };
}

/** What is read in the place of the story, for as long as somebody wants to hear that. */
function useAside() {
  const [aside, setAside] = useState<Aside | null>(null);
  const current = useRef<Aside | null>(null);
  const takeAside = (next: Aside | null) => {
    current.current = next;
    setAside(next);
  };
  return { aside, currentAside: () => current.current, takeAside };
}

/** In the voices of those who speak in it, and kept with the story on this device. */
function asStory({ title, text, language, speakers, turns }: Aside, story: ToldStory): ToldStory {
  return { ...story, title, text, speakers, turns, ...(language && { language }) };
}
