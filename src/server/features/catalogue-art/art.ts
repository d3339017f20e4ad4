import { createHash } from 'node:crypto';
import type { Catalogue } from '#domain/catalogue.ts';
import type { Studio } from '#engines/illustrator/studio/studio.ts';
import { portraitOf } from '#server/features/catalogue-art/character-portraits.ts';
import { viewOf } from '#server/features/catalogue-art/setting-views.ts';
import type { FileStore } from '#server/storage/file-store.ts';

export const ART_PATH = '/art';
const VIEW_WIDTH = 480;
const PORTRAIT_HEIGHT = 240;

/** A small illustration as WebP. */
export interface ArtPiece {
  /** Changes with the drawing. */
  version: string;
  bytes: Uint8Array;
}

/** The small illustrations of the catalogue's cards, made when somebody first asks for them. */
export interface CatalogueArt {
  setting: (id: string) => Promise<ArtPiece | undefined>;
  character: (id: string) => Promise<ArtPiece | undefined>;
}

export interface ArtDependencies {
  catalogue: Pick<Catalogue, 'settings' | 'characters'>;
  studio: Pick<Studio, 'drawView' | 'drawPortrait' | 'rasterize' | 'cutOut'>;
  store: FileStore;
}

/** How a drawing comes about, and how it becomes pixels. */
interface Order {
  draw: () => Promise<string>;
  /** What the pixels depend on besides the drawing. */
  size: string;
  pixels: (svg: string) => Promise<Uint8Array>;
}

export function createCatalogueArt({ catalogue, studio, store }: ArtDependencies): CatalogueArt {
  const settings = new Map(catalogue.settings.map((each) => [each.id, pieceOf(viewOrder(each))]));
  const characters = new Map(catalogue.characters.map((each) => [each.id, pieceOf(portraitOrder(each))]));
  return {
    setting: async (id) => settings.get(id)?.(),
    character: async (id) => characters.get(id)?.(),
  };

  function viewOrder(setting: Catalogue['settings'][number]): Order {
    return {
      draw: () => studio.drawView(viewOf(setting)),
      size: `${VIEW_WIDTH} wide`,
      pixels: (svg) => studio.rasterize({ svg, format: 'webp', width: VIEW_WIDTH }),
    };
  }

  function portraitOrder(character: Catalogue['characters'][number]): Order {
    return {
      draw: () => studio.drawPortrait(portraitOf(character)),
      size: `${PORTRAIT_HEIGHT} high`,
      pixels: (svg) => studio.cutOut({ svg, height: PORTRAIT_HEIGHT }),
    };
  }

  /** Who asks for the same piece meanwhile waits for the one under way. */
  function pieceOf(order: Order): () => Promise<ArtPiece> {
    let version: string | undefined;
    let underWay: Promise<ArtPiece> | undefined;
    return async () => {
      const bytes = version && (await store.read(fileOf(version)));
      if (version && bytes) return { version, bytes };
      underWay ??= make(order).finally(() => (underWay = undefined));
      const piece = await underWay;
      version = piece.version;
      return piece;
    };
  }

  /** Drawn once in every run of the server, so that a better illustrator is noticed; the pixels are kept for ever. */
  async function make({ draw, size, pixels }: Order): Promise<ArtPiece> {
    const svg = await draw();
    const version = createHash('sha256').update(size).update(svg).digest('hex').slice(0, 40);
    const kept = await store.read(fileOf(version));
    if (kept) return { version, bytes: kept };
    const bytes = await pixels(svg);
    await store.keep(fileOf(version), bytes);
    return { version, bytes };
  }
}

const fileOf = (version: string) => `${version}.webp`;
