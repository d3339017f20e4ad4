import { hash, pick, type Random } from '#domain/random.ts';

/** Sixteen bits of a hash. */
export type Mark = number;

/** So many stories back. */
const STORIES = 6;
/** More than a story uses; a longer list is somebody's forgery. */
const MOST_PER_STORY = 120;

/**
 * What a reader heard in the last few stories, so that the next one reads new. It travels with the reader as a short
 * opaque text: per story the 16-bit hashes of what was used. A collision only makes a passage rest once too often.
 */
export class Memory {
  readonly #stories: readonly ReadonlySet<number>[];
  readonly #used = new Set<number>();

  private constructor(stories: readonly ReadonlySet<number>[]) {
    this.#stories = stories;
  }

  static read(text: string | undefined): Memory {
    const stories = (text ?? '').split('.').slice(0, STORIES).filter(Boolean);
    return new Memory(stories.map((story) => new Set(unpack(story))));
  }

  /** For the next story: this one first, the oldest dropped. */
  write(): string {
    return [this.#used, ...this.#stories].slice(0, STORIES).map(pack).join('.');
  }

  /** Marks as used in the story that is being told. */
  use(key: string | Mark): void {
    this.#used.add(markOf(key));
  }

  isUsedNow(mark: Mark): boolean {
    return this.#used.has(mark);
  }

  /** To try a story with, without a trace in this one. */
  copy(): Memory {
    const copy = new Memory(this.#stories);
    copy.take(this);
    return copy;
  }

  take(other: Memory): void {
    for (const key of other.#used) this.#used.add(key);
  }

  /** One of those that were heard longest ago, or never. */
  freshest<Item>(random: Random, items: readonly Item[], key: (item: Item) => string | Mark): Item {
    const ages = items.map((item) => this.#age(markOf(key(item))));
    const oldest = Math.max(...ages);
    return pick(
      random,
      items.filter((_, i) => ages[i] === oldest),
    );
  }

  /** 0 in the last story, 1 in the one before …; beyond all memory when never. */
  #age(key: number): number {
    const story = this.#stories.findIndex((used) => used.has(key));
    return story === -1 ? STORIES : story;
  }
}

/** What is remembered of a text. */
export function markOf(key: string | Mark): Mark {
  if (typeof key === 'number') return key;
  const value = hash(key);
  return (value ^ (value >>> 16)) & 0xffff;
}

function pack(keys: ReadonlySet<number>): string {
  return Buffer.from(Uint16Array.from([...keys].slice(0, MOST_PER_STORY)).buffer).toString('base64url');
}

function unpack(text: string): number[] {
  const bytes = Buffer.from(text, 'base64url').subarray(0, MOST_PER_STORY * 2);
  return Array.from({ length: Math.floor(bytes.length / 2) }, (_, i) => bytes.readUInt16LE(i * 2));
}
