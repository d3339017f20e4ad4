import type { BackupNotice } from '#domain/speech-relay.ts';
import { grownParts, partAt, partsBetween, type Part } from '#web/features/narration/parts.ts';
import type { SpokenWord } from '#web/reader/read-along.ts';
import { GrowingSound } from '#web/features/narration/growing-sound.ts';
import { readerOf, wishOf, type Script } from '#web/features/narration/script.ts';
import { SpeechRequests } from '#web/features/narration/speech-requests.ts';
import type { Speech, SpeechWish } from '#web/features/narration/speech.ts';
import type { VoiceQuality } from '#web/features/narration/voice-choice.ts';
import type { RecordedPage } from '#web/reader/family-voice.ts';
import {
  shareOf,
  silenceAfter,
  stepAt,
  timelineOf,
  wordAt,
  type Clip,
  type Place,
  type Silence,
  type Timeline,
} from '#web/features/narration/timeline.ts';

/** In the place of a provider's name. */
export const FAMILY = 'family';

/** A word, by its place in the whole text; or about where the voice is, on a page that is heard as a whole. */
export type HeardWord = Pick<SpokenWord, 'offset' | 'length' | 'wholePage'>;

interface HeardClip {
  sound: GrowingSound;
  /** Seconds, of a sound that does not tell. */
  measured?: number;
  provider: string;
  notice: BackupNotice | undefined;
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
    const clips = this.#clips.map((clip) => clip && asClip(clip));
    return timelineOf(this.#parts, clips, this.#script.story.language);
  }

  /** Seconds of a part, as far as they are known. */
  lengthOf(index: number): number {
    return this.timeline().lengths[index] ?? 0;
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

  /** What is asked for from now on is read by somebody else; what is there stays. */
  readOnBy(script: Script): void {
    this.#script = script;
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

  /** Which of our own voices has read so far of a part, or was to read it. */
  readerOfPart(index: number): VoiceQuality | undefined {
    const { [index]: part } = this.#parts;
    return this.#clips[index]?.sound.quality ?? (part && this.#wish(part, index).quality);
  }

  /** Resolves as soon as a part can be heard from a character of it on. */
  async ask(index: number, inside = 0, onCrowd?: () => void): Promise<GrowingSound> {
    const { [index]: part } = this.#parts;
    if (!part) throw new RangeError('no such part');
    this.#held = Math.max(this.#held, index + 1);
    const clips = this.#clips;
    const speech =
      (part.recorded && (await heard(part.recorded))) ??
      (await this.#requests.ask(index, { ...this.#wish(part, index), ...(onCrowd && { onCrowd }) }));
    if (clips === this.#clips) this.#learn(index, speech);
    const { sound } = speech;
    await sound.reaches(inside);
    if (sound.isBroken && sound.until <= inside) throw sound.fault;
    return sound;
  }

  /** How many characters of a part are before a place. */
  charactersBefore({ part: index, share }: Place): number {
    return Math.floor(share * (this.#parts[index]?.text.length ?? 0));
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
    const { [index]: clip } = this.#clips;
    const share = part ? shareOf(part, clip && asClip(clip), offset, this.lengthOf(index)) : 0;
    return { part: index, share };
  }

  /** The word at a time of a part, by its place in the whole text. */
  word(index: number, seconds: number): HeardWord | undefined {
    const { [index]: part } = this.#parts;
    const { [index]: clip } = this.#clips;
    if (!part || !clip) return undefined;
    if (clip.provider !== FAMILY) return wordAt(part, asClip(clip), seconds);
    return { offset: stepAt(part, asClip(clip), seconds), length: 1, wholePage: true };
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
    if (clip && clip.sound.words.length === 0 && Number.isFinite(seconds)) clip.measured = seconds;
  }

  /** After which sentence of a part it is silent next, from a second on. */
  silenceAfter(index: number, seconds: number): Silence | undefined {
    const { [index]: part } = this.#parts;
    const { [index]: clip } = this.#clips;
    return part && clip && silenceAfter(part, asClip(clip), this.#script.story.language, seconds);
  }

  /** Where nobody chose a voice, whichever has begun a page reads it to its end. */
  #wish(part: Part, index: number): SpeechWish {
    const wish = wishOf(part, this.#script);
    const before = this.#clips[index - 1]?.sound.quality;
    return before && !wish.turns?.includes(0) ? { ...wish, quality: before } : wish;
  }

  /** A clip that was heard before comes without its notice. */
  #learn(index: number, { sound, provider, notice }: Speech): void {
    const { [index]: known } = this.#clips;
    const clip: HeardClip = { sound, provider, notice: notice ?? known?.notice };
    if (sound.isWhole && sound.duration === 0) clip.measured = known?.measured ?? this.lengthOf(index);
    this.#clips[index] = clip;
  }
}

function asClip({ sound, measured }: HeardClip): Clip {
  const { duration, words, until } = sound;
  return { duration: measured ?? duration, words, until };
}

function cut({ story: { text, language }, recorded = [] }: Script): Part[] {
  return partsBetween(text, language, recorded);
}

/** Undefined where it cannot be had now: then our voice reads the page. */
async function heard({ sound, duration }: RecordedPage): Promise<Speech | undefined> {
  try {
    return { sound: soundOf(await sound(), duration), provider: FAMILY, notice: undefined };
  } catch {
    return undefined;
  }
}

/** What is heard again has the address that it had. */
const sounds = new WeakMap<Blob, GrowingSound>();

function soundOf(audio: Blob, duration: number): GrowingSound {
  const sound = sounds.get(audio) ?? GrowingSound.whole(audio, { duration, words: [] });
  sounds.set(audio, sound);
  return sound;
}
