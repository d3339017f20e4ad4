import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Picture } from '#engines/illustrator/port.ts';
import { RASTER_FORMATS, type RasterFormat } from '#engines/illustrator/studio/rasterize.ts';
import type { Studio } from '#engines/illustrator/studio/studio.ts';
import type { FileStore } from '#server/storage/file-store.ts';

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

/** Pictures are kept once, under what they are; an address never shows anything else. */
export interface Gallery {
  /** Its address. */
  hang(picture: Picture): Promise<string>;
  /** A drawing as it was made, packed with gzip. */
  drawing(hash: string): Promise<Uint8Array | undefined>;
  /** In pixels of a format and width, made when somebody first asks for it. */
  pixels(hash: string, format: RasterFormat, width: Width): Promise<Uint8Array | undefined>;
}

export function createGallery(store: FileStore, studio: Studio): Gallery {
  const drawing = (hash: string) => store.read(`${hash}.svg.gz`);
  return {
    async hang({ mediaType, data }) {
      const hash = createHash('sha256').update(data).digest('hex').slice(0, 40);
      const ending = ENDINGS[mediaType];
      if (ending === 'svg') {
        if (!(await drawing(hash))) await store.keep(`${hash}.svg.gz`, await compress(data));
      } else {
        await store.keep(`${hash}.original`, data);
      }
      return `${PICTURES_PATH}/${hash}.${ending}`;
    },
    drawing,
    async pixels(hash, format, width) {
      const name = `${hash}-${width}.${format}`;
      const made = await store.read(name);
      if (made) return made;
      const fresh = await make(hash, format, width);
      if (fresh) await store.keep(name, fresh);
      return fresh;
    },
  };

  async function make(hash: string, format: RasterFormat, width: Width) {
    const packed = await drawing(hash);
    if (packed) return studio.rasterize({ svg: (await decompress(packed)).toString(), format, width });
    const original = await store.read(`${hash}.original`);
    return original && studio.convert({ image: original, format, width });
  }
}

export function isRasterFormat(ending: string): ending is RasterFormat {
  return (RASTER_FORMATS as readonly string[]).includes(ending);
}
