import type { PackedRecording, PackingTask } from '#engines/narrator/packing/worker.ts';
import type { RecordedSound } from '#engines/narrator/recording.ts';
import type { Mp3 } from '#engines/narrator/read-mp3.ts';
import { openWorkers, type WorkersOptions } from '#workers/workers.ts';

export type { PackedRecording, RatedSound } from '#engines/narrator/packing/worker.ts';

/** Whatever comes from outside as WAV, as MP3: beside the server, which would hear and send nothing for seconds. */
export interface Packer {
  speech(wav: Uint8Array, signal: AbortSignal): Promise<Mp3>;
  /** At each rate of our voices. Somebody who sends many at once waits behind others who send one (`from`). */
  recording(sound: RecordedSound, from: string): Promise<PackedRecording>;
  close(): Promise<void>;
}

/** Three minutes take some seconds; more than that wait for whoever is busy, and then are told so. */
const LIMITS = { children: 2, taskMs: 60_000, idleMs: 60_000, memoryMb: 768, queue: 16 };

export function openPacker({ onDeath }: Pick<WorkersOptions, 'onDeath'> = {}): Packer {
  const file = new URL('worker.ts', import.meta.url);
  const workers = openWorkers<PackingTask, Mp3 | PackedRecording>({ ...LIMITS, file, onDeath });
  return {
    async speech(wav, signal) {
      const packed = await workers.run({ pack: 'speech', wav }, signal);
      if (!('audio' in packed)) throw new Error('packed as something else');
      return packed;
    },
    async recording({ wav }, from) {
      const packed = await workers.run({ pack: 'recording', wav }, undefined, from);
      if (!('sounds' in packed)) throw new Error('packed as something else');
      return packed;
    },
    close: () => workers.close(),
  };
}
