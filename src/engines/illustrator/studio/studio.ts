import { availableParallelism } from 'node:os';
import type { CastSheetOptions } from '#engines/illustrator/built-in/compose/cast-sheet.ts';
import type { EmblemOptions } from '#engines/illustrator/built-in/compose/emblem.ts';
import type { PictureOptions } from '#engines/illustrator/built-in/compose/layout.ts';
import type { LikenessOptions } from '#engines/illustrator/built-in/compose/likeness.ts';
import type { MedalOptions } from '#engines/illustrator/built-in/compose/medal.ts';
import type { PortraitOptions } from '#engines/illustrator/built-in/compose/portrait.ts';
import type { ViewOptions } from '#engines/illustrator/built-in/compose/view.ts';
import type {
  ConvertRequest,
  CutOutRequest,
  DevelopRequest,
  RasterRequest,
} from '#engines/illustrator/studio/rasterize.ts';
import type { CardRequest } from '#engines/illustrator/studio/card.ts';
import type { StudioTask } from '#engines/illustrator/studio/tasks.ts';
import { openWorkers, type WorkersOptions } from '#workers/workers.ts';

/** Processes in which pictures are drawn and turned into pixels: nobody else waits, and what kills one kills nobody else. */
export interface Studio {
  draw(options: PictureOptions, signal?: AbortSignal): Promise<string>;
  drawView(options: ViewOptions, signal?: AbortSignal): Promise<string>;
  drawPortrait(options: PortraitOptions, signal?: AbortSignal): Promise<string>;
  drawCastSheet(options: CastSheetOptions, signal?: AbortSignal): Promise<string>;
  drawLikeness(options: LikenessOptions, signal?: AbortSignal): Promise<string>;
  drawEmblem(options: EmblemOptions, signal?: AbortSignal): Promise<string>;
  drawMedal(options: MedalOptions, signal?: AbortSignal): Promise<string>;
  rasterize(request: RasterRequest, signal?: AbortSignal): Promise<Uint8Array>;
  cutOut(request: CutOutRequest, signal?: AbortSignal): Promise<Uint8Array>;
  convert(request: ConvertRequest, signal?: AbortSignal): Promise<Uint8Array>;
  /** A picture that came from outside, decoded whole and written anew as WebP. */
  develop(request: DevelopRequest, signal?: AbortSignal): Promise<Uint8Array>;
  /** A picture with lettering below it, as PNG. */
  card(request: CardRequest, signal?: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
}

const MOST_CHILDREN = 4;
const LIMITS = { taskMs: 30_000, idleMs: 60_000, memoryMb: 768, queue: 256 };

export interface StudioOptions extends Pick<WorkersOptions, 'onDeath'> {
  children?: number;
}

/** They start with the first picture and leave when there is nothing to do. */
export function openStudio({
  children = Math.min(MOST_CHILDREN, availableParallelism()),
  onDeath,
}: StudioOptions = {}): Studio {
  const file = new URL('worker.ts', import.meta.url);
  const workers = openWorkers<StudioTask, string | Uint8Array>({ ...LIMITS, file, children, onDeath });
  const run = async <Result>(task: StudioTask, signal?: AbortSignal) =>
    (await workers.run(task, signal)) as Result;
  return {
    draw: (options, signal) => run<string>({ do: 'draw', ...options }, signal),
    drawView: (options, signal) => run<string>({ do: 'drawView', ...options }, signal),
    drawPortrait: (options, signal) => run<string>({ do: 'drawPortrait', ...options }, signal),
    drawCastSheet: (options, signal) => run<string>({ do: 'drawCastSheet', ...options }, signal),
    drawLikeness: (options, signal) => run<string>({ do: 'drawLikeness', ...options }, signal),
    drawEmblem: (options, signal) => run<string>({ do: 'drawEmblem', ...options }, signal),
    drawMedal: (options, signal) => run<string>({ do: 'drawMedal', ...options }, signal),
    rasterize: (request, signal) => run<Uint8Array>({ do: 'rasterize', ...request }, signal),
    cutOut: (request, signal) => run<Uint8Array>({ do: 'cutOut', ...request }, signal),
    convert: (request, signal) => run<Uint8Array>({ do: 'convert', ...request }, signal),
    develop: (request, signal) => run<Uint8Array>({ do: 'develop', ...request }, signal),
    card: (request, signal) => run<Uint8Array>({ do: 'card', ...request }, signal),
    close: () => workers.close(),
  };
}
