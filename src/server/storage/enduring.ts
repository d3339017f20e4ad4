import { createBreaker } from '#engines/outside/breaker.ts';
import type { Log } from '#server/log.ts';
import type { MediaStore } from '#server/storage/file-store.ts';
import { createMemory } from '#server/storage/memory.ts';
import type { FileKind, Storage } from '#server/storage/open-storage.ts';
import { StorageAwayError } from '#server/storage/storage-away-error.ts';

/** What becomes of an answer when its file cannot be written or read. */
interface Manner {
  /** It is not needed for the answer: then it stays in memory for a while. Otherwise whoever asked is told. */
  keepingIsFavour: boolean;
  /** It can be made again; then it is as if there were none. */
  readingIsFavour: boolean;
}

const MANNERS: Readonly<Record<FileKind, Manner>> = {
  speech: { keepingIsFavour: true, readingIsFavour: true },
  art: { keepingIsFavour: true, readingIsFavour: true },
  // Their address is told to a browser; nobody but the store knows what was behind an old one.
  pictures: { keepingIsFavour: true, readingIsFavour: false },
  // Nobody could make them again: they are kept, or the family is told that they were not.
  recordings: { keepingIsFavour: false, readingIsFavour: false },
};

/** Of one kind, in bytes. */
const MOST_REMEMBERED = 32_000_000;
/** Who waited for a store in vain once does not wait for it with every file; so often it is tried to keep what could not be. */
const REST_MS = 10_000;

/** A storage whose failing does not take along what was made already. */
export function enduring(storage: Storage, log: Log, restMs = REST_MS): Storage {
  const stores = new Map<FileKind, MediaStore>();
  return {
    ...storage,
    files(kind) {
      const store = stores.get(kind) ?? enduringStore(storage.files(kind), MANNERS[kind], { log, restMs });
      stores.set(kind, store);
      return store;
    },
  };
}

interface Enduring {
  log: Log;
  restMs: number;
}

function enduringStore(store: MediaStore, manner: Manner, { log, restMs }: Enduring): MediaStore {
  const remembered = createMemory<Uint8Array>(MOST_REMEMBERED, (bytes) => bytes.length);
  const writing = createBreaker({ most: 1, restMs });
  const reading = createBreaker({ most: 1, restMs });
  // On a full disk it goes well, and helps.
  const removing = createBreaker({ most: 1, restMs });
  let again: NodeJS.Timeout | undefined;

  /** What is in memory alone is gone with the process, and its row would never have a file. */
  function keepSoon(): void {
    again ??= setTimeout(() => {
      again = undefined;
      void keepRemembered();
    }, restMs).unref();
  }

  async function keepRemembered(): Promise<void> {
    for (const [name, bytes] of remembered.all()) {
      try {
        if (!writing.mayAsk()) return keepSoon();
        await store.keep(name, bytes);
        writing.answered();
      } catch {
        writing.wasSilent();
        return keepSoon();
      }
      // Whoever removed it meanwhile has looked for the file too early.
      if (remembered.get(name)) remembered.forget([name]);
      else await store.delete([name]).catch(() => undefined);
    }
  }

  return {
    ...store,
    async keep(name, bytes) {
      try {
        if (!writing.mayAsk()) throw new StorageAwayError();
        await store.keep(name, bytes);
        writing.answered();
        remembered.forget([name]);
      } catch (error) {
        if (!(error instanceof StorageAwayError)) {
          log.error({ err: error }, 'a file could not be kept');
          writing.wasSilent();
        }
        if (!manner.keepingIsFavour) throw new StorageAwayError(error);
        remembered.put(name, bytes);
        keepSoon();
      }
    },
    async read(name) {
      const known = remembered.get(name);
      if (known) return known;
      try {
        if (!reading.mayAsk()) throw new StorageAwayError();
        const bytes = await store.read(name);
        reading.answered();
        return bytes;
      } catch (error) {
        if (!(error instanceof StorageAwayError)) {
          log.error({ err: error }, 'a file could not be read');
          reading.wasSilent();
        }
        if (!manner.readingIsFavour) throw new StorageAwayError(error);
        return undefined;
      }
    },
    async delete(names) {
      remembered.forget(names);
      try {
        if (!removing.mayAsk()) throw new StorageAwayError();
        await store.delete(names);
        removing.answered();
      } catch (error) {
        if (!(error instanceof StorageAwayError)) {
          log.error({ err: error }, 'files could not be removed');
          removing.wasSilent();
        }
        throw new StorageAwayError(error);
      }
    },
  };
}
