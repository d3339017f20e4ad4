import type { BackupNotice } from '#domain/speech-relay.ts';
import type { GrowingSound } from '#web/features/narration/growing-sound.ts';
import type { Playhead } from '#web/features/narration/playhead.ts';
import type { News } from '#web/features/narration/queue-state.ts';
import type { StoryClips } from '#web/features/narration/story-clips.ts';
import type { Place } from '#web/features/narration/timeline.ts';

/** Gets what is to be heard: what is wanted now, and the part after it. */
export class Supply {
  readonly #clips: StoryClips;
  readonly #head: Playhead;
  readonly #tell: (news: News) => void;
  readonly #told = new Set<BackupNotice>();

  constructor(clips: StoryClips, head: Playhead, tell: (news: News) => void) {
    this.#clips = clips;
    this.#head = head;
    this.#tell = tell;
  }

  /** The part of a place, as soon as it can be heard from there on; whether that takes a while is said first. */
  async fetch(place: Place, onMaking: () => void): Promise<GrowingSound> {
    const { part } = place;
    this.#head.unload();
    const inside = this.#clips.charactersBefore(place);
    const there = this.#clips.clip(part)?.sound;
    const known = there !== undefined && !there.isBroken && there.until > inside;
    if (!known) onMaking();
    this.#clips.keepAskingFor([part, part + 1]);
    const sound = await this.#clips.ask(part, inside, () => this.#tell({ waits: 'crowd' }));
    const { here } = this.#head;
    if (!known && here.part === part) this.#head.goTo(this.#clips.placeOnceHeard(here));
    return sound;
  }

  /** Resolves when all is there of what is heard; nothing where somebody has gone elsewhere, or it broke off. */
  async whole(): Promise<GrowingSound | undefined> {
    const part = this.#head.loaded;
    const sound = part === undefined ? undefined : this.#clips.clip(part)?.sound;
    await sound?.ends();
    return sound?.isWhole && part === this.#head.loaded ? sound : undefined;
  }

  /** Nobody makes two parts at once as fast as one: this is for when the one before is there. */
  async next(): Promise<void> {
    const next = (this.#head.loaded ?? 0) + 1;
    if (next >= this.#clips.count || this.#clips.clip(next)) return;
    // Where it cannot be had it is asked for again when its time has come.
    await this.#clips.ask(next).catch(() => undefined);
  }

  /** Another voice than the usual one reads: that is said once. */
  tellNotice(): void {
    const notice = this.#clips.clip(this.#head.loaded ?? 0)?.notice;
    if (!notice || this.#told.has(notice)) return;
    this.#told.add(notice);
    this.#tell({ notice });
  }

  /** Of another story. */
  forgetNotices(): void {
    this.#told.clear();
  }
}
