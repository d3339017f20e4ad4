import { createHash } from 'node:crypto';
import type { DrawableStory } from '#server/features/library/queries.ts';
import type { FileStore } from '#server/storage/file-store.ts';

export interface CardPicture {
  /** Changes with the drawing. */
  version: string;
  bytes: Uint8Array;
}

export interface CardArtDependencies {
  /** A story's first scene. */
  draw: (story: DrawableStory) => Promise<string>;
  toPixels: (svg: string) => Promise<Uint8Array>;
  store: FileStore;
}

export type CardArt = (story: DrawableStory) => Promise<CardPicture>;

/** The pictures on the cards of stories, made when somebody first asks for them. */
export function createCardArt({ draw, toPixels, store }: CardArtDependencies): CardArt {
  const versions = new Map<string, string>();
  const underWay = new Map<string, Promise<CardPicture>>();
  return async (story) => {
    const key = hashOf(JSON.stringify(story));
    const version = versions.get(key);
    const bytes = version && (await store.read(fileOf(version)));
    if (version && bytes) return { version, bytes };
    // Who asks for the same picture meanwhile waits for the one under way.
    const making = underWay.get(key) ?? make(story).finally(() => underWay.delete(key));
    underWay.set(key, making);
    const picture = await making;
    versions.set(key, picture.version);
    return picture;
  };

  /** Drawn once in every run of the server, so that a better illustrator is noticed; the pixels are kept for ever. */
  async function make(story: DrawableStory): Promise<CardPicture> {
    const svg = await draw(story);
    const version = hashOf(svg);
    const kept = await store.read(fileOf(version));
    if (kept) return { version, bytes: kept };
    const bytes = await toPixels(svg);
    await store.keep(fileOf(version), bytes);
    return { version, bytes };
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}

const fileOf = (version: string) => `${version}.webp`;
