import { between, seeded } from '#domain/random.ts';
import { SAMPLE_RATE, chain, highPass, lowPass, seconds } from '#web/features/book/sounds/filters.ts';

const LENGTH_S = 0.55;
const HEIGHT = 0.5;

/** A page of paper that is lifted, goes over, and lies: never twice the same. */
export function makeRustle(turn: number): Float32Array<ArrayBuffer> {
  const random = seeded(turn + 1);
  const paper = chain(highPass(between(random, 700, 1000)), lowPass(between(random, 3200, 4200)));
  const lies = between(random, 0.3, 0.38);
  return Float32Array.from({ length: seconds(LENGTH_S) }, (_, i) => {
    const time = i / SAMPLE_RATE;
    const lift = bump(time, 0.14, 0.12);
    const lay = 0.6 * bump(time, lies, 0.07);
    return HEIGHT * (lift + lay) * bump(time, LENGTH_S / 2, LENGTH_S / 2) * paper(random() * 2 - 1);
  });
}

/** Rises and falls around a moment; nothing is left of it so far from there. */
function bump(time: number, moment: number, width: number): number {
  const away = Math.abs(time - moment) / width;
  return away >= 1 ? 0 : Math.cos((away * Math.PI) / 2) ** 2;
}
