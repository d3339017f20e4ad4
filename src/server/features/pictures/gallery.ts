import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Picture } from '#engines/illustrator/port.ts';
import { RASTER_FORMATS, type RasterFormat } from '#engines/illustrator/studio/rasterize.ts';
import type { Studio } from '#engines/illustrator/studio/studio.ts';
import { createMakingOnce } from '#server/features/pictures/making-once.ts';
import type { Media } from '#server/storage/media.ts';
import type { Owner } from '#server/storage/owner.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

export const PICTURES_PATH = '/pictures';
export const WIDTHS = [320, 640, 1280] as const;
export type Width = (typeof WIDTHS)[number];

const ENDINGS: Record<Picture['mediaType'], string> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** What is drawn twice for somebody is kept once; an address never shows anything else. */
export interface Gallery {
  /** Its address; under it is also the same scene as the page of a book shows it, where that was drawn. */
  hang(picture: Picture, owner: Owner, onPage?: Picture): Promise<string>;
  /** A drawing as it was made, packed with gzip; for the page of a book, too, where there is no other. */
  drawing(name: string, shape?: 'page'): Promise<Uint8Array | undefined>;
  /**
   * In pixels of a format and width, made when somebody first asks for it; for the page of a book, too, where that was
   * drawn. Whoever starts to make them is asked whether they may, and who must not, throws; who comes meanwhile only waits.
   */
  pixels(
    name: string,
    format: RasterFormat,
    width: Width,
    shape?: 'page',
    mayMake?: () => Promise<void>,
  ): Promise<Uint8Array | undefined>;
  /** The same picture as somebody else's, so that it stays when this one goes. Nothing if it is gone already. */
  copy(address: string): Promise<CopiedPicture | undefined>;
}

/** A picture in the hand, all its files together. */
export interface CopiedPicture {
  name: string;
  bytes: number;
  /** It has the page of a book, too. */
  hasPage: boolean;
  hang(owner: Owner): Promise<string>;
}

const KIND = 'pictures';
const DRAWN = 'image/svg+xml';
const NAMED = /^\/pictures\/([0-9a-f]{40})\.(\w+)$/;
const DRAWING = '.svg.gz';
const ON_PAGE = '-page.svg.gz';
const ORIGINAL = '.original';
const ORIGINAL_ON_PAGE = '-page.original';

export function createGallery(media: Media, studio: Studio): Gallery {
  const drawing: Gallery['drawing'] = async (name, shape) =>
    (shape && (await media.read(KIND, name, ON_PAGE))) ?? media.read(KIND, name, DRAWING);
  const hang: Gallery['hang'] = async ({ mediaType, data }, owner, onPage) => {
    const name = media.names.nameOf(owner, KIND, data);
    const kind = mediaType === DRAWN ? [DRAWING, ON_PAGE] : [ORIGINAL, ORIGINAL_ON_PAGE];
    const [whole = '', page = ''] = kind;
    const packed = (bytes: Uint8Array) => (mediaType === DRAWN ? compress(bytes) : bytes);
    await media.keep({ kind: KIND, owner, name, ending: whole, bytes: await packed(data) });
    if (onPage) await media.add({ kind: KIND, name, ending: page, bytes: await packed(onPage.data) });
    return `${PICTURES_PATH}/${name}.${ENDINGS[mediaType]}`;
  };
  const once = createMakingOnce<Uint8Array | undefined>();
  return {
    hang,
    drawing,
    async pixels(name, format, width, shape, mayMake = async () => undefined) {
      const ending = `${shape && (await pageOf(name)) ? '-page' : ''}-${width}.${format}`;
      const made = await media.read(KIND, name, ending);
      if (made) return made;
      return once(name + ending, mayMake, async () => {
        const fresh = await make(name, format, width, shape);
        if (fresh) await media.add({ kind: KIND, name, ending, bytes: fresh });
        return fresh;
      });
    },
    async copy(address) {
      const [, name = '', ending = ''] = NAMED.exec(address) ?? [];
      const packed = name ? await media.read(KIND, name, DRAWING) : undefined;
      const whole = packed ?? (name ? await media.read(KIND, name, ORIGINAL) : undefined);
      if (!whole) return undefined;
      const page = await pageOf(name);
      const mediaType = packed ? DRAWN : typeOf(ending);
      const picture = async (bytes: Uint8Array): Promise<Picture> => ({
        mediaType,
        data: packed ? await decompress(bytes) : bytes,
        description: '',
      });
      return {
        name,
        bytes: whole.length + (page?.length ?? 0),
        hasPage: page !== undefined,
        hang: async (owner) => hang(await picture(whole), owner, page && (await picture(page))),
      };
    },
  };

  async function pageOf(name: string): Promise<Uint8Array | undefined> {
    return (await media.read(KIND, name, ON_PAGE)) ?? media.read(KIND, name, ORIGINAL_ON_PAGE);
  }

  async function make(name: string, format: RasterFormat, width: Width, shape?: 'page') {
    const packed = await drawing(name, shape);
    if (packed) return studio.rasterize({ svg: (await decompress(packed)).toString(), format, width });
    const page = shape && (await media.read(KIND, name, ORIGINAL_ON_PAGE));
    const image = page ?? (await media.read(KIND, name, ORIGINAL));
    return image && studio.convert({ image, format, width });
  }
}

function typeOf(ending: string): Picture['mediaType'] {
  const [type] = Object.entries(ENDINGS).find(([, each]) => each === ending) ?? [];
  return (type as Picture['mediaType'] | undefined) ?? 'image/png';
}

export function isRasterFormat(ending: string): ending is RasterFormat {
  return (RASTER_FORMATS as readonly string[]).includes(ending);
}
