import type { Brush, HeldThing } from '#engines/illustrator/built-in/figures/brush.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, line, path, type Art, type Shape } from '#engines/illustrator/built-in/draw/shapes.ts';
import { add, angleOf, between, minus, polar } from '#engines/illustrator/built-in/draw/vectors.ts';
import { twoBones, type Bones } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import { hand } from '#engines/illustrator/built-in/figures/people/rig/hand.ts';
import type { ArmPosture, LegPosture } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';
import { limb, ribbon } from '#engines/illustrator/built-in/figures/people/rig/ribbon.ts';

/** What covers an arm. */
export interface Sleeve {
  skin: Colour;
  colour: Colour;
  /** How much of the arm it covers. */
  share: number;
  /** At the wrist against the shoulder. */
  flare: number;
  cuff?: Colour | undefined;
}

export interface DrawnArm {
  art: Art;
  thing?: HeldThing | undefined;
  joints: { shoulder: Point; elbow: Point; wrist: Point };
  /** The palm, for what it holds. */
  hand: Point;
  /** Where the fingers go. */
  fingers: number;
}

/** Away from us: darker, but of the same colour; a blue shadow would turn yellow cloth grey. */
const dim = ({ of }: Brush, colour: Colour, by = 0.05): Colour => of(tone(colour, -by, 0.98));

/** The edge of a limb, so that it is seen on cloth or skin of the same colour. */
const edge = (colour: Colour): Pick<Shape, 'stroke' | 'width'> => ({
  stroke: tone(colour, -0.07),
  width: 1.6,
});

const edged = (d: string, fill: string, colour: Colour): Shape => ({ ...path(d, fill), ...edge(colour) });

export interface ArmOptions {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  posture: ArmPosture;
  sleeve: Sleeve;
  /** Away from us, and darker for it. */
  away: boolean;
  /** In the hand, between palm and fingers. */
  holds?: ((palm: Point) => HeldThing | undefined) | undefined;
  /** Whether the other hand is before it, too. */
  helped?: ((thing: HeldThing) => boolean) | undefined;
}

export function drawArm(brush: Brush, bones: Bones, options: ArmOptions): DrawnArm {
  const { shoulder, elbow, wrist, posture, sleeve, away, holds, helped } = options;
  const fingers = posture.fingers ?? angleOf(elbow, wrist);
  const palm = add(wrist, polar(fingers, bones.hand * 0.5));
  const thing = holds?.(palm);
  const grip = thing ? 'grip' : (posture.grip ?? 'relaxed');
  const skin = away ? tone(sleeve.skin, -0.035, 0.98) : sleeve.skin;
  const drawn = hand(brush, { at: palm, fingers, size: bones.hand, grip, skin, thumb: posture.thumb ?? 1 });
  const cloth = away ? dim(brush, sleeve.colour) : brush.form(sleeve.colour, 0.14, 0.24);
  const wide = [bones.arm[0] * 1.12, bones.arm[1] * 1.16, bones.arm[2] * 1.24 * sleeve.flare] as const;
  return {
    joints: { shoulder, elbow, wrist },
    hand: palm,
    fingers,
    thing,
    art: [
      edged(limb(shoulder, elbow, wrist, bones.arm), brush.of(skin), brush.of(skin)),
      drawn.palm,
      sleeve.share > 0 &&
        edged(
          limb(shoulder, elbow, wrist, wide, Math.min(0.95, sleeve.share)),
          cloth,
          brush.of(away ? tone(sleeve.colour, -0.05, 0.98) : sleeve.colour),
        ),
      sleeve.cuff && sleeve.share > 0.6 && cuff(brush, bones, [elbow, wrist], sleeve),
      thing?.art,
      // In two hands, a thing lies on this one: fingers before it would have no arm.
      !(thing && helped?.(thing)) && drawn.fingers,
    ],
  };
}

function cuff(
  { of }: Brush,
  { arm }: Bones,
  [joint, end]: [Point, Point],
  { share, cuff: colour, flare }: Sleeve,
): Art {
  if (!colour) return undefined;
  const middle = between(joint, end, (share - 0.5) * 2 * 0.94);
  const across = polar(angleOf(joint, end) + 90, arm[2] * 0.56 * flare);
  return line(`M${at(add(middle, across))}L${at(minus(middle, across))}`, of(colour), 7.5);
}

/** What covers a leg. */
export interface Stocking {
  skin: Colour;
  leg: Colour;
  shoe: Colour;
  /** How much of the leg its cloth covers, from the hip. */
  share: number;
  width: number;
  /** Of a running blade in place of the foot. */
  blade?: Colour | undefined;
}

export interface DrawnLeg {
  art: Art;
  knee: Point;
  ankle: Point;
}

const SOCK: Colour = '#f3ead8';

export function drawLeg(
  brush: Brush,
  bones: Bones,
  hip: Point,
  { to, bend = -1, knee, toe = 0, heel }: LegPosture,
  { skin, leg, shoe, share, width, blade }: Stocking,
): DrawnLeg {
  const { joint, end } = knee ? { joint: knee, end: to } : twoBones(hip, to, [bones.thigh, bones.shin], bend);
  const thick = [bones.leg[0] * width, bones.leg[1] * width, bones.leg[2] * width] as const;
  const bare = brush.of(skin);
  const sock = ribbon([between(joint, end, 0.8), end], [bones.leg[2] * 1.02, bones.leg[2] * 0.98]);
  const covered = blade ? Math.min(share, 0.62) : share;
  return {
    knee: joint,
    ankle: end,
    art: [
      share < 1 && [edged(limb(hip, joint, end, bones.leg), bare, bare), path(sock, brush.of(SOCK))],
      blade
        ? bladeFrom(brush, joint, end, blade)
        : group(edged(shoeOf(bones.leg[2] * 0.62 * width), shoe, shoe), {
            x: end[0],
            y: end[1],
            turn: toe,
            ...(heel && { scale: [-1, 1] }),
          }),
      share > 0 && edged(limb(hip, joint, end, share < 1 ? widened(thick) : thick, covered), leg, leg),
    ],
  };
}

/** A spring from below the knee to the ground. */
function bladeFrom({ of, lit }: Brush, knee: Point, ankle: Point, colour: Colour): Art {
  const cup = between(knee, ankle, 0.3);
  const [x, y] = ankle;
  const d = `M${at(cup)}C${at(add(between(knee, ankle, 0.7), [-12, 0]))} ${at([x - 12, y + 2])} ${at([x + 2, y + 10])}Q${at([x + 12, y + 12])} ${at([x + 24, y + 10])}`;
  return [line(d, of('#2f3038'), 10), line(d, lit(colour, 0.2), 4)];
}

const widened = ([a, b, c]: readonly [number, number, number]) => [a * 1.08, b * 1.16, c * 1.3] as const;

function shoeOf(s: number): string {
  const k = (value: number) => n(value * s);
  return `M${k(-0.9)} ${k(-0.5)}C${k(-1.15)} ${k(0.4)} ${k(-1.1)} ${k(1)} ${k(-0.9)} ${k(1.08)}H${k(2)}C${k(2.5)} ${k(1.08)} ${k(2.4)} ${k(0.2)} ${k(1.7)} ${k(-0.05)}C${k(1.1)} ${k(-0.25)} ${k(0.9)} ${k(-0.4)} ${k(0.8)} ${k(-0.7)}Z`;
}
