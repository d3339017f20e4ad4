import type { PictureOptions } from '#engines/illustrator/built-in/compose/layout.ts';
import type { ConvertRequest, RasterRequest } from '#engines/illustrator/studio/rasterize.ts';

/** What the threads of the studio are asked to do. */
export type StudioTask =
  | ({ do: 'draw' } & PictureOptions)
  | ({ do: 'rasterize' } & RasterRequest)
  | ({ do: 'convert' } & ConvertRequest);
