import { createMp3Encoder } from 'wasm-media-encoders';
import { describe, expect, test } from 'vitest';
import { SpeechError } from '#engines/narrator/port.ts';
import { readMp3 } from '#engines/narrator/read-mp3.ts';
import { hum } from '#engines/narrator/testing/voice-server.ts';

const SECONDS = 1.5;

async function encode(sampleRate: number, channels: 1 | 2, quality: object): Promise<Buffer> {
  const mp3 = await createMp3Encoder();
  mp3.configure({ sampleRate, channels, ...quality });
  const samples = hum(SECONDS, sampleRate);
  const body = Buffer.from(mp3.encode(channels === 2 ? [samples, samples] : [samples]));
  return Buffer.concat([body, Buffer.from(mp3.finalize())]);
}

const refused = (message: string) => expect.objectContaining({ reason: 'failed', message }) as SpeechError;

describe('the length of an MP3', () => {
  test.each(
    [48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000].flatMap((rate) => [
      [rate, 1 as const, { bitrate: 32 }] as const,
      [rate, 2 as const, { vbrQuality: 4 }] as const,
    ]),
  )(
    'at %i Hz with %i channels is what was put in, but for the padding: %o',
    async (rate, channels, quality) => {
      const { duration } = readMp3(await encode(rate, channels, quality));
      const frame = (rate >= 32_000 ? 1152 : 576) / rate;
      expect(duration).toBeGreaterThanOrEqual(SECONDS);
      expect(duration).toBeLessThanOrEqual(SECONDS + 4 * frame + 1105 / rate);
    },
  );

  test('tags and the header of a file are no sound, and are taken off', async () => {
    const plain = await encode(44_100, 1, { bitrate: 128 });
    const { audio, duration } = readMp3(plain);
    const cover = Buffer.concat([
      Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 1, 2]),
      Buffer.alloc(130, 0xff),
    ]);
    const header = Buffer.alloc(readFrameLength(plain));
    plain.copy(header, 0, 0, 4);
    header.write('Info', 21, 'latin1');
    const ape = Buffer.alloc(32);
    ape.write('APETAGEX', 0, 'latin1');
    ape.writeUInt32LE(32, 12);
    const tag = Buffer.alloc(128);
    tag.write('TAG', 0, 'latin1');
    const tagged = readMp3(Buffer.concat([cover, header, plain, ape, tag]));
    expect(tagged.duration).toBeCloseTo(duration, 9);
    expect(Buffer.compare(tagged.audio, audio)).toBe(0);
  });

  test('a file that tells of more frames than came is cut off', async () => {
    const plain = await encode(44_100, 1, { bitrate: 128 });
    const header = Buffer.alloc(readFrameLength(plain));
    plain.copy(header, 0, 0, 4);
    header.write('Xing', 21, 'latin1');
    header.writeUInt32BE(1, 25);
    header.writeUInt32BE(5000, 29);
    expect(() => readMp3(Buffer.concat([header, plain]))).toThrow(refused('the sound is cut off'));
  });

  test.each([1, 3, 50, 100])('a sound whose last %i bytes are missing is cut off', async (missing) => {
    const whole = await encode(24_000, 1, { bitrate: 64 });
    expect(() => readMp3(whole.subarray(0, whole.length - missing))).toThrow(refused('the sound is cut off'));
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<html>sorry</html>')],
    ['FLAC', Buffer.from('fLaC\0\0\0\x22 and so on', 'latin1')],
    ['Ogg', Buffer.from('OggS\0\x02', 'latin1')],
    ['AAC, which begins almost like MP3', Buffer.from([0xff, 0xf1, 0x50, 0x80, 0x2e, 0x7f, 0xfc])],
    ['a tag alone', Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 0])],
    ['zeros', Buffer.alloc(500)],
    ['0xff', Buffer.alloc(500, 0xff)],
  ])('%s is no MP3', (_, bytes) => {
    expect(() => readMp3(bytes)).toThrow(refused('wrong kind of sound'));
  });

  test('noise after the first frame is not counted as sound', async () => {
    const whole = await encode(24_000, 1, { bitrate: 64 });
    const spoilt = Buffer.concat([whole.subarray(0, 192 * 3), Buffer.from('<html>504</html>'), whole]);
    expect(() => readMp3(spoilt)).toThrow(SpeechError);
  });
});

/** Of MPEG-1 at 128 kbit/s and 44.1 kHz. */
function readFrameLength(bytes: Buffer): number {
  return 417 + (((bytes[2] ?? 0) >> 1) & 1);
}
