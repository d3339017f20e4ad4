import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isRelation, pageMark, RELATIONS, type Relation } from '#domain/recordings.ts';
import { ask } from '#web/api/api.ts';
import { onLineChange } from '#web/browser/line.ts';
import { kept } from '#web/browser/storage.ts';
import { forgetRecording, keepRecording, recordingsOnDevice } from '#web/device/recordings.ts';
import { deliverRecordings, removeVoice, soundOf } from '#web/features/recordings/deliver.ts';
import type { RecordedSound } from '#web/features/recordings/samples.ts';
import { offerFamilyVoice } from '#web/reader/family-voice.ts';

/** A page of a book, as far as it can be read aloud. */
export interface ReadablePage {
  offset: number;
  text: string;
}

export interface KnownRecording {
  voice: Relation;
  page: string;
  duration: number;
  /** When it was recorded, or sent. */
  at: number;
  /** It is on this device only. */
  waits: boolean;
}

export interface Recordings {
  /** Who has read something of this story. */
  voices: readonly Relation[];
  /** Who is heard; null: our own voice. */
  reader: Relation | null;
  choose: (reader: Relation | null) => void;
  of: (voice: Relation, page: ReadablePage) => KnownRecording | undefined;
  /** So many pages of the book. */
  count: (voice: Relation) => number;
  sound: (recording: KnownRecording) => Promise<Blob>;
  /** On this device at once, on the server as soon as it can be reached. Rejects where there is no room. */
  keep: (voice: Relation, page: ReadablePage, sound: RecordedSound) => Promise<void>;
  remove: (voice: Relation) => Promise<void>;
  /** The server would not take some of them. */
  isRefused: boolean;
}

interface Book {
  storyId: string;
  /** Whose story it is; undefined as long as it is in nobody's My Stories. */
  owner: string | undefined;
  pages: readonly ReadablePage[];
}

const NOBODY = '';
const READER = 'fabloom.family-voice';
const TRY_AGAIN_MS = 15_000;

/** What the family has read of a story in My Stories, here and on the server. Whoever was chosen is heard. */
export function useRecordings({ storyId, owner, pages }: Book): Recordings {
  const userId = owner ?? NOBODY;
  const [known, setKnown] = useState<readonly KnownRecording[]>([]);
  const [isRefused, setRefused] = useState(false);
  const [chosen, setChosen] = useState<Relation | null>(() => {
    const before = kept.read(READER);
    return isRelation(before) ? before : null;
  });
  const voices = RELATIONS.filter((relation) => known.some(({ voice }) => voice === relation));
  const reader = chosen && voices.includes(chosen) ? chosen : null;
  const sound = ({ voice, page, duration }: KnownRecording) =>
    soundOf({ storyId, userId, voice, page, duration });

  const look = async (also: readonly KnownRecording[] = []) => {
    const here = await onDevice(storyId, userId);
    const there = await onServer(storyId).catch(() => also.filter(({ waits }) => !waits));
    const older = here.filter(
      (each) => !each.waits && there.some((one) => isSame(one, each) && one.at > each.at),
    );
    for (const { voice, page } of older) await forgetRecording({ storyId, voice, page });
    setKnown(
      merged(
        there,
        here.filter((each) => !older.includes(each)),
      ),
    );
  };
  const deliver = async () => {
    const outcome = await deliverRecordings(userId).catch(() => 'waits');
    setRefused(outcome === 'refused');
    await look(known);
  };
  const tick = useEffectEvent((whose: string | undefined, which: string) => {
    if (whose && which === storyId) void deliver();
  });
  useEffect(() => {
    const now = setTimeout(() => tick(owner, storyId));
    const stop = onLineChange(() => tick(owner, storyId));
    return () => {
      clearTimeout(now);
      stop();
    };
  }, [owner, storyId]);
  const waits = known.some((each) => each.waits);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => tick(owner, storyId), TRY_AGAIN_MS);
    return () => clearInterval(timer);
  }, [waits, owner, storyId]);

  const recorded = useMemo(
    () =>
      pages.flatMap(({ offset, text }) => {
        const own = known.find(({ voice, page }) => voice === reader && page === pageMark(text));
        return own ? [{ offset, text, own }] : [];
      }),
    [known, pages, reader],
  );
  const version = recorded.map(({ offset, own }) => `${offset} ${own.at}`).join();
  const offer = useEffectEvent((of: string, voice: Relation | null, pagesRead: string) =>
    offerFamilyVoice(
      voice && pagesRead !== ''
        ? {
            storyId: of,
            voice,
            pages: recorded.map(({ offset, text, own }) => ({
              offset,
              text,
              version: `${voice} ${own.at}`,
              duration: own.duration,
              sound: once(() => sound(own)),
            })),
          }
        : null,
    ),
  );
  useEffect(() => offer(storyId, reader, version), [storyId, reader, version]);
  useEffect(() => () => offerFamilyVoice(null), []);

  const of = (voice: Relation, { text }: ReadablePage) =>
    known.find((each) => each.voice === voice && each.page === pageMark(text));
  const choose = (next: Relation | null) => {
    if (next) kept.write(READER, next);
    else kept.remove(READER);
    setChosen(next);
  };
  return {
    voices,
    reader,
    choose,
    of,
    count: (voice) => pages.filter((page) => of(voice, page)).length,
    sound,
    keep: async (voice, { text }, { audio, duration }) => {
      const page = pageMark(text);
      await keepRecording({ storyId, userId, voice, page, audio, duration, waits: true, since: Date.now() });
      choose(voice);
      setKnown(merged(known, await onDevice(storyId, userId)));
      void deliver();
    },
    remove: async (voice) => {
      await removeVoice({ storyId, voice }, userId);
      await look();
    },
    isRefused,
  };
}

async function onServer(storyId: string): Promise<KnownRecording[]> {
  const { recordings } = await ask('GET /api/my-stories/:id/recordings', { param: { id: storyId } });
  return recordings.map(({ voice, page, duration, createdAt }) => ({
    voice,
    page,
    duration,
    at: Date.parse(createdAt),
    waits: false,
  }));
}

/** Where the browser keeps nothing there is nothing. */
async function onDevice(storyId: string, userId: string): Promise<KnownRecording[]> {
  const all = await recordingsOnDevice(userId).catch(() => []);
  return all
    .filter((each) => each.storyId === storyId)
    .map(({ voice, page, duration, waits, since }) => ({
      voice,
      page,
      duration,
      at: since,
      waits,
    }));
}

/** What is here is what is heard. */
function merged(
  there: readonly KnownRecording[],
  here: readonly KnownRecording[],
): readonly KnownRecording[] {
  return [...there.filter((one) => !here.some((each) => isSame(one, each))), ...here];
}

function isSame(one: KnownRecording, other: KnownRecording): boolean {
  return one.voice === other.voice && one.page === other.page;
}

/** Asked for twice it is the same; what failed is asked for again. */
function once<Result>(get: () => Promise<Result>): () => Promise<Result> {
  let got: Promise<Result> | undefined;
  return () => {
    got ??= get();
    got.catch(() => (got = undefined));
    return got;
  };
}
