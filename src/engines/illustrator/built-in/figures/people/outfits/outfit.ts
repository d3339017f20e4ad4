import type { Look } from '#engines/illustrator/built-in/figures/actor.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { Body, LegLine } from '#engines/illustrator/built-in/figures/people/body.ts';
import { ribbon } from '#engines/illustrator/built-in/figures/people/rig/ribbon.ts';
import { pattern } from '#engines/illustrator/built-in/figures/pattern.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, clamp, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { between } from '#engines/illustrator/built-in/draw/vectors.ts';
import { line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export interface Stockings {
  leg: string;
  shoe: string;
  /** How much of the leg is clothed, from the hip; all of it unless told. */
  share?: number;
}

/** Clothes, cut for the trunk of a standing child: shoulders at -170, hips at -78. */
export interface OutfitArt {
  /** How much of the arm its sleeves cover. */
  sleeve: number;
  sleeveColour?: (look: Look) => Colour;
  /** How much wider the sleeve is at the wrist. */
  flare?: number;
  cuff?: (look: Look) => Colour;
  gloves?: Colour;
  legWidth?: number;
  /** The legs of somebody who sits are under it. */
  skirted?: boolean;
  /** None: a tail instead. */
  legs?: (brush: Brush) => Stockings;
  body: (brush: Brush, body: Body) => Art;
  /** Over the shoulders and the arms. */
  shoulders?: (brush: Brush) => Art;
}

export const TORSO =
  'M-34 -170C-45 -150 -44 -96 -42 -74Q0 -62 42 -74C44 -96 45 -150 34 -170Q0 -184 -34 -170Z';
export const LEATHER = '#6b4636';

export const trousers = ({ of, shaded, look }: Brush) => ({
  leg: of(look.bottom),
  shoe: shaded(LEATHER, 0.15),
});
export const bareLegs = ({ of, shaded, look }: Brush): Stockings => ({
  leg: of(look.skin),
  shoe: shaded(LEATHER, 0.15),
  share: 0,
});

/** Cloth over the trunk, with what is printed on it. */
export function bodice(brush: Brush, colour: Colour = brush.look.top): Art {
  return [path(TORSO, brush.form(colour)), pattern(brush, TORSO, colour)];
}

export function hips({ form }: Brush, colour: Colour): Art {
  return path('M-42 -90Q0 -78 42 -90Q46 -74 43 -62Q0 -52 -43 -62Q-46 -74 -42 -90Z', form(colour, 0.1, 0.2));
}

export const neckline = ({ lit, look, fromBehind }: Brush, colour: Colour = look.top): Art =>
  !fromBehind && line('M-19 -175Q0 -160 19 -175', lit(colour, 0.5), 6, { opacity: 0.8 });

export const waistband = ({ of }: Brush, colour: Colour, y = -112): Art =>
  line(`M-38 ${y - 2}Q0 ${y + 8} 38 ${y - 2}`, of(colour), 7);

export interface Skirt {
  /** Of its hem above the ground, while standing. */
  above: number;
  /** Half of it, at the hem. */
  width: number;
  colour?: Colour;
  /** From the shoulders unless told. */
  waist?: number;
  plain?: boolean;
}

/** Cloth that falls from the shoulders or the waist; of those who sit or run it lies on the legs. */
export function skirt(brush: Brush, body: Body, { above, width, colour, waist, plain = false }: Skirt): Art {
  const { look, form, shaded } = brush;
  const cloth = colour ?? look.top;
  if (!body.falls) {
    return [
      waist === undefined && [path(TORSO, form(cloth)), !plain && pattern(brush, TORSO, cloth)],
      onLegs(brush, body, above, cloth),
    ];
  }
  const { hem, half, sway } = fallOf(brush, body, { above, width });
  const [l, r] = [-half + sway, half + sway];
  const fall = `${l} ${hem - 20} ${l} ${hem}Q${-half * 0.5 + sway} ${hem + 12} 0 ${hem + 7}Q${half * 0.5 + sway} ${hem + 12} ${r} ${hem}C${r} ${hem - 20}`;
  const d =
    waist === undefined
      ? `M-32 -170C-42 -140 -36 -124 -40 -112C-50 -84 ${fall} 50 -84 40 -112C36 -124 42 -140 32 -170Q0 -184 -32 -170Z`
      : `M-40 ${waist}C-50 ${waist + 24} ${fall} 50 ${waist + 24} 40 ${waist}Q0 ${waist + 8} -40 ${waist}Z`;
  const top = (waist ?? -112) + 10;
  return [
    path(d, form(cloth)),
    !plain && pattern(brush, d, cloth),
    line(
      `M${-half * 0.32 + sway} ${hem + 2}Q${-half * 0.34} ${(hem + top) / 2} -14 ${top}M${half * 0.34 + sway} ${hem + 2}Q${half * 0.36} ${(hem + top) / 2} 16 ${top}`,
      shaded(cloth, 0.4),
      3,
      { opacity: 0.35 },
    ),
  ];
}

/** Around both legs, whatever they do, down to where the hem would be. */
function onLegs({ form, shaded }: Brush, { legs, bones }: Body, above: number, cloth: Colour): Art {
  const [wide, long] = bones.cloth;
  const length = (bones.thigh + bones.shin) / long;
  const share = clamp(1 - above / length, 0.3, 0.92);
  const thick = bones.leg[0] / wide;
  const lineOf = ({ hip, knee, ankle }: LegLine): Point[] => {
    const turn = bones.thigh / (bones.thigh + bones.shin);
    return share <= turn
      ? [hip, between(hip, knee, 0.5), between(hip, knee, share / turn)]
      : [hip, knee, between(knee, ankle, (share - turn) / (1 - turn))];
  };
  const [near, far] = [lineOf(legs.near), lineOf(legs.far)];
  const widths = [thick * 1.5, thick * 1.5, thick * 1.62];
  const waist: Point[] = [
    [40, -100],
    [-40, -100],
  ];
  const d = `${ribbon(far, widths)}${clockwise([...far, ...near.toReversed()])}${clockwise([...waist, legs.near.hip, legs.far.hip])}${ribbon(near, widths)}`;
  const [hip, knee, hem] = near;
  return [
    path(d, form(cloth, 0.1, 0.24)),
    hip && knee && hem && line(`M${at(hip)}Q${at(knee)} ${at(hem)}`, shaded(cloth, 0.4), 3, { opacity: 0.3 }),
  ];
}

/** A closed way round the points that is filled together with a ribbon, not cut out of it. */
function clockwise(points: readonly Point[]): string {
  const area = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return `M${(area > 0 ? points : points.toReversed()).map(at).join('L')}Z`;
}

interface Fall {
  hem: number;
  half: number;
  sway: number;
}

function fallOf({ swing }: Brush, { ground }: Body, { above, width }: Pick<Skirt, 'above' | 'width'>): Fall {
  return { hem: ground - above, half: width, sway: swing * 5 };
}

/** A line along the hem of such a skirt. */
export function border(brush: Brush, body: Body, measures: Skirt, colour: string, thickness = 6): Art {
  if (!body.falls) return undefined;
  const { hem, half, sway } = fallOf(brush, body, measures);
  const [inner, y] = [half - 5, hem - 7];
  return line(
    `M${-inner + sway} ${y}Q${-half * 0.5 + sway} ${y + 13} ${sway * 0.5} ${y + 8}Q${half * 0.5 + sway} ${y + 13} ${inner + sway} ${y}`,
    colour,
    thickness,
    { opacity: 0.85 },
  );
}
