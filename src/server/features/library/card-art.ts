import { createHash } from 'node:crypto';
import type { DrawableStory } from '#server/features/library/queries.ts';
import type { FileStore } from '#server/storage/file-store.ts';

export interface CardPicture {
  /** Changes with the drawing. */
  version: string;
  bytes: Uint8Array;
}

export interface CardArtDependencies<Subject> {
  /** What the picture shows, e.g. a story's first scene. */
  draw: (subject: Subject) => Promise<string>;
  toPixels: (svg: string) => Promise<Uint8Array>;
  store: FileStore;
}

export type CardArt = (story: DrawableStory) => Promise<CardPicture>;

/** The scenes of a story, as the pages of its book show them. */
export interface SceneArt {
  /** Where each begins in the text, and what is seen there. */
  scenesOf: (story: DrawableStory) => readonly { offset: number; description: string }[];
  draw: (of: DrawableScene) => Promise<CardPicture>;
}

export interface DrawableScene {
  story: DrawableStory;
  /** From 0. */
  index: number;
}

/** The pictures on cards, made when somebody first asks for them. */
export function createCardArt<Subject>({ draw, toPixels, store }: CardArtDependencies<Subject>) {
  const versions = new Map<string, string>();
  const underWay = new Map<string, Promise<CardPicture>>();
  return async (subject: Subject): Promise<CardPicture> => {
    const key = hashOf(JSON.stringify(subject));
    const version = versions.get(key);
    const bytes = version && (await store.read(fileOf(version)));
    if (version && bytes) return { version, bytes };
    // Who asks for the same picture meanwhile waits for the one under way.
    const making = underWay.get(key) ?? make(subject).finally(() => underWay.delete(key));
    underWay.set(key, making);
    const picture = await making;
    versions.set(key, picture.version);
    return picture;
  };

  /** Drawn once in every run of the server, so that a better illustrator is noticed; the pixels are kept for ever. */
  async function make(subject: Subject): Promise<CardPicture> {
    const svg = await draw(subject);
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
