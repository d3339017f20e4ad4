import type { CloudVoices } from '#contract/engines.ts';
import type { BackupNotice } from '#domain/speech-relay.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { grownParts, partAt, partsBetween, type Part } from '#web/features/narration/parts.ts';
import type { SpokenWord } from '#web/reader/read-along.ts';
import { SpeechRequests } from '#web/features/narration/speech-requests.ts';
import type { Speech, SpeechWish, VoiceQuality } from '#web/features/narration/speech.ts';
import type { RecordedPage } from '#web/reader/family-voice.ts';
import {
  shareOf,
  stepAt,
  timelineOf,
  wordAt,
  type Clip,
  type Place,
  type Timeline,
} from '#web/features/narration/timeline.ts';

/** What is read, and by whom. */
export interface Script {
  story: ToldStory;
  quality: VoiceQuality | undefined;
  voices: CloudVoices;
  /** Pages that somebody of the family has read. */
  recorded?: readonly RecordedPage[];
}

/** In the place of a provider's name. */
export const FAMILY = 'family';

/** Of what is read, whoever wrote it: who reads which of it. */
export function readerOf({ quality, recorded = [] }: Script): string {
  return JSON.stringify([quality, recorded.map(({ offset, version }) => [offset, version])]);
}

/** A word, by its place in the whole text; or about where the voice is, on a page that is heard as a whole. */
export type HeardWord = Pick<SpokenWord, 'offset' | 'length' | 'wholePage'>;

interface HeardClip extends Clip {
  provider: string;
  notice: BackupNotice | undefined;
}

export function wishOf({ text }: Pick<Part, 'text'>, { story, quality, voices }: Script): SpeechWish {
  return {
    text,
    characterId: story.heroes[0]?.id ?? 'storyteller',
    language: story.language,
    // Faster and slower are done by the browser, so that nothing is read anew.
    speed: 1,
    ageGroup: story.ageGroup,
    characters: story.heroes.map(({ name }) => name),
    ...(quality && { quality }),
    voices,
    // Of what somebody else shared nothing stays on this device.
    ...(story.link ? { link: story.link } : { storyId: story.id }),
    ...(story.seal && { page: { text: story.text, seal: story.seal } }),
  };
}

/** The parts of a story, and what is known of how each sounds. */
export class StoryClips {
  #script: Script;
  #parts: Part[];
  #clips: (HeardClip | undefined)[] = [];
  /** So many parts have been asked for: they stay as they are when the story grows. */
  #held = 0;
  readonly #requests = new SpeechRequests();

  constructor(script: Script) {
    this.#script = script;
    this.#parts = cut(script);
  }

  get count(): number {
    return this.#parts.length;
  }

  timeline(): Timeline {
    return timelineOf(this.#parts, this.#clips, this.#script.story.language);
  }

  /** Says what became of the story: it may have grown, or be another one. */
  tell(script: Script): 'same' | 'grown' | 'another' {
    const { text, language } = this.#script.story;
    const isReadAlike = readerOf(script) === readerOf(this.#script);
    this.#script = script;
    const { story } = script;
    if (story.text === text && story.language === language) {
      if (!isReadAlike) this.#parts = cut(script);
      return 'same';
    }
    const grown =
      isReadAlike && story.language === language
        ? grownParts(this.#parts, this.#held, story.text, language)
        : undefined;
    this.#parts = grown ?? cut(script);
    if (grown) return 'grown';
    this.#held = 0;
    this.forget();
    return 'another';
  }

  /** Another voice is to read. */
  forget(): void {
    this.#clips = [];
    this.keepAskingFor([]);
  }

  /** A voice that reads what nobody waits for any more keeps the listener waiting. */
  keepAskingFor(parts: readonly number[]): void {
    this.#requests.cancelAllBut(parts);
  }

  clip(index: number): HeardClip | undefined {
    return this.#clips[index];
  }

  async ask(index: number): Promise<Speech> {
    const { [index]: part } = this.#parts;
    if (!part) throw new RangeError('no such part');
    this.#held = Math.max(this.#held, index + 1);
    const clips = this.#clips;
    const speech =
      (part.recorded && (await heard(part.recorded))) ?? (await this.#requests.ask(index, this.#wish(part)));
    if (clips === this.#clips) this.#learn(index, speech);
    return speech;
  }

  /** So far the text is read; what a guest hears ends sooner than the story. */
  get reach(): number {
    return this.#script.story.text.length;
  }

  /** The place in the text, as near as it is known. */
  offsetAt({ part: index, share }: Place): number {
    const { [index]: part } = this.#parts;
    return part ? part.offset + Math.round(share * part.text.length) : 0;
  }

  placeOfWord(offset: number): Place {
    const index = partAt(this.#parts, offset);
    const { [index]: part } = this.#parts;
    return { part: index, share: part ? shareOf(part, this.#clips[index], offset) : 0 };
  }

  /** The word at a time of a part, by its place in the whole text. */
  word(index: number, seconds: number): HeardWord | undefined {
    const { [index]: part } = this.#parts;
    const { [index]: clip } = this.#clips;
    if (part && clip?.provider === FAMILY)
      return { offset: stepAt(part, clip, seconds), length: 1, wholePage: true };
    return part && clip && wordAt(part, clip, seconds);
  }

  /** A place that was reckoned by characters, now that it is known when each word is said. */
  placeOnceHeard({ part: index, share }: Place): Place {
    const { [index]: part } = this.#parts;
    if (!part || share === 0) return { part: index, share };
    return this.placeOfWord(part.offset + Math.round(share * part.text.length));
  }

  /** For a voice that tells nothing but its sound. */
  measured(index: number, seconds: number): void {
    const { [index]: clip } = this.#clips;
    if (clip && clip.words.length === 0 && Number.isFinite(seconds)) clip.duration = seconds;
  }

  #wish(part: Part): SpeechWish {
    return wishOf(part, this.#script);
  }

  /** A clip that was heard before comes without its notice. */
  #learn(index: number, { words, duration, provider, notice }: Speech): void {
    const { [index]: known } = this.#clips;
    const reckoned = known?.duration ?? this.timeline().lengths[index] ?? 0;
    this.#clips[index] = { words, duration: duration || reckoned, provider, notice: notice ?? known?.notice };
  }
}

function cut({ story: { text, language }, recorded = [] }: Script): Part[] {
  return partsBetween(text, language, recorded);
}

/** Undefined where it cannot be had now: then our voice reads the page. */
async function heard({ sound, duration }: RecordedPage): Promise<Speech | undefined> {
  try {
    const audio = await sound();
    return {
      audioUrl: addressOf(audio),
      audio,
      words: [],
      duration,
      provider: FAMILY,
      notice: undefined,
    };
  } catch {
    return undefined;
  }
}

/** A sound that is heard again has the address that it had. */
const addresses = new WeakMap<Blob, string>();

function addressOf(audio: Blob): string {
  const address = addresses.get(audio) ?? URL.createObjectURL(audio);
  addresses.set(audio, address);
  return address;
}
