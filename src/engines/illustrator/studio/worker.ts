import { drawCastSheet } from '#engines/illustrator/built-in/compose/cast-sheet.ts';
import { drawEmblem } from '#engines/illustrator/built-in/compose/emblem.ts';
import { drawLikeness } from '#engines/illustrator/built-in/compose/likeness.ts';
import { drawMedal } from '#engines/illustrator/built-in/compose/medal.ts';
import { drawPicture } from '#engines/illustrator/built-in/compose/picture.ts';
import { drawPortrait } from '#engines/illustrator/built-in/compose/portrait.ts';
import { drawView } from '#engines/illustrator/built-in/compose/view.ts';
import { makeCard } from '#engines/illustrator/studio/card.ts';
import { convert, cutOut, develop, rasterize } from '#engines/illustrator/studio/rasterize.ts';
import type { StudioTask } from '#engines/illustrator/studio/tasks.ts';

/** Runs in a process of the studio. */
export default async function work(task: StudioTask): Promise<string | Uint8Array> {
  switch (task.do) {
    case 'draw':
      return drawPicture(task);
    case 'drawView':
      return drawView(task);
    case 'drawPortrait':
      return drawPortrait(task);
    case 'drawCastSheet':
      return drawCastSheet(task);
    case 'drawLikeness':
      return drawLikeness(task);
    case 'drawEmblem':
      return drawEmblem(task);
    case 'drawMedal':
      return drawMedal(task);
    case 'rasterize':
      return rasterize(task);
    case 'cutOut':
      return cutOut(task);
    case 'convert':
      return convert(task);
    case 'develop':
      return develop(task);
    case 'card':
      return makeCard(task);
    default:
      throw new Error('the studio does not know this task');
  }
}
