import { createHash } from 'node:crypto';
import type { Catalogue } from '#domain/catalogue.ts';
import type { ThemeHero, ThemeHeroes } from '#domain/theme-heroes.ts';
import { FACES } from '#server/features/catalogue-art/faces.ts';
import { MEDALS, OWN_THEME, THEME_EMBLEMS, WORD_EMBLEMS } from '#server/features/catalogue-art/emblems.ts';
import type { ViewOptions } from '#engines/illustrator/built-in/compose/view.ts';
import type { Studio } from '#engines/illustrator/studio/studio.ts';
import { portraitOf } from '#server/features/catalogue-art/character-portraits.ts';
import { OWN_PLACE, viewOf } from '#server/features/catalogue-art/setting-views.ts';
import type { FileStore } from '#server/storage/file-store.ts';

export const ART_PATH = '/art';
const VIEW_WIDTH = 480;
const PORTRAIT_HEIGHT = 240;
const EMBLEM_HEIGHT = 128;
const MEDAL_HEIGHT = 192;
const FACE_HEIGHT = 128;
const WORD_HEIGHT = 240;

/** Somebody who may be anybody. */
const STAR = { id: 'stella', figure: 'star', gender: 'f', pose: 'wave' } as const;

/** Under which what somebody typed in is drawn: nobody knows how it looks. */
const OWN = 'own';

/** A small illustration as WebP. */
export interface ArtPiece {
  /** Changes with the drawing. */
  version: string;
  bytes: Uint8Array;
}

/** The small illustrations of cards and medals, made when somebody first asks for them. */
export interface CatalogueArt {
  setting: (id: string) => Promise<ArtPiece | undefined>;
  theme: (id: string) => Promise<ArtPiece | undefined>;
  /** Of the catalogue, or of one of its themes. */
  character: (id: string) => Promise<ArtPiece | undefined>;
  medal: (achievement: string) => Promise<ArtPiece | undefined>;
  /** One of those among which a family chooses. */
  face: (name: string) => Promise<ArtPiece | undefined>;
  /** A thing or a creature alone, as a story names it. */
  word: (name: string) => Promise<ArtPiece | undefined>;
  /** Draws what a family sees first, in the order in which it is met, so that the first one there finds no empty cards. */
  drawAhead: (signal: AbortSignal) => Promise<void>;
}

export interface ArtDependencies {
  catalogue: Pick<Catalogue, 'settings' | 'characters'>;
  themeHeroes: ThemeHeroes;
  studio: Pick<
    Studio,
    'drawView' | 'drawPortrait' | 'drawLikeness' | 'drawEmblem' | 'drawMedal' | 'rasterize' | 'cutOut'
  >;
  store: FileStore;
}

/** How a drawing comes about, and how it becomes pixels. */
interface Order {
  draw: () => Promise<string>;
  /** What the pixels depend on besides the drawing. */
  size: string;
  pixels: (svg: string) => Promise<Uint8Array>;
}

export function createCatalogueArt({ catalogue, themeHeroes, studio, store }: ArtDependencies): CatalogueArt {
  const settings = piecesOf([
    [OWN, viewOrder(OWN_PLACE)],
    ...catalogue.settings.map((each) => [each.id, viewOrder(viewOf(each))] as const),
  ]);
  const themes = piecesOf(
    Object.entries({ ...THEME_EMBLEMS, [OWN]: OWN_THEME }).map(([id, things]) => [
      id,
      cutOutOrder(() => studio.drawEmblem({ seed: id, things }), EMBLEM_HEIGHT),
    ]),
  );
  const characters = piecesOf(
    [...catalogue.characters, ...themeHeroes.values()].map((each) => [each.id, portraitOrder(each)]),
  );
  const medals = piecesOf(
    Object.entries(MEDALS).map(([id, medal]) => [
      id,
      cutOutOrder(() => studio.drawMedal({ seed: id, ...medal }), MEDAL_HEIGHT),
    ]),
  );
  const faces = piecesOf([
    ...Object.entries(FACES).map(
      ([id, look]) =>
        [id, cutOutOrder(() => studio.drawLikeness({ look, id, part: 'face' }), FACE_HEIGHT)] as const,
    ),
    ['star', cutOutOrder(() => studio.drawPortrait(STAR), FACE_HEIGHT)],
  ]);
  const words = piecesOf(
    Object.entries(WORD_EMBLEMS).map(([id, thing]) => [
      id,
      cutOutOrder(() => studio.drawEmblem({ seed: id, things: [thing] }), WORD_HEIGHT),
    ]),
  );
  return {
    setting: async (id) => settings.get(id)?.(),
    theme: async (id) => themes.get(id)?.(),
    character: async (id) => characters.get(id)?.(),
    medal: async (achievement) => medals.get(achievement)?.(),
    face: async (name) => faces.get(name)?.(),
    word: async (name) => words.get(name)?.(),
    drawAhead: async (signal) => {
      // One at a time: whoever asks meanwhile finds another worker free.
      for (const piece of [settings, themes, characters].flatMap((each) => [...each.values()])) {
        if (signal.aborted) return;
        await piece();
      }
    },
  };

  function viewOrder(view: ViewOptions): Order {
    return {
      draw: () => studio.drawView(view),
      size: `${VIEW_WIDTH} wide`,
      pixels: (svg) => studio.rasterize({ svg, format: 'webp', width: VIEW_WIDTH }),
    };
  }

  function portraitOrder(character: ThemeHero): Order {
    return cutOutOrder(() => studio.drawPortrait(portraitOf(character)), PORTRAIT_HEIGHT);
  }

  function cutOutOrder(draw: Order['draw'], height: number): Order {
    return { draw, size: `${height} high`, pixels: (svg) => studio.cutOut({ svg, height }) };
  }

  function piecesOf(orders: readonly (readonly [id: string, order: Order])[]) {
    return new Map(orders.map(([id, order]) => [id, pieceOf(order)]));
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
