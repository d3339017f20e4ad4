import { createHash } from 'node:crypto';
import { Tinypool } from 'tinypool';
import type { LanguageCode } from '#domain/languages.ts';
import type { Studio } from '#engines/illustrator/studio/studio.ts';
import { CARD_KINDS, CARD_SCENES, type CardKind } from '#server/features/social-card/card-scenes.ts';
import type { CardTask } from '#server/features/social-card/worker.ts';
import type { FileStore } from '#server/storage/file-store.ts';

/** Counts up when cards look different, so that those of before are made anew. */
const EDITION = 1;
const IDLE_MS = 60_000;

/** Pictures by which links to our pages are shown elsewhere, 1200 x 630. */
export interface SocialCards {
  kept(kind: CardKind, title: string): Promise<Uint8Array | undefined>;
  /** Undefined when the title holds no sign that we can print. */
  make(kind: CardKind, title: string): Promise<Uint8Array | undefined>;
  keep(kind: CardKind, title: string, card: Uint8Array): Promise<void>;
  languageOf(title: string): LanguageCode;
  close(): Promise<void>;
}

export interface CardDependencies {
  studio: Pick<Studio, 'draw'>;
  store: FileStore;
  languageOf: (title: string) => LanguageCode;
}

/** One thread sets and draws them; it starts with the first card and leaves when there are no more. */
export function createSocialCards({ studio, store, languageOf }: CardDependencies): SocialCards {
  const pool = new Tinypool({
    filename: new URL('worker.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  const drawings = new Map<CardKind, Promise<string>>();
  const drawingOf = (kind: CardKind): Promise<string> => {
    const drawing = drawings.get(kind) ?? studio.draw(CARD_SCENES[kind]);
    drawings.set(kind, drawing);
    drawing.catch(() => drawings.delete(kind));
    return drawing;
  };
  return {
    kept: (kind, title) => store.read(fileOf(kind, title)),
    keep: (kind, title, card) => store.keep(fileOf(kind, title), card),
    async make(kind, title) {
      const task: CardTask = {
        kind,
        drawing: await drawingOf(kind),
        text: title,
        language: languageOf(title),
      };
      return (await pool.run(task)) as Uint8Array | undefined;
    },
    languageOf,
    close: () => pool.destroy(),
  };
}

function fileOf(kind: CardKind, title: string): string {
  const hash = createHash('sha256')
    .update(`${EDITION} ${CARD_KINDS.indexOf(kind)} ${title}`)
    .digest('hex');
  return `${hash.slice(0, 40)}.png`;
}
