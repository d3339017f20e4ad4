import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { LanguageCode } from '#domain/languages.ts';
import type { Relation } from '#domain/recordings.ts';
import type { OpenedStory } from '#domain/wizard-state.ts';
import { DEVICE_DATABASE } from '#web/browser/device-traces.ts';

export interface DeviceStory {
  id: string;
  title: string;
  language: LanguageCode;
  /** Where it opens. */
  address: string;
  /** Address of a small picture. */
  cover?: string | undefined;
  /** Pictures and sounds that have an address. */
  media: readonly string[];
  /** Of a story that was made here; of one of the library the page says all. */
  own?: OpenedStory | undefined;
  /** When it was last opened. */
  openedAt: number;
  /** It stays until somebody says otherwise; others make room for newer ones. */
  kept: boolean;
}

export interface DeviceClip {
  /** Of the story and the text that is read. */
  key: string;
  storyId: string;
  audio: Blob;
  words: readonly { offset: number; length: number; start: number; end: number }[];
  /** Seconds. */
  duration: number;
  provider: string;
}

/** A page that somebody of the family has read. */
export interface DeviceRecording {
  /** Of the story, the voice and the page. */
  key: string;
  storyId: string;
  /** Whose account it belongs to. */
  userId: string;
  voice: Relation;
  /** Stands for its words. */
  page: string;
  audio: Blob;
  /** Seconds. */
  duration: number;
  /** It has not been sent yet. */
  waits: boolean;
  since: number;
}

interface Schema extends DBSchema {
  stories: { key: string; value: DeviceStory };
  clips: { key: string; value: DeviceClip; indexes: { story: string } };
  recordings: { key: string; value: DeviceRecording; indexes: { story: string } };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/** Rejects where the browser keeps nothing. */
export function deviceDatabase(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(DEVICE_DATABASE, 2, {
    upgrade(database, version) {
      if (version < 1) {
        database.createObjectStore('stories', { keyPath: 'id' });
        database.createObjectStore('clips', { keyPath: 'key' }).createIndex('story', 'storyId');
      }
      database.createObjectStore('recordings', { keyPath: 'key' }).createIndex('story', 'storyId');
    },
    // Somebody signs out: what is here has to go, and this tab must not hold it.
    blocking: close,
    terminated: () => (opening = undefined),
  });
  opening.catch(() => (opening = undefined));
  return opening;
}

function close(): void {
  void opening?.then((database) => database.close());
  opening = undefined;
}
