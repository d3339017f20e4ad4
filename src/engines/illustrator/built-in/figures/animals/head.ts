import type { Furry } from '#engines/illustrator/built-in/figures/animals/coat.ts';
import { CRESTS, type CrestName } from '#engines/illustrator/built-in/figures/animals/crests.ts';
import { ears, type EarName } from '#engines/illustrator/built-in/figures/animals/ears.ts';
import { HALOS, type HaloName } from '#engines/illustrator/built-in/figures/animals/halos.ts';
import { MARKINGS, type MarkingName } from '#engines/illustrator/built-in/figures/animals/markings.ts';
import {
  MUZZLES,
  type Muzzle,
  type MuzzleName,
} from '#engines/illustrator/built-in/figures/animals/muzzles.ts';
import { SKULLS, type SkullName } from '#engines/illustrator/built-in/figures/animals/skulls.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { lightness, mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** What makes the head of one animal: its parts, by name. */
export interface HeadFeatures {
  skull: SkullName;
  ears: EarName;
  muzzle: MuzzleName;
  markings?: readonly MarkingName[];
  halo?: HaloName;
  crest?: CrestName;
  eyes?: Eyes;
}

interface Eyes {
  y: number;
  gap: number;
  size: number;
  /** On a dark mask or patch. */
  onDark?: boolean;
  /** Of the cheeks, where the head is too narrow for them to be beside the eyes. */
  cheeks?: Point;
  /** Sewn on. */
  buttons?: boolean;
}

/** Lightness of fur below which dark eyes are lost. */
const DARK = 0.5;
const EYES: Eyes = { y: -219, gap: 29, size: 8.6 };

/** A head around (0, -222), seen from the front or from behind. */
export function head(animal: Furry, features: HeadFeatures): Art {
  const { fromBehind, ball, coat, turn } = animal;
  const { skull, ears: ear, halo, crest } = features;
  const around = halo && HALOS[halo](animal);
  return [
    !fromBehind && around,
    ears(animal, ear, false),
    path(SKULLS[skull](fromBehind ? 0 : turn), ball(coat.fur, 0.24, 0.3)),
    fromBehind ? around : [crestUnderFace(animal, crest), frontOf(animal, features)],
    ears(animal, ear, true),
    crest && !UNDER_THE_FACE.has(crest) && CRESTS[crest](animal),
  ];
}

const UNDER_THE_FACE: ReadonlySet<CrestName> = new Set(['frog-eyes']);

function crestUnderFace(animal: Furry, crest: CrestName | undefined): Art {
  return crest && UNDER_THE_FACE.has(crest) && CRESTS[crest](animal);
}

function frontOf(animal: Furry, { markings, muzzle, eyes = EYES }: HeadFeatures): Art {
  const { under, over, mouthY }: Muzzle = MUZZLES[muzzle];
  const { coat } = animal;
  const onDark = eyes.onDark || lightness(coat.fur) < DARK;
  const shut = animal.blink || animal.actor.mood === 'sleepy';
  return [
    forehead(animal),
    markings?.map((name) => MARKINGS[name](animal)),
    under?.(animal),
    eyes.cheeks && cheeks(animal, eyes.cheeks, eyes.size),
    onDark && !shut && eyeRings(animal, eyes),
    face(animal, {
      y: eyes.y,
      gap: eyes.gap,
      eye: eyes.size,
      ...(!eyes.cheeks && { blush: mix('#ee6f63', coat.fur, 0.15) }),
      ...(onDark && { ink: shut ? '#8c7d84' : '#17121a' }),
      ...(mouthY !== undefined && { mouthY }),
      ...(troubled(animal) && { brow: mix(coat.dark, '#33242a', 0.6) }),
    }),
    eyes.buttons && buttons(animal, eyes),
    over(animal),
    animal.look.glasses && !animal.stance.lying && glasses(animal, eyes),
  ];
}

/** Dark eyes show on dark fur by the light around them. */
function eyeRings({ turn, gaze, of }: Furry, { y, gap, size }: Eyes): Art {
  return [turn - gap, turn + gap].map((x) =>
    ellipse(x + gaze[0] * size * 0.22, y + gaze[1] * size * 0.2, size * 1.02, size * 1.3, of('#fdf8f0'), {
      opacity: 0.85,
    }),
  );
}

function cheeks({ canvas, of, turn }: Furry, [x, y]: Point, size: number): Art {
  const fill = canvas.radial([
    [0, of('#ee6f63'), 0.65],
    [0.6, of('#ee6f63'), 0.3],
    [1, of('#ee6f63'), 0],
  ]);
  return [turn - x, turn + x].map((middle) =>
    ellipse(middle, y, size * 1.9, size * 1.4, fill, { airy: true }),
  );
}

/** A few brush strokes where the light falls. */
function forehead({ random, lit, coat }: Furry): Art {
  const chance = random('forehead');
  const strokes = Array.from(
    { length: 8 },
    () => `M${at([-46 + chance() * 40, -272 + chance() * 20])}l${at([2 + chance() * 3, 6 + chance() * 3])}`,
  );
  return line(strokes.join(''), lit(coat.fur, 0.5), 3, { opacity: 0.3, airy: true });
}

/** Animals have no brows, but for the moods that need them. */
function troubled({ actor: { mood, pose } }: Furry): boolean {
  return pose !== 'sleep' && (mood === 'sad' || mood === 'scared' || mood === 'angry');
}

function buttons({ turn, gaze, of, lit, blink, actor }: Furry, { y, gap, size }: Eyes): Art {
  if (blink || actor.mood === 'sleepy') return undefined;
  const radius = size * 1.4;
  return [turn - gap, turn + gap].map((middle) => {
    const x = middle + gaze[0] * size * 0.22;
    return [
      circle(x, y, radius, of('#3a2c34')),
      line(
        `M${at([x - radius * 0.62, y - radius * 0.3])}A${at([radius * 0.7, radius * 0.7])} 0 0 1 ${at([x + radius * 0.3, y - radius * 0.62])}`,
        lit('#8a7682', 0.3),
        2.4,
      ),
      line(
        `M${at([x - 3, y - 3])}L${at([x + 3, y + 3])}M${at([x + 3, y - 3])}L${at([x - 3, y + 3])}`,
        of('#e9d7c2'),
        2.2,
      ),
    ];
  });
}

function glasses({ turn, of }: Furry, { y, gap, size }: Eyes): Art {
  const wire = of('#6b4a4a');
  const radius = size * 2.2;
  return [
    [turn - gap, turn + gap].map((x) => [
      circle(x, y, radius, '#ffffff', { opacity: 0.16, airy: true }),
      line(
        `M${at([x - radius, y])}a${at([radius, radius])} 0 1 0 ${at([radius * 2, 0])}a${at([radius, radius])} 0 1 0 ${at([-radius * 2, 0])}`,
        wire,
        3.6,
      ),
    ]),
    line(
      `M${at([turn - gap + radius, y - 1])}Q${at([turn, y - 6])} ${at([turn + gap - radius, y - 1])}`,
      wire,
      3.4,
    ),
  ];
}
