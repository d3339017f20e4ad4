import type { Catalogues } from '#domain/catalogue.ts';
import type { MeaningsOf } from '#domain/nearest.ts';
import type { Illustrator } from '#engines/illustrator/port.ts';
import { openStudio, type Studio } from '#engines/illustrator/studio/studio.ts';
import { loadCatalogues } from '#server/catalogue/load-catalogue.ts';
import { loadThemeHeroes } from '#server/catalogue/load-theme-heroes.ts';
import { loadMeanings } from '#server/catalogue/load-meanings.ts';
import { createSecrets, findSecrets } from '#server/auth/tokens/secrets.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { CONTENT } from '#server/content/folder.ts';
import { createGallery, type Gallery } from '#server/features/pictures/gallery.ts';
import { loadSceneWords, type SceneWords } from '#server/features/pictures/scene-words.ts';
import type { Engines } from '#server/http/outside-providers.ts';
import { createIllustrator } from '#server/compose/engines/illustrators.ts';
import type { Log } from '#server/log.ts';
import { kindOfSpeakerBy } from '#server/compose/engines/kind-of-speaker.ts';
import { openNarrators, type OpenNarrators } from '#server/compose/engines/narrators.ts';
import { enduring } from '#server/storage/enduring.ts';
import { createMedia, type Media } from '#server/storage/media.ts';
import { createMediaNames } from '#server/storage/media-names.ts';
import { reportDeaths } from '#server/compose/engines/worker-deaths.ts';
import { openStorage, type Storage } from '#server/storage/open-storage.ts';
import { speechStore } from '#server/storage/speech-store.ts';

/** Who draws and reads aloud, and where it is kept: for answers and for jobs alike. */
export interface Workshop {
  studio: Studio;
  illustrators: Engines<Illustrator>;
  gallery: Gallery;
  narrators: OpenNarrators;
  /** What the illustrator knows of words, and of those that are in the catalogue. */
  words: SceneWords;
  /** What stories can be made of. */
  catalogues: Catalogues;
  /** By which words people mean one of them. */
  meanings: MeaningsOf;
  storage: Storage;
  /** What was drawn and read, and whose it is. */
  media: Media;
  close(): Promise<void>;
}

export async function openWorkshop(
  config: Config,
  database: Pick<Database, 'db'>,
  log: Log,
): Promise<Workshop> {
  const storage = enduring(await openStorage(config), log);
  const secrets = createSecrets(await findSecrets(config.auth.secrets, config.dataDir));
  const names = createMediaNames(secrets.derive('names of media', 32));
  const media = createMedia({ database, files: storage.files, names, bounds: config.media });
  const studio = openStudio({ onDeath: reportDeaths(log, 'studio') });
  const catalogues = loadCatalogues(CONTENT);
  const words = loadSceneWords(CONTENT, catalogues, loadThemeHeroes(CONTENT));
  const narrators = openNarrators(config, (owner) => speechStore(media, owner), {
    kindOf: kindOfSpeakerBy(words),
    log,
  });
  return {
    studio,
    illustrators: createIllustrator(config.illustrator, studio, log),
    gallery: createGallery(media, studio),
    narrators,
    words,
    catalogues,
    meanings: loadMeanings(CONTENT, catalogues),
    storage,
    media,
    close: async () => {
      await studio.close();
      await narrators.close();
      storage.close();
    },
  };
}
