import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { PictureOptions } from '#engines/illustrator/built-in/compose/layout.ts';
import type { PortraitOptions } from '#engines/illustrator/built-in/compose/portrait.ts';
import type { ViewOptions } from '#engines/illustrator/built-in/compose/view.ts';
import type { ConvertRequest, CutOutRequest, RasterRequest } from '#engines/illustrator/studio/rasterize.ts';
import type { StudioTask } from '#engines/illustrator/studio/tasks.ts';

/** Threads in which pictures are drawn and turned into pixels, so that nobody else waits. */
export interface Studio {
  draw(options: PictureOptions, signal?: AbortSignal): Promise<string>;
  drawView(options: ViewOptions, signal?: AbortSignal): Promise<string>;
  drawPortrait(options: PortraitOptions, signal?: AbortSignal): Promise<string>;
  rasterize(request: RasterRequest, signal?: AbortSignal): Promise<Uint8Array>;
  cutOut(request: CutOutRequest, signal?: AbortSignal): Promise<Uint8Array>;
  convert(request: ConvertRequest, signal?: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
}

const MOST_THREADS = 4;
const IDLE_MS = 60_000;

/** Threads start with the first picture and leave when there is nothing to do. */
export function openStudio({ threads = Math.min(MOST_THREADS, availableParallelism()) } = {}): Studio {
  const pool = new Tinypool({
    filename: new URL('worker.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
  });
  const run = async <Result>(task: StudioTask, signal?: AbortSignal) =>
    (await pool.run(task, signal ? { signal } : {})) as Result;
  return {
    draw: (options, signal) => run<string>({ do: 'draw', ...options }, signal),
    drawView: (options, signal) => run<string>({ do: 'drawView', ...options }, signal),
    drawPortrait: (options, signal) => run<string>({ do: 'drawPortrait', ...options }, signal),
    rasterize: (request, signal) => run<Uint8Array>({ do: 'rasterize', ...request }, signal),
    cutOut: (request, signal) => run<Uint8Array>({ do: 'cutOut', ...request }, signal),
    convert: (request, signal) => run<Uint8Array>({ do: 'convert', ...request }, signal),
    close: () => pool.destroy(),
  };
}
