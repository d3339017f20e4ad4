import { SpeechError } from '#engines/narrator/port.ts';

export interface Mp3 {
  /** Sound and nothing else: tags and the header of a whole file would be wrong once clips are joined. */
  audio: Uint8Array;
  /** In seconds, as a player counts it. */
  duration: number;
}

interface Frame {
  /** Version and rate: the same in all frames of a stream. */
  kind: string;
  bytes: number;
  sampleRate: number;
  seconds: number;
  /** Where a header of the whole file would stand, if this frame carries one. */
  headerAt: number;
}

const KILOBITS = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const RATES = [44_100, 48_000, 32_000];
const MONO = 3;
const LAYER_3 = 1;

/** Reads every frame to the end of the last one, so that a sound which was cut off is none. */
export function readMp3(bytes: Uint8Array): Mp3 {
  const start = afterTag(bytes);
  const end = beforeTags(bytes);
  const first = frameAt(bytes, start);
  if (!first) throw new SpeechError('failed', 'wrong kind of sound');
  const header = fileHeader(bytes, start, first);
  const soundStart = header ? start + first.bytes : start;
  let duration = 0;
  let frames = 0;
  for (let at = soundStart; at < end;) {
    const frame = frameAt(bytes, at);
    if (!frame || frame.kind !== first.kind || at + frame.bytes > end) throw cutOff();
    duration += frame.seconds;
    frames += 1;
    at += frame.bytes;
  }
  // Encoders differ on whether the header's own frame counts.
  if (frames === 0 || (header && frames + 1 < header.frames)) throw cutOff();
  return { audio: bytes.subarray(soundStart, end), duration };
}

/** Of a sound without tags; undefined where it is none. */
export function sampleRateOf(audio: Uint8Array): number | undefined {
  return frameAt(audio, 0)?.sampleRate;
}

function cutOff(): SpeechError {
  return new SpeechError('failed', 'the sound is cut off');
}

function frameAt(bytes: Uint8Array, at: number): Frame | undefined {
  if (at + 4 > bytes.length) return undefined;
  const [sync = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
  const version = (second >> 3) & 3; // 3 is MPEG-1, 2 is MPEG-2, 0 is MPEG-2.5
  const rate = RATES[(third >> 2) & 3];
  const kilobits = KILOBITS[version === 3 ? 1 : 2][third >> 4];
  const isFrame = sync === 0xff && second >> 5 === 7 && version !== 1 && ((second >> 1) & 3) === LAYER_3;
  if (!isFrame || !rate || !kilobits) return undefined;
  const sampleRate = rate / (version === 3 ? 1 : version === 2 ? 2 : 4);
  const samples = version === 3 ? 1152 : 576;
  const padding = (third >> 1) & 1;
  const checksum = second & 1 ? 0 : 2;
  const isMono = fourth >> 6 === MONO;
  const sideInfo = version === 3 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  return {
    kind: `${version} ${rate}`,
    bytes: Math.floor((samples * kilobits * 125) / sampleRate) + padding,
    sampleRate,
    seconds: samples / sampleRate,
    headerAt: at + 4 + checksum + sideInfo,
  };
}

/** Some encoders put a frame without sound first, which tells how many frames the file has (0: not told). */
function fileHeader(bytes: Uint8Array, at: number, frame: Frame): { frames: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const number = (place: number) => (place + 4 <= bytes.length ? view.getUint32(place) : 0);
  if (['Xing', 'Info'].includes(latin(bytes, frame.headerAt, 4))) {
    const tellsFrames = number(frame.headerAt + 4) & 1;
    return { frames: tellsFrames ? number(frame.headerAt + 8) : 0 };
  }
  const vbri = at + 36;
  return latin(bytes, vbri, 4) === 'VBRI' ? { frames: number(vbri + 14) } : undefined;
}

function afterTag(bytes: Uint8Array): number {
  if (latin(bytes, 0, 3) !== 'ID3') return 0;
  const [flags = 0, ...size] = bytes.subarray(5, 10);
  const footer = flags & 0x10 ? 10 : 0;
  return 10 + size.reduce((sum, seven) => sum * 128 + (seven & 127), 0) + footer;
}

function beforeTags(bytes: Uint8Array): number {
  const end = latin(bytes, bytes.length - 128, 3) === 'TAG' ? bytes.length - 128 : bytes.length;
  const footer = end - 32;
  if (latin(bytes, footer, 8) !== 'APETAGEX') return end;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const hasHeader = view.getUint32(footer + 20, true) >>> 31;
  return end - view.getUint32(footer + 12, true) - (hasHeader ? 32 : 0);
}

function latin(bytes: Uint8Array, at: number, length: number): string {
  return at < 0 ? '' : String.fromCharCode(...bytes.subarray(at, at + length));
}
