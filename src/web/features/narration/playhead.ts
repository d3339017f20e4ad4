import { BedtimeRests } from '#web/features/narration/bedtime-rests.ts';
import type { GrowingSound } from '#web/features/narration/growing-sound.ts';
import { Loudspeaker, type LoudspeakerEvents } from '#web/features/narration/loudspeaker.ts';
import type { HeardWord, StoryClips } from '#web/features/narration/story-clips.ts';
import { BEGINNING, type Place } from '#web/features/narration/timeline.ts';

/** Where the voice is in a story: what the loudspeaker holds of it, or where it would go on. */
export class Playhead {
  readonly #clips: StoryClips;
  readonly #speaker: Loudspeaker;
  readonly #rests: BedtimeRests;
  /** The part that the loudspeaker holds. */
  #loaded: number | undefined;
  /** Where it goes on, unless the loudspeaker knows better. */
  #place: Place = BEGINNING;

  constructor(clips: StoryClips, events: Omit<LoudspeakerEvents, 'onLength'>) {
    this.#clips = clips;
    this.#speaker = new Loudspeaker({
      ...events,
      onTime: () => {
        this.#rests.heed();
        events.onTime();
      },
      onLength: (seconds) => this.#loaded !== undefined && clips.measured(this.#loaded, seconds),
    });
    this.#rests = new BedtimeRests(this.#speaker, (seconds) =>
      this.#loaded === undefined ? undefined : clips.silenceAfter(this.#loaded, seconds),
    );
  }

  get loaded(): number | undefined {
    return this.#loaded;
  }

  get here(): Place {
    if (this.#loaded === undefined) return this.#place;
    const length = this.#clips.lengthOf(this.#loaded);
    return { part: this.#loaded, share: length ? Math.min(1, this.#speaker.time / length) : 0 };
  }

  /** The word that is heard now, by its place in the whole text. */
  get word(): HeardWord | null {
    return (this.#loaded !== undefined && this.#clips.word(this.#loaded, this.#speaker.time)) || null;
  }

  get speed(): number {
    return this.#speaker.speed;
  }

  set speed(speed: number) {
    this.#speaker.speed = speed;
    this.#rests.heed();
  }

  get volume(): number {
    return this.#speaker.volume;
  }

  set volume(volume: number) {
    this.#speaker.volume = volume;
  }

  /** A lower voice, and a longer silence after each sentence, from now on. */
  set bedtime(on: boolean) {
    this.#speaker.low = on;
    this.#rests.on = on;
  }

  /** All that there is was heard, and more is made. */
  get waits(): boolean {
    return this.#speaker.waits;
  }

  /** It goes on there, as soon as it is told to. */
  goTo(place: Place): void {
    this.#place = place;
  }

  /** What it holds is made so far. */
  holds(place: Place): boolean {
    if (this.#loaded !== place.part) return false;
    const sound = this.#clips.clip(place.part)?.sound;
    return !sound || sound.isWhole || this.#secondsOf(place) <= sound.duration;
  }

  wake(): void {
    this.#speaker.wake();
  }

  load(sound: GrowingSound): void {
    this.#speaker.load(sound, this.#secondsOf(this.#place));
    this.#loaded = this.#place.part;
  }

  /** The loudspeaker goes where it is to go on. */
  cue(): void {
    this.#speaker.time = this.#secondsOf(this.#place);
  }

  async play(): Promise<void> {
    await this.#speaker.play();
    this.#rests.heed();
  }

  pause(): void {
    this.#place = this.here;
    this.#rests.calm();
    this.#speaker.pause();
  }

  unload(): void {
    this.#loaded = undefined;
    this.#rests.calm();
    this.#speaker.unload();
  }

  /** Of its part. */
  #secondsOf({ part, share }: Place): number {
    return share * this.#clips.lengthOf(part);
  }
}
