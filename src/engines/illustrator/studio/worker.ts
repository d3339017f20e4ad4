import { drawPicture } from '#engines/illustrator/built-in/compose/picture.ts';
import { drawPortrait } from '#engines/illustrator/built-in/compose/portrait.ts';
import { drawView } from '#engines/illustrator/built-in/compose/view.ts';
import { makeCard } from '#engines/illustrator/studio/card.ts';
import { convert, cutOut, rasterize } from '#engines/illustrator/studio/rasterize.ts';
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
    case 'rasterize':
      return rasterize(task);
    case 'cutOut':
      return cutOut(task);
    case 'convert':
      return convert(task);
    case 'card':
      return makeCard(task);
    default:
      throw new Error('the studio does not know this task');
  }
}
