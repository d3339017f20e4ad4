import type { CastSheetOptions } from '#engines/illustrator/built-in/compose/cast-sheet.ts';
import type { EmblemOptions } from '#engines/illustrator/built-in/compose/emblem.ts';
import type { PictureOptions } from '#engines/illustrator/built-in/compose/layout.ts';
import type { LikenessOptions } from '#engines/illustrator/built-in/compose/likeness.ts';
import type { MedalOptions } from '#engines/illustrator/built-in/compose/medal.ts';
import type { PortraitOptions } from '#engines/illustrator/built-in/compose/portrait.ts';
import type { ViewOptions } from '#engines/illustrator/built-in/compose/view.ts';
import type { CardRequest } from '#engines/illustrator/studio/card.ts';
import type {
  ConvertRequest,
  CutOutRequest,
  DevelopRequest,
  RasterRequest,
} from '#engines/illustrator/studio/rasterize.ts';

/** What the workers of the studio are asked to do. */
export type StudioTask =
  | ({ do: 'draw' } & PictureOptions)
  | ({ do: 'drawView' } & ViewOptions)
  | ({ do: 'drawPortrait' } & PortraitOptions)
  | ({ do: 'drawCastSheet' } & CastSheetOptions)
  | ({ do: 'drawLikeness' } & LikenessOptions)
  | ({ do: 'drawEmblem' } & EmblemOptions)
  | ({ do: 'drawMedal' } & MedalOptions)
  | ({ do: 'rasterize' } & RasterRequest)
  | ({ do: 'cutOut' } & CutOutRequest)
  | ({ do: 'convert' } & ConvertRequest)
  | ({ do: 'develop' } & DevelopRequest)
  | ({ do: 'card' } & CardRequest);
