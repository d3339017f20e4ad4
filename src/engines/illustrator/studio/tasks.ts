import type { PictureOptions } from '#engines/illustrator/built-in/compose/layout.ts';
import type { PortraitOptions } from '#engines/illustrator/built-in/compose/portrait.ts';
import type { ViewOptions } from '#engines/illustrator/built-in/compose/view.ts';
import type { CardRequest } from '#engines/illustrator/studio/card.ts';
import type { ConvertRequest, CutOutRequest, RasterRequest } from '#engines/illustrator/studio/rasterize.ts';

/** What the workers of the studio are asked to do. */
export type StudioTask =
  | ({ do: 'draw' } & PictureOptions)
  | ({ do: 'drawView' } & ViewOptions)
  | ({ do: 'drawPortrait' } & PortraitOptions)
  | ({ do: 'rasterize' } & RasterRequest)
  | ({ do: 'cutOut' } & CutOutRequest)
  | ({ do: 'convert' } & ConvertRequest)
  | ({ do: 'card' } & CardRequest);
