import { createHash } from 'node:crypto';
import type { LanguageCode } from '#domain/languages.ts';
import type { Bindery } from '#engines/bookbinder/port.ts';
import type { Studio } from '#engines/illustrator/studio/studio.ts';
import { CARD_KINDS, CARD_SCENES, type CardKind } from '#server/features/social-card/card-scenes.ts';
import type { FileStore } from '#server/storage/file-store.ts';

/** Counts up when cards look different, so that those of before are made anew. */
const EDITION = 1;

/** Pictures by which links to our pages are shown elsewhere, 1200 x 630. */
export interface SocialCards {
  kept(kind: CardKind, title: string): Promise<Uint8Array | undefined>;
  /** Undefined when the title holds no sign that we can print. */
  make(kind: CardKind, title: string): Promise<Uint8Array | undefined>;
  keep(kind: CardKind, title: string, card: Uint8Array): Promise<void>;
  languageOf(title: string): LanguageCode;
}

export interface CardDependencies {
  studio: Pick<Studio, 'card'>;
  bindery: Pick<Bindery, 'title'>;
  store: FileStore;
  languageOf: (title: string) => LanguageCode;
}

/** The bindery sets the title, the studio puts it below a picture. */
export function createSocialCards({ studio, bindery, store, languageOf }: CardDependencies): SocialCards {
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();
  const make: SocialCards['make'] = async (kind, title) => {
    const lettering = await bindery.title({ text: title, language: languageOf(title) });
    return lettering === undefined ? undefined : studio.card({ kind, ...CARD_SCENES[kind], lettering });
  };
  return {
    kept: (kind, title) => store.read(fileOf(kind, title)),
    keep: (kind, title, card) => store.keep(fileOf(kind, title), card),
    make(kind, title) {
      // Who asks for the same card meanwhile waits for the one under way.
      const file = fileOf(kind, title);
      const making = underWay.get(file) ?? make(kind, title).finally(() => underWay.delete(file));
      underWay.set(file, making);
      return making;
    },
    languageOf,
  };
}

function fileOf(kind: CardKind, title: string): string {
  const hash = createHash('sha256')
    .update(`${EDITION} ${CARD_KINDS.indexOf(kind)} ${title}`)
    .digest('hex');
  return `${hash.slice(0, 40)}.png`;
}
