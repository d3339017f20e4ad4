import type { Packer } from '#engines/narrator/packing/packer.ts';
import { SpeechError } from '#engines/narrator/port.ts';
import { readMp3, type Mp3 } from '#engines/narrator/read-mp3.ts';
import { isWav, soundIn } from '#engines/narrator/providers/wav.ts';

const SOUNDS = /^(?:audio\/(?:mpeg|mp3|x-mp3|mpeg3|wav|x-wav|wave|vnd\.wave)|application\/octet-stream)\b/i;

/** Of what is still to be packed. No chunk of a text takes longer. */
const MOST_SECONDS = 600;

/** An answer that is a sound: MP3 as it is, WAV as MP3. Both what it is called and what it is must be right. */
export async function readSound(response: Response, packer: Packer, signal: AbortSignal): Promise<Mp3> {
  if (!SOUNDS.test(response.headers.get('Content-Type') ?? ''))
    throw new SpeechError('failed', 'wrong kind of sound');
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!isWav(bytes)) return readMp3(bytes);
  if (soundIn(bytes).duration > MOST_SECONDS) throw new SpeechError('failed', 'the sound is not of the text');
  return packer.speech(bytes, signal);
}
