import { enableCompileCache } from 'node:module';
import type { StudioTask } from '#engines/illustrator/studio/tasks.ts';

// The drawings are many small files: read once compiled, they are there in a third of the time.
enableCompileCache();
const { drawPicture } = await import('#engines/illustrator/built-in/compose/picture.ts');
const { drawPortrait } = await import('#engines/illustrator/built-in/compose/portrait.ts');
const { drawView } = await import('#engines/illustrator/built-in/compose/view.ts');
const { convert, cutOut, rasterize } = await import('#engines/illustrator/studio/rasterize.ts');

/** Runs in a thread of the studio. */
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
    default:
      throw new Error('the studio does not know this task');
  }
}
