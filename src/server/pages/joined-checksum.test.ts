import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinChecksums, shiftOf } from '#server/pages/joined-checksum.ts';

test('joining the checksums of two pieces gives the checksum of the whole', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), fc.uint8Array({ maxLength: 3000 }), (before, after) => {
      const whole = crc32(Buffer.concat([before, after]));
      expect(joinChecksums(crc32(before), crc32(after), shiftOf(after.length))).toBe(whole);
    }),
  );
});
