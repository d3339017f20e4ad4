import { at } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, line, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { add, polar } from '#engines/illustrator/built-in/draw/vectors.ts';
import type { Frame } from '#engines/illustrator/built-in/figures/people/rig/frame.ts';
import type { Posture } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';

/** Where hair and cloth hang of who is still. */
const DOWN = 90;

/** How far something is blown from where it would hang, in degrees. */
function blown({ wind = DOWN }: Posture): number {
  const by = wind - DOWN;
  return by < -90 ? by + 360 : by;
}

/** Hair behind a head, as it trails; it is drawn on a head whose middle is there. */
export function trailingHair(art: Art, posture: Posture): Art {
  const turn = blown(posture) * 0.5;
  return turn ? group(art, { turn, pivot: [0, -226] }) : art;
}

/** How a hem is blown, in the space of the clothes. */
export function trailingHem({ wind, spine }: Posture): { by: readonly [number, number]; wide: number } {
  return wind === undefined ? { by: [0, 0], wide: 1 } : { by: polar(wind - spine, 12), wide: 1.3 };
}

const STREAKS = [
  { aside: -0.34, from: 0.1, long: 0.62 },
  { aside: 0.02, from: 0.32, long: 0.86 },
  { aside: 0.36, from: 0, long: 0.54 },
];

/** Three streaks of air behind who flies, falls, jumps or runs. */
export function streaks({ bones, posture }: Frame): Art {
  const { wind, hips } = posture;
  if (wind === undefined || wind === DOWN) return undefined;
  const leg = bones.thigh + bones.shin;
  const d = STREAKS.map(({ aside, from, long }) => {
    const start = add(add(hips, polar(wind + 90, aside * bones.torso)), polar(wind, leg * (1.24 + from)));
    return `M${at(start)}l${at(polar(wind, bones.torso * long))}`;
  });
  return line(d.join(''), '#ffffff', bones.arm[2] * 0.24, { opacity: 0.5, airy: true });
}
