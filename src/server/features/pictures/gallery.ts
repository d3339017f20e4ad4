import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Picture } from '#engines/illustrator/port.ts';
import { RASTER_FORMATS, type RasterFormat } from '#engines/illustrator/studio/rasterize.ts';
import type { Studio } from '#engines/illustrator/studio/studio.ts';
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
  /** In pixels of a format and width, made when somebody first asks for it. */
  pixels(name: string, format: RasterFormat, width: Width): Promise<Uint8Array | undefined>;
}

const KIND = 'pictures';
const DRAWING = '.svg.gz';
const ON_PAGE = '-page.svg.gz';
const ORIGINAL = '.original';

export function createGallery(media: Media, studio: Studio): Gallery {
  const drawing: Gallery['drawing'] = async (name, shape) =>
    (shape && (await media.read(KIND, name, ON_PAGE))) ?? media.read(KIND, name, DRAWING);
  return {
    async hang({ mediaType, data }, owner, onPage) {
      const name = media.names.nameOf(owner, KIND, data);
      const ending = ENDINGS[mediaType];
      const kept =
        ending === 'svg'
          ? { ending: DRAWING, bytes: await compress(data) }
          : { ending: ORIGINAL, bytes: data };
      await media.keep({ kind: KIND, owner, name, ...kept });
      if (onPage) await media.add({ kind: KIND, name, ending: ON_PAGE, bytes: await compress(onPage.data) });
      return `${PICTURES_PATH}/${name}.${ending}`;
    },
    drawing,
    async pixels(name, format, width) {
      const ending = `-${width}.${format}`;
      const made = await media.read(KIND, name, ending);
      if (made) return made;
      const fresh = await make(name, format, width);
      if (fresh) await media.add({ kind: KIND, name, ending, bytes: fresh });
      return fresh;
    },
  };

  async function make(name: string, format: RasterFormat, width: Width) {
    const packed = await drawing(name);
    if (packed) return studio.rasterize({ svg: (await decompress(packed)).toString(), format, width });
    const original = await media.read(KIND, name, ORIGINAL);
    return original && studio.convert({ image: original, format, width });
  }
}

export function isRasterFormat(ending: string): ending is RasterFormat {
  return (RASTER_FORMATS as readonly string[]).includes(ending);
}
