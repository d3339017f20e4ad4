import { between, seeded, type Random } from '#domain/random.ts';
import { chain, highPass, lowPass } from '#web/features/book/sounds/filters.ts';
import { Loop } from '#web/features/book/sounds/loop.ts';

export const BEDS = ['rain', 'waves', 'fire', 'night'] as const;
export type Bed = (typeof BEDS)[number];

/** Long enough that nobody waits for what they heard before. */
const LENGTH_S = 24;

const MAKERS: Record<Bed, (loop: Loop, random: Random) => Loop> = { rain, waves, fire, night };

/** A quiet sound without an end: it goes on at its beginning, and nobody hears it. */
export function makeBed(bed: Bed): Float32Array<ArrayBuffer> {
  return MAKERS[bed](new Loop(LENGTH_S), seeded(BEDS.indexOf(bed) + 1)).levelled();
}

/** On a roof: a broad hiss, and drops that are heard one by one. */
function rain(loop: Loop, random: Random): Loop {
  loop.hiss(random, chain(highPass(350), lowPass(2600), lowPass(5200)), (turn) => 1 + 0.15 * swell(turn, 3));
  loop.hiss(random, lowPass(160), () => 0.5);
  return scatter(loop, random, 26, (at) => {
    const pitch = between(random, 900, 2600);
    // Most fall far off.
    const height = 0.03 + 0.3 * random() ** 3;
    loop.event(
      at,
      0.04,
      (time) => height * Math.exp(-time * 140) * Math.sin(turns(pitch * (1 - time * 4) * time)),
    );
  });
}

/** On a flat beach: three come in a turn, none as high as the other, each with its foam. */
function waves(loop: Loop, random: Random): Loop {
  const heights = [1, 0.75, 0.9];
  const wave = (turn: number, late: number) => {
    const place = (turn * heights.length - late + heights.length) % heights.length;
    const within = place % 1;
    // It comes slowly and runs off more slowly still.
    const shape =
      within < 0.4
        ? Math.sin((within / 0.4) * (Math.PI / 2))
        : Math.cos(((within - 0.4) / 0.6) * (Math.PI / 2));
    return (heights[Math.floor(place)] ?? 1) * shape ** 2;
  };
  loop.hiss(random, chain(lowPass(420), lowPass(700)), (turn) => 0.5 + 2.2 * wave(turn, 0));
  return loop.hiss(
    random,
    chain(highPass(700), lowPass(3200)),
    (turn) => 0.06 + 0.5 * wave(turn, 0.22) ** 1.5,
  );
}

/** In a stove: it breathes low, and crackles. */
function fire(loop: Loop, random: Random): Loop {
  loop.hiss(
    random,
    chain(lowPass(180), lowPass(260)),
    (turn) => 2 + 0.5 * swell(turn, 7) + 0.3 * swell(turn, 17),
  );
  loop.hiss(random, chain(highPass(500), lowPass(2400)), (turn) => 0.2 + 0.06 * swell(turn, 11));
  return scatter(loop, random, 7, (at) => {
    // Most are small, a few are not.
    const height = 0.2 + 1.6 * random() ** 4;
    const body = chain(highPass(between(random, 600, 1800)), lowPass(4200));
    const fading = between(random, 150, 500);
    loop.event(at, 0.05, (time) => height * Math.exp(-time * fading) * body(random() * 2 - 1));
  });
}

/** Out in a garden: air in leaves, a cricket near by, and one far off that is slower. */
function night(loop: Loop, random: Random): Loop {
  loop.hiss(
    random,
    chain(highPass(90), lowPass(500), lowPass(900)),
    (turn) => 1 + 0.2 * swell(turn, 2) + 0.1 * swell(turn, 5),
  );
  for (const { pitch, every, height } of [
    { pitch: 3900, every: 1.2, height: 0.035 },
    { pitch: 3400, every: 1.6, height: 0.015 },
  ]) {
    for (let at = every / 2; at < LENGTH_S; at += every) {
      const late = between(random, 0, 0.12);
      for (const pulse of [0, 0.045, 0.09]) {
        loop.event(
          at + late + pulse,
          0.03,
          (time) => height * Math.sin((time / 0.03) * Math.PI) ** 2 * Math.sin(turns(pitch * time)),
        );
      }
    }
  }
  return loop;
}

/** So many a second on the whole, as chance has it. */
function scatter(loop: Loop, random: Random, perSecond: number, event: (at: number) => void): Loop {
  for (let left = perSecond * LENGTH_S; left > 0; left--) event(random() * LENGTH_S);
  return loop;
}

/** Up and down so often in a turn of the loop, whole times: it ends as it begins. */
function swell(turn: number, times: number): number {
  return Math.sin(turns(turn * times));
}

function turns(count: number): number {
  return 2 * Math.PI * count;
}
