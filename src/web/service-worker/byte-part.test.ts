import { expect, test } from 'vitest';
import { partOf } from '#web/service-worker/byte-part.ts';

const sound = () => new Response('0123456789', { headers: { 'Content-Type': 'audio/mpeg' } });

test.each([
  ['bytes=0-', '0123456789', 'bytes 0-9/10'],
  ['bytes=4-6', '456', 'bytes 4-6/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
])('%s', async (range, text, told) => {
  const part = await partOf(sound(), range);
  expect(part.status).toBe(206);
  expect(part.headers.get('Content-Range')).toBe(told);
  expect(part.headers.get('Content-Type')).toBe('audio/mpeg');
  expect(await part.text()).toBe(text);
});

test('without a range it is the whole, and behind the end there is nothing', async () => {
  expect((await partOf(sound(), null)).status).toBe(200);
  expect((await partOf(sound(), 'bytes=10-')).status).toBe(416);
});
