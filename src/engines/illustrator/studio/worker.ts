import { drawPicture } from '#engines/illustrator/built-in/compose/picture.ts';
import { convert, rasterize } from '#engines/illustrator/studio/rasterize.ts';
import type { StudioTask } from '#engines/illustrator/studio/tasks.ts';

/** Runs in a thread of the studio. */
export default async function work(task: StudioTask): Promise<string | Uint8Array> {
  if (task.do === 'draw') return drawPicture(task);
  return task.do === 'rasterize' ? rasterize(task) : convert(task);
}
