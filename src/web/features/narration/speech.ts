import type { CloudVoices } from '#contract/engines.ts';
import type { FirstPage } from '#contract/first-page.ts';
import type { AgeGroup } from '#domain/age-groups.ts';
import { ownVoices, type Speaker, type WhoReads } from '#domain/character-voices.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { OPEN_SPEECH_MODELS } from '#domain/open-speech-models.ts';
import { speechCacheKey } from '#domain/speech-cache-key.ts';
import type { SaidName } from '#domain/said-name.ts';
import type { StorytellerVoice } from '#domain/storyteller-voice.ts';
import { SpeechFailure, relaySpeech, type BackupNotice, type Voices } from '#domain/speech-relay.ts';
import type { Surroundings } from '#domain/surroundings.ts';
import { isAnswered, type SpeechFunction } from '#domain/voice-services.ts';
import { createClipCache } from '#web/features/narration/clip-cache.ts';
import { isLineUp } from '#web/browser/line.ts';
import { clipOnDevice, keepClip, type ClipMark } from '#web/device/clips.ts';
import { GrowingSound } from '#web/features/narration/growing-sound.ts';
import { inTurn } from '#web/features/narration/in-turn.ts';
import type { VoiceQuality } from '#web/features/narration/voice-choice.ts';
import { askVoice, type Heard } from '#web/features/narration/voice-service.ts';

export interface SpeechWish {
  text: string;
  characterId: string;
  language: LanguageCode;
  /** 0.5 to 2. */
  speed: number;
  ageGroup: AgeGroup;
  /** The most important first: their lines may have voices of their own. */
  characters: readonly Speaker[];
  /** None: as the age asks for. */
  whoReads?: WhoReads;
  /** Names in it, as their family says them. */
  said?: readonly SaidName[];
  /** What stands around the text in its story. */
  around?: Surroundings;
  /** Where pages begin in the text. */
  turns?: readonly number[];
  /** None: whatever the machine that reads can keep up with. */
  quality?: VoiceQuality;
  /** None: the voice that reads the language best. */
  storyteller?: StorytellerVoice;
  /** Who can be asked beside our own voices, which always can. */
  voices: CloudVoices;
  /** What was heard of it stays on this device as long as the story does. */
  storyId?: string;
  /** Read by our own voice alone, whatever is configured. */
  byUs?: boolean;
  /** Of a guest's story: all that is read of it. */
  page?: FirstPage;
  /** Of a shared book: the key of its link. */
  link?: string;
  /** Of the library: which story. */
  libraryStory?: string;
  signal?: AbortSignal;
  /** Many listen just now: it is asked for again until it is its turn. */
  onCrowd?: () => void;
}

export interface Speech {
  /** Lives as long as it is among the last that were asked for; it may still grow. */
  sound: GrowingSound;
  provider: string;
  /** To be told once: a clip that is heard again has none. */
  notice: BackupNotice | undefined;
}

/** The longest text that is read at once makes three megabytes in English and ten in Chinese; most are far shorter. */
const MOST_CLIPS = 12;

const VOICE_SETTINGS = { stability: 0.5, similarity_boost: 0.8, style: 0 };
const SECOND_VOICE = 'alloy';

const clips = createClipCache<Speech>(MOST_CLIPS);

/** Has the text read aloud. Rejects with a `SpeechFailure`, or with the reason of the signal. */
export async function requestSpeech(wish: SpeechWish): Promise<Speech> {
  wish.signal?.throwIfAborted();
  const key = keyOf(wish);
  const known = clips.read(key);
  if (known) return known;
  const { answer, notice } = await heardOrKept(wish);
  // The same text may have been asked for twice at once; the sound that is in use already stays.
  const meanwhile = clips.read(key);
  if (meanwhile) return meanwhile;
  const speech: Speech = { sound: answer.sound, provider: answer.provider, notice: undefined };
  clips.keep(key, speech);
  return { ...speech, notice };
}

type Answered = { answer: Omit<Heard, 'audioContent'>; notice: BackupNotice | undefined };

/** The voices know best; where none can be reached, what was heard before will do. */
async function heardOrKept(wish: SpeechWish): Promise<Answered> {
  const kept = isLineUp() ? undefined : await keptSound(wish);
  if (kept) return kept;
  try {
    const { answer, notice } = await relaySpeech(voicesFor(wish), wish.signal);
    void keepOnDevice(wish, answer);
    return { answer, notice };
  } catch (error) {
    const before = error instanceof SpeechFailure ? await keptSound(wish) : undefined;
    if (before) return before;
    throw error;
  }
}

