import type { HairStyle } from '#engines/illustrator/built-in/figures/actor.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { bubbleOnNeck, face } from '#engines/illustrator/built-in/figures/face.ts';
import { ageOf, type Age } from '#engines/illustrator/built-in/figures/people/body.ts';
import { beard } from '#engines/illustrator/built-in/figures/people/beard.ts';
import {
  hairBehind,
  hairFromBehind,
  hairInFront,
} from '#engines/illustrator/built-in/figures/people/hair.ts';
import { hat, hatBehind } from '#engines/illustrator/built-in/figures/people/hats.ts';
import { SIDES } from '#engines/illustrator/built-in/figures/people/sides.ts';
import { lightness, mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const ROUND =
  'M-68 -224C-68 -272 -36 -288 0 -288C36 -288 68 -272 68 -224C70 -190 44 -166 0 -165C-44 -166 -70 -190 -68 -224Z';
const LONGER =
  'M-67 -228C-67 -272 -36 -288 0 -288C36 -288 67 -272 67 -228C67 -190 40 -161 0 -159C-40 -161 -67 -190 -67 -228Z';

interface Features {
  head: string;
  eyes: number;
  gap: number;
  eye: number;
  mouth: number;
  /** How strongly cheeks blush, 0 to 1. */
  blush: number;
}

const FEATURES: Record<Age, Features> = {
  young: { head: ROUND, eyes: -217, gap: 25, eye: 8.4, mouth: -188, blush: 0.8 },
  grown: { head: LONGER, eyes: -223, gap: 25, eye: 7.8, mouth: -184, blush: 0.5 },
  old: { head: LONGER, eyes: -221, gap: 25, eye: 7.2, mouth: -184, blush: 0.6 },
};

const OVER_THE_EARS: ReadonlySet<HairStyle> = new Set<HairStyle>(['bob', 'waves', 'curly', 'afro']);

/** A face on a head from -288 to -165, without the hair behind it. */
export function head(brush: Brush): Art {
  return brush.fromBehind
    ? [skull(brush), hairFromBehind(brush), hat(brush), airBubble(brush)]
    : [skull(brush), features(brush), hairInFront(brush), hat(brush), airBubble(brush)];
}

/** What shows behind the trunk. */
export function behindHead(brush: Brush): Art {
  return !brush.fromBehind && [hatBehind(brush), hairBehind(brush)];
}

const featuresOf = ({ actor }: Brush): Features => FEATURES[ageOf(actor.figure)];

function skull(brush: Brush): Art {
  const { look, ball } = brush;
  return [
    !earsCovered(brush) && SIDES.map((side) => ear(brush, side)),
    path(featuresOf(brush).head, ball(look.skin)),
  ];
}

function earsCovered({ look, fromBehind }: Brush): boolean {
  if (look.hat === 'headscarf' || look.hat === 'knight') return true;
  if (look.hairStyle === 'long' || look.hairStyle === 'locs') return true;
  return fromBehind && OVER_THE_EARS.has(look.hairStyle);
}

function ear({ look, actor, shaded, random }: Brush, side: 1 | -1): Art {
  const skin = shaded(look.skin, 0.12);
  const inner = shaded(look.skin, 0.3);
  if (actor.figure === 'elf') {
    return [
      path(
        `M${side * 60} -232C${side * 78} -244 ${side * 98} -254 ${side * 106} -250C${side * 102} -226 ${side * 86} -202 ${side * 62} -200Z`,
        skin,
      ),
      path(
        `M${side * 68} -226Q${side * 84} -238 ${side * 96} -242Q${side * 88} -220 ${side * 72} -210Z`,
        inner,
        { opacity: 0.5, airy: true },
      ),
    ];
  }
  const aided = side === actor.facing && random('hearing')() < 0.07;
  return [
    ellipse(side * 67, -216, 11, 14, skin),
    line(`M${side * 70} -222q${side * 5} 5 ${side * -1} 11`, inner, 2.6, { opacity: 0.6 }),
    aided && line(`M${side * 66} -230q${side * 16} -2 ${side * 13} 16`, '#4f8fb8', 5),
  ];
}

function features(brush: Brush): Art {
  const { look } = brush;
  const { eyes, gap, eye, mouth, blush } = featuresOf(brush);
  return [
    mask(brush, eyes),
    look.beard && beard(brush),
    freckles(brush),
    face(brush, {
      y: eyes,
      gap,
      eye,
      blush: mix(look.skin, '#ee6563', blush),
      brow: mix(look.hair, browInk(look.hair), 0.35),
      mouthY: mouth,
      ink: lightness(look.skin) < 0.5 ? '#1d1216' : '#33242a',
    }),
    nose(brush, eyes),
    ageOf(brush.actor.figure) === 'old' && wrinkles(brush, eyes),
    look.glasses && glasses(brush, eyes),
  ];
}

/** Brows of grey hair stay grey. */
const browInk = (hair: Colour): Colour => (lightness(hair) > 0.85 ? '#9c949c' : '#3a2a2a');

function nose({ look, actor, turn, facing, of }: Brush, eyes: number): Art {
  const shade = of(mix(look.skin, '#8a3f35', 0.42));
  if (ageOf(actor.figure) === 'young') {
    return line(`M${at([turn - 3 * facing, eyes + 14])}q${facing * 6} 4 ${facing * 1} 7`, shade, 3.4, {
      opacity: 0.75,
    });
  }
  return line(
    `M${at([turn, eyes + 3])}q${facing * 3} 10 ${facing * 9} 15q${facing * -3} 7 ${facing * -12} 4`,
    shade,
    3.6,
    {
      opacity: 0.75,
    },
  );
}

function freckles({ look, actor, turn, random, shaded }: Brush): Art {
  const smooth = ageOf(actor.figure) !== 'young' || actor.figure === 'baby';
  if (smooth || random('freckles')() > 0.16) return undefined;
  const spots = [-34, -27, -20, 20, 27, 34].map(
    (x, i) => `M${at([turn + x, -200 + (i % 3 === 1 ? -5 : 0)])}h0`,
  );
  return line(spots.join(''), shaded(look.skin, 0.5), 4, { opacity: 0.6 });
}

function wrinkles({ look, turn, of }: Brush, eyes: number): Art {
  const crease = of(mix(look.skin, '#8a3f35', 0.36));
  const d = SIDES.map((side) => {
    const x = turn + side * 41;
    return `M${at([x, eyes - 3])}l${side * 8} -4M${at([x, eyes + 3])}l${side * 9} 2M${at([turn + side * 14, eyes + 11])}q${side * 10} 5 ${side * 20} 0`;
  });
  return [
    line(d.join(''), crease, 2.8, { opacity: 0.7 }),
    line(`M${at([turn - 16, eyes - 31])}q16 -5 32 0`, crease, 2.6, { opacity: 0.5 }),
  ];
}

function glasses({ turn, look, of }: Brush, eyes: number): Art {
  const wire = of(lightness(look.skin) < 0.62 ? '#e0b864' : '#6b4a4a');
  const middle = Math.round(turn);
  const ring = (x: number): Art => [
    circle(x, eyes + 1, 18.5, '#ffffff', { opacity: 0.1, airy: true }),
    line(`M${x - 18} ${eyes + 1}a18 18 0 1 0 36 0a18 18 0 1 0 -36 0`, wire, 3.6),
  ];
  return [
    ring(middle - 26),
    ring(middle + 26),
    line(
      `M${at([turn - 8, eyes])}q8 -5 16 0M${at([middle - 44, eyes])}L-64 ${eyes - 4}M${at([middle + 44, eyes])}L64 ${eyes - 4}`,
      wire,
      3.4,
    ),
  ];
}

/** Some heroes hide who they are. */
function mask({ actor, look, turn, random, form }: Brush, eyes: number): Art {
  if (actor.figure !== 'superhero' || random('mask')() < 0.4) return undefined;
  const y = eyes;
  const d = `M${at([turn, y - 14])}C${at([turn + 20, y - 26])} ${at([turn + 44, y - 24])} 66 ${y - 16}L66 ${y + 4}C${at([turn + 48, y + 24])} ${at([turn + 16, y + 22])} ${at([turn, y + 9])}C${at([turn - 16, y + 22])} ${at([turn - 48, y + 24])} -66 ${y + 4}L-66 ${y - 16}C${at([turn - 44, y - 24])} ${at([turn - 20, y - 26])} ${at([turn, y - 14])}Z`;
  const hole = (x: number) => `M${at([x - 15, y])}a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z`;
  return path(d + hole(turn - 25) + hole(turn + 25), form(look.cape ?? look.bottom, 0.15, 0.2), {
    evenOdd: true,
  });
}

/** Hair that needs a wider bubble. */
const ROOM_FOR_HAIR: Partial<Record<HairStyle, number>> = {
  afro: 118,
  puffs: 122,
  ponytail: 122,
  curly: 110,
};

function airBubble(brush: Brush): Art {
  const { actor, look } = brush;
  const worn = actor.bubble || look.hat === 'bubble';
  return worn && actor.figure !== 'mermaid' && bubbleOnNeck(brush, ROOM_FOR_HAIR[look.hairStyle]);
}
