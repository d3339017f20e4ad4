import { RECORDING_RATE } from '#domain/recordings.ts';
import { wavOf } from '#domain/wav.ts';

export interface RecordedSound {
  audio: Blob;
  /** Seconds. */
  duration: number;
}

/** Every browser can read what it has recorded itself; what comes out is the same for all of them. */
export async function asWav(recorded: Blob): Promise<RecordedSound> {
  const context = new OfflineAudioContext(1, 1, RECORDING_RATE);
  const sound = await context.decodeAudioData(await recorded.arrayBuffer());
  const channels = Array.from({ length: sound.numberOfChannels }, (_, i) => sound.getChannelData(i));
  const samples = Float32Array.from(
    { length: sound.length },
    (_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length,
  );
  return {
    audio: new Blob([wavOf(samples, RECORDING_RATE)], { type: 'audio/wav' }),
    duration: sound.duration,
  };
}