async function keptSound(wish: SpeechWish): Promise<Answered | undefined> {
  const mark = clipMark(wish, wish.quality);
  const clip = mark && (await clipOnDevice(mark).catch(() => undefined));
  if (!clip) return undefined;
  const sound = GrowingSound.whole(clip.audio, { duration: clip.duration, words: [...clip.words] });
  return { answer: { provider: clip.provider, sound }, notice: undefined };
}

/** In passing: where there is no room for it, it was heard all the same. */
async function keepOnDevice(wish: SpeechWish, speech: Answered['answer']): Promise<void> {
  await speech.sound.ends();
  if (speech.sound.isWhole) await keepSpeech(wish, speech).catch(() => undefined);
}

/** For the time without a line. */
export async function keepSpeech(
  wish: SpeechWish,
  { sound, provider }: Pick<Speech, 'sound' | 'provider'>,
): Promise<void> {
  const mark = clipMark(wish, sound.quality ?? wish.quality);
  const { audio, duration, words } = sound;
  if (mark) await keepClip(mark, { audio, duration, words, provider });
}

function clipMark(wish: SpeechWish, quality: VoiceQuality | undefined): ClipMark | undefined {
  const { storyId, text, storyteller = '' } = wish;
  const cast = JSON.stringify([...speakersOf(wish), ...(wish.said ?? [])]);
  return storyId
    ? { storyId, text, manner: `${quality ?? ''}${storyteller} ${speechCacheKey('', cast)}` }
    : undefined;
}

function keyOf(wish: SpeechWish): string {
  const { characterId, text, language, speed, quality, storyteller, turns, around, said } = wish;
  const key = speechCacheKey(characterId, text);
  const there = around && speechCacheKey('', around.before + around.after);
  return JSON.stringify([key, language, speed, quality, storyteller, speakersOf(wish), turns, there, said]);
}

function speakersOf({ ageGroup, characters, whoReads }: SpeechWish): Speaker[] {
  return [...ownVoices(ageGroup, characters, whoReads)];
}

/** The same, not to be heard now. */
export function readAheadWish(wish: SpeechWish) {
  const { text, language, storyteller, page, link, libraryStory, around, said } = wish;
  return {
    text,
    language,
    speed: 1,
    characters: speakersOf(wish),
    ahead: true,
    ...(storyteller && { storyteller }),
    ...(said && { said }),
    ...(around && { around }),
    ...(page && { page }),
    ...(link && { link }),
    ...(libraryStory && { libraryStory }),
  };
}

/** Our own voice stands behind the primary one; where the others are configured too, it stands behind them all. */
function voicesFor(wish: SpeechWish): Voices<Heard> {
  const { text, characterId, language, speed, quality, storyteller, voices, turns = [] } = wish;
  const { around, said, byUs, page, link, libraryStory } = wish;
  const characters = speakersOf(wish);
  // Not every language has one.
  const model = OPEN_SPEECH_MODELS[language];
  const body = {
    text,
    characterId,
    options: VOICE_SETTINGS,
    language,
    speed,
    ...(quality && { quality }),
    ...(storyteller && { storyteller }),
    ...(characters.length > 0 && { characters }),
    ...(around && { around }),
    ...(said && { said }),
    ...(turns.length > 0 && { turns: [...turns] }),
    ...(page && { page }),
    ...(link && { link }),
    ...(libraryStory && { libraryStory }),
  };
  const ask = (reader?: 'cloud' | 'built-in') => (signal: AbortSignal) =>
    inTurn(
      () =>
        askVoice(
          'generate-speech',
          { ...body, ...(reader && { reader }) },
          { signal, listening: wish.signal },
        ),
      { signal, onCrowd: wish.onCrowd },
    );
  if (byUs) return { primary: ask('built-in'), second: nobody, third: nobody };
  const has = (asked: SpeechFunction) => isAnswered(asked, voices);
  if (!has('generate-openai-speech') && !has('generate-hf-speech')) {
    return { primary: ask(), second: nobody, third: nobody };
  }
  return {
    primary: has('generate-speech') ? ask('cloud') : nobody,
    second: has('generate-openai-speech')
      ? (signal) =>
          askVoice('generate-openai-speech', { text, voice: SECOND_VOICE, language, speed }, { signal })
      : nobody,
    third:
      has('generate-hf-speech') && model
        ? (signal) => askVoice('generate-hf-speech', { text, model, language }, { signal })
        : nobody,
    last: ask('built-in'),
  };
}

/** In the place of a voice that this installation does not have. */
async function nobody(): Promise<never> {
  throw new Error('not configured');
}
