/** Asked for by whoever wants to hear a text while the rest of it is still made. Everybody else gets JSON. */
export const SPOKEN_FRAMES = 'application/vnd.fabloom.speech';

/** What is known of a sentence besides its sound. */
export interface SpokenHead {
  /** Where it stands in the text, and how much of it it is. */
  offset: number;
  length: number;
  /** Seconds, the pause after it included. */
  duration: number;
  /** Places count from the beginning of the text, times from the beginning of the sentence. */
  words: readonly { offset: number; length: number; start: number; end: number }[];
  provider: string;
  /** Which of our own voices said it. */
  quality?: 'natural' | 'quick' | undefined;
}

/** Frames end with one of these; where the line is cut, neither comes. */
export type SpokenEnd = { end: 'done' } | { end: 'error'; error: string };

export interface SpokenFrame {
  head: SpokenHead | SpokenEnd;
  /** MP3; empty at the end. */
  audio: Uint8Array<ArrayBuffer>;
}

/** Two numbers go first: how long the head is and how long the sound. */
const SIZES = 8;

export function frameOf(
  head: SpokenHead | SpokenEnd,
  audio: Uint8Array = new Uint8Array(),
): Uint8Array<ArrayBuffer> {
  const words = new TextEncoder().encode(JSON.stringify(head));
  const frame = new Uint8Array(SIZES + words.length + audio.length);
  const view = new DataView(frame.buffer);
  view.setUint32(0, words.length);
  view.setUint32(4, audio.length);
  frame.set(words, SIZES);
  frame.set(audio, SIZES + words.length);
  return frame;
}

/** Frames as they arrive, in pieces that do not care where one ends. */
export async function* framesIn(stream: ReadableStream<Uint8Array>): AsyncGenerator<SpokenFrame> {
  const reader = stream.getReader();
  let waiting = new Uint8Array();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      waiting = joined(waiting, value);
      for (let size = sizeOf(waiting); size <= waiting.length; size = sizeOf(waiting)) {
        yield readFrame(waiting.subarray(0, size));
        waiting = waiting.slice(size);
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** Of the first frame, as far as that is known. */
function sizeOf(bytes: Uint8Array<ArrayBuffer>): number {
  if (bytes.length < SIZES) return Infinity;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return SIZES + view.getUint32(0) + view.getUint32(4);
}

function readFrame(frame: Uint8Array<ArrayBuffer>): SpokenFrame {
  const end = SIZES + new DataView(frame.buffer, frame.byteOffset).getUint32(0);
  const head = JSON.parse(new TextDecoder().decode(frame.subarray(SIZES, end))) as SpokenFrame['head'];
  return { head, audio: frame.slice(end) };
}
