import { enableCompileCache } from 'node:module';
import type { StudioTask } from '#engines/illustrator/studio/tasks.ts';

// The drawings are many small files: read once compiled, they are there in a third of the time.
enableCompileCache();
const { drawPicture } = await import('#engines/illustrator/built-in/compose/picture.ts');
const { convert, rasterize } = await import('#engines/illustrator/studio/rasterize.ts');

/** Runs in a thread of the studio. */
export default async function work(task: StudioTask): Promise<string | Uint8Array> {
  if (task.do === 'draw') return drawPicture(task);
  return task.do === 'rasterize' ? rasterize(task) : convert(task);
}
