import { join } from 'node:path';
import type { Catalogues } from '#domain/catalogue.ts';
import type { IllustratorChain } from '#engines/illustrator/chain.ts';
import { loadWordBook, type WordBook } from '#engines/illustrator/scenes/load-lexicon.ts';
import { openStudio, type Studio } from '#engines/illustrator/studio/studio.ts';
import { loadCatalogues } from '#server/catalogue/load-catalogue.ts';
import type { Config } from '#server/config.ts';
import { CONTENT } from '#server/content-folder.ts';
import { createGallery, type Gallery } from '#server/features/pictures/gallery.ts';
import { createIllustrator } from '#server/illustrator.ts';
import type { Log } from '#server/log.ts';
import { openNarrators, type OpenNarrators } from '#server/narrators.ts';
import { openStorage, type Storage } from '#server/storage/open-storage.ts';

/** Who draws and reads aloud, and where it is kept: for answers and for jobs alike. */
export interface Workshop {
  studio: Studio;
  illustrator: IllustratorChain;
  gallery: Gallery;
  narrators: OpenNarrators;
  /** What the illustrator knows of words. */
  words: WordBook;
  /** What stories can be made of. */
  stories: Catalogues;
  storage: Storage;
  close(): Promise<void>;
}

export async function openWorkshop(config: Config, log: Log): Promise<Workshop> {
  const storage = await openStorage(config);
  const studio = openStudio();
  const narrators = openNarrators(config, storage.files('speech'));
  return {
    studio,
    illustrator: createIllustrator(config.illustrator, studio, log),
    gallery: createGallery(storage.files('pictures'), studio),
    narrators,
    words: loadWordBook(join(CONTENT, 'illustrator')),
    stories: loadCatalogues(CONTENT),
    storage,
    close: async () => {
      await studio.close();
      narrators.close();
    },
  };
}
