import { expect, test } from 'vitest';
import { hashOf, plainHashOf } from '#web/features/feedback/device-hash.ts';

test.each([hashOf, plainHashOf])(
  'the same device has the same hash, another has another [FB-03]',
  async (make) => {
    const first = await make('Browser 1|360x780|Europe/Berlin');
    expect(first).toMatch(/^[0-9a-f]{32,64}$/);
    expect(await make('Browser 1|360x780|Europe/Berlin')).toBe(first);
    expect(await make('Browser 1|360x780|Europe/Paris')).not.toBe(first);
  },
);
