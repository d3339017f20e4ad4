import { expect, test } from 'vitest';
import { frameOf, framesIn, type SpokenHead } from '#contract/spoken-frames.ts';

const head = (offset: number): SpokenHead => ({
  offset,
  length: 6,
  duration: 1.5,
  words: [{ offset, length: 6, start: 0, end: 0.4 }],
  provider: 'built-in',
});
const SENT = [
  { head: head(0), audio: Uint8Array.of(255, 243, 20, 196) },
  { head: head(7), audio: new Uint8Array(3000).fill(7) },
  { head: { end: 'done' } as const, audio: new Uint8Array() },
];
const BYTES = Buffer.concat(SENT.map((each) => frameOf(each.head, each.audio)));

async function read(pieces: readonly Uint8Array[]) {
  const heard = [];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  for await (const frame of framesIn(stream)) heard.push(frame);
  return heard;
}

test.each([1, 3, 8, 1000, 1_000_000])('frames are read from pieces of %i bytes [VO-10]', async (size) => {
  const pieces = Array.from({ length: Math.ceil(BYTES.length / size) }, (_, i) =>
    Uint8Array.from(BYTES.subarray(i * size, (i + 1) * size)),
  );
  expect(await read(pieces)).toEqual(SENT);
});

test('what was cut off is no frame [VO-10]', async () => {
  expect(await read([Uint8Array.from(BYTES.subarray(0, -1))])).toEqual(SENT.slice(0, 2));
});
