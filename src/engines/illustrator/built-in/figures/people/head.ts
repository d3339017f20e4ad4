import type { HairStyle } from '#domain/look.ts';
import type { Gender } from '#domain/story-world.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { bubbleOnNeck } from '#engines/illustrator/built-in/figures/face.ts';
import { ageOf } from '#engines/illustrator/built-in/figures/people/body.ts';
import { inkOn } from '#engines/illustrator/built-in/figures/people/face/eyes.ts';
import { features } from '#engines/illustrator/built-in/figures/people/face/features.ts';
import { hearing } from '#engines/illustrator/built-in/figures/people/face/hearing.ts';
import { MEASURES, type Measures } from '#engines/illustrator/built-in/figures/people/face/measures.ts';
import {
  hairBehind,
  hairFromBehind,
  hairInFront,
} from '#engines/illustrator/built-in/figures/people/hair.ts';
import { hat, hatBehind } from '#engines/illustrator/built-in/figures/people/hats.ts';
import { creaseOn } from '#engines/illustrator/built-in/figures/people/rig/hand.ts';
import { SIDES, type Side } from '#engines/illustrator/built-in/figures/people/sides.ts';
import { at, n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const OVER_THE_EARS: ReadonlySet<HairStyle> = new Set<HairStyle>(['bob', 'waves', 'curly', 'afro']);
/** Of the ears. */
const EAR = -214;

/** A face on a head from -288 to the chin, without the hair behind it. */
export function head(brush: Brush): Art {
  const { look, yaw } = brush;
  const m = MEASURES[ageOf(brush.actor.figure)];
  const skull = skullOf(brush, m);
  if (brush.fromBehind) return [averted(brush, skull), airBubble(brush)];
  return [
    !earsCovered(brush) && SIDES.map((side) => ear(brush, side)),
    path(skull, brush.ball(look.skin)),
    mask(brush, m),
    features(brush, m, skull),
    group([hairInFront(brush), hat(brush)], { x: yaw * 3 }),
    !isCovered(brush) && hearing(brush, EAR),
    airBubble(brush),
  ];
}

const AROUND_HEAD: ReadonlySet<HairStyle> = new Set<HairStyle>(['curly', 'afro', 'puffs', 'long', 'waves']);
const BARE_BROW: ReadonlySet<HairStyle> = new Set<HairStyle>(['none', 'balding', 'curl']);
/** Of hair that lies on the head, and of hair around it, so that a cheek is left to see. */
const TURNED = { close: { x: -11, scale: [0.92, 1] }, full: { x: -19, scale: [0.84, 1] } } as const;

/** From behind, turned a little to what is looked at: cheek, nose and lashes beyond the hair, and one ear. */
function averted(brush: Brush, skull: string): Art {
  const { look, of, ball, form } = brush;
  if (isCovered(brush)) return [path(skull, ball(look.skin)), hairFromBehind(brush), hat(brush)];
  const bare = !earsCovered(brush);
  return [
    line('M68 -219q6 0 9 -4', of(inkOn(look.skin)), 2.6),
    path(
      'M40 -262C60 -258 69 -240 69 -226C70 -221 80 -212 78 -207C77 -204 74 -204 73 -202C78 -186 66 -168 40 -164Z',
      form(look.skin, 0.1, 0.18),
    ),
    path(skull, ball(look.skin)),
    !BARE_BROW.has(look.hairStyle) &&
      path('M-10 -291C40 -297 75 -272 73 -238C60 -254 46 -250 34 -222L-10 -222Z', form(look.hair, 0.12, 0.2)),
    group([hairFromBehind(brush), hat(brush)], AROUND_HEAD.has(look.hairStyle) ? TURNED.full : TURNED.close),
    bare && group([ear(brush, 1), hearing(brush, EAR)], { x: -24 }),
  ];
}

/** What shows behind the trunk. */
export function behindHead(brush: Brush): Art {
  return !brush.fromBehind && group([hatBehind(brush), hairBehind(brush)], { x: -brush.yaw * 5 });
}

const SHAPES = {
  round: { side: 70, jaw: 46, cheek: -190 },
  oval: { side: 67, jaw: 40, cheek: -190 },
  square: { side: 69, jaw: 52, cheek: -186 },
  heart: { side: 68, jaw: 34, cheek: -196 },
};

/** How much stronger the jaw of a grown-up is. */
const JAWS: Partial<Record<Gender, number>> = { m: 8, f: -3 };

function skullOf({ look, yaw, fromBehind }: Brush, { chin, brow }: Measures): string {
  const x = fromBehind ? 0 : yaw * 8;
  const grown = brow > 4.5;
  const { side, jaw: plain, cheek } = SHAPES[look.face?.shape ?? (grown ? 'oval' : 'round')];
  const jaw = plain + ((grown && JAWS[look.gender ?? 'x']) || 0);
  return `M-68 -226C-68 -272 -36 -288 0 -288C36 -288 68 -272 68 -226C${side} ${cheek} ${n(jaw + x)} ${chin} ${n(x)} ${chin}C${n(-jaw + x)} ${chin} ${-side} ${cheek} -68 -226Z`;
}

const isCovered = ({ look }: Brush): boolean => look.hat === 'headscarf' || look.hat === 'knight';

function earsCovered(brush: Brush): boolean {
  const { look, fromBehind } = brush;
  if (isCovered(brush)) return true;
  if (look.hairStyle === 'long' || look.hairStyle === 'locs') return true;
  return fromBehind && OVER_THE_EARS.has(look.hairStyle);
}

function ear({ look, actor, shaded, of, yaw, fromBehind }: Brush, side: Side): Art {
  const skin = shaded(look.skin, 0.1);
  if (actor.figure === 'elf') return pointedEar(skin, shaded(look.skin, 0.3), side);
  // Behind a head that is turned away from it.
  if (!fromBehind && side === 1 && yaw > 0.75) return undefined;
  const x = side * 67 - yaw * (fromBehind ? -5 : 7);
  return [
    ellipse(x, EAR, 11.5, 14.5, skin),
    line(`M${at([x + side * 3, EAR - 6])}q${side * 5} 5 ${-side} 12`, of(creaseOn(look.skin)), 2.4, {
      opacity: 0.5,
    }),
  ];
}

function pointedEar(skin: string, inner: string, side: Side): Art {
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

/** Some heroes hide who they are. */
function mask({ actor, look, turn, random, form }: Brush, { eyes: y }: Measures): Art {
  if (actor.figure !== 'superhero' || random('mask')() < 0.4) return undefined;
  const d = `M${at([turn, y - 14])}C${at([turn + 20, y - 26])} ${at([turn + 44, y - 24])} 66 ${y - 16}L66 ${y + 4}C${at([turn + 48, y + 24])} ${at([turn + 16, y + 22])} ${at([turn, y + 9])}C${at([turn - 16, y + 22])} ${at([turn - 48, y + 24])} -66 ${y + 4}L-66 ${y - 16}C${at([turn - 44, y - 24])} ${at([turn - 20, y - 26])} ${at([turn, y - 14])}Z`;
  return path(d, form(look.cape ?? look.bottom, 0.15, 0.2));
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
