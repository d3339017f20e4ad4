import { expect, test } from 'vitest';
import { cardPlace, spotlight } from '#web/features/tutorial/spotlight.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };

test('the light has a margin and stays in sight', () => {
  expect(spotlight({ top: 100, left: 50, width: 200, height: 40 }, DESK)).toEqual({
    top: 92,
    left: 42,
    width: 216,
    height: 56,
  });
  expect(spotlight({ top: 700, left: 0, width: 360, height: 60 }, PHONE)).toEqual({
    top: 692,
    left: 0,
    width: 360,
    height: 48,
  });
});

test('of a part that is higher than the screen the beginning is lit', () => {
  const { top, height } = spotlight({ top: 96, left: 0, width: 360, height: 3000 }, PHONE);
  expect([top, height]).toEqual([88, 296]);
});

test('the words stand under the light, or above it where there is more room', () => {
  const under = cardPlace({ top: 92, left: 42, width: 216, height: 56 }, DESK);
  expect(under).toMatchObject({ top: 162, left: 16, width: 360 });
  const above = cardPlace({ top: 800, left: 1000, width: 270, height: 60 }, DESK);
  expect(above).toMatchObject({ bottom: 114, left: 904 });
});

test.each([PHONE, DESK])('they always have room enough to be read: %j', (room) => {
  for (let top = 0; top < room.height; top += 37) {
    const light = spotlight({ top, left: 0, width: room.width, height: 3000 }, room);
    const { left, width, maxHeight } = cardPlace(light, room);
    expect(maxHeight).toBeGreaterThan(180);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(room.width);
  }
  expect(cardPlace(null, room).maxHeight).toBeGreaterThan(300);
});
