import type { Look } from '#engines/illustrator/built-in/figures/actor.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { Body, LegLine } from '#engines/illustrator/built-in/figures/people/body.ts';
import { hemOn, lap, round } from '#engines/illustrator/built-in/figures/people/outfits/lap.ts';
import { trailingHem } from '#engines/illustrator/built-in/figures/people/trailing.ts';
import { pattern } from '#engines/illustrator/built-in/figures/pattern.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, clamp, hull, smooth, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { add, between } from '#engines/illustrator/built-in/draw/vectors.ts';
import { line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export interface Stockings {
  leg: Colour;
  shoe: Colour;
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
  return path(
    'M-41 -92Q0 -80 41 -92C47 -76 42 -58 28 -55Q0 -48 -28 -55C-42 -58 -47 -76 -41 -92Z',
    form(colour, 0.1, 0.2),
  );
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

/** Drawn tight around both legs, whatever they do, down to where the hem would be. */
function onLegs(brush: Brush, body: Body, above: number, cloth: Colour): Art {
  const { legs, bones, posture, above: keptAbove } = body;
  const [wide, long] = body.cloth;
  const { form, shaded } = brush;
  const share = clamp(
    1 - above / ((bones.thigh + bones.shin) / long),
    0.34,
    posture.wind === undefined ? 0.92 : 0.78,
  );
  const thick = (bones.leg[0] / wide) * 0.62;
  if (posture.seated) return lap(brush, body, { share, thick }, cloth);
  const turn = bones.thigh / (bones.thigh + bones.shin);
  const coveredBy = (leg: LegLine) => {
    const trails = trailingHem(posture);
    const { hem, edges: hanging } = hemOn(leg, { share, thick }, turn, 1.7 * trails.wide);
    const edges = hanging.map((edge) => add(edge, trails.by));
    return {
      hem,
      edge: [...round(leg.hip, thick), ...(share > turn * 0.8 ? round(leg.knee, thick) : []), ...edges],
    };
  };
  const [near, far] = [coveredBy(legs.near), coveredBy(legs.far)];
  const waist: Point[] = [
    [40, -102],
    [-40, -102],
  ];
  const edge = [...waist, ...near.edge, ...far.edge].map((point) => keptAbove(point, 3));
  const d = smooth(hull(edge), { closed: true, tension: 0.12 });
  const fold = (from: Point, to: Point) =>
    `M${at(from)}Q${at(add(between(from, to, 0.5), [0, -6]))} ${at(to)}`;
  return [
    path(d, form(cloth, 0.14, 0.28)),
    brush.look.top === cloth && pattern(brush, d, cloth),
    line(
      fold([-12, -96], between(near.hem, far.hem, 0.32)) + fold([16, -96], between(near.hem, far.hem, 0.72)),
      shaded(cloth, 0.4),
      3,
      { opacity: 0.28, airy: true },
    ),
  ];
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
