import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { furry, type Coats, type Furry } from '#engines/illustrator/built-in/figures/animals/coat.ts';
import { spiky } from '#engines/illustrator/built-in/figures/animals/halos.ts';
import { head, type HeadFeatures } from '#engines/illustrator/built-in/figures/animals/head.ts';
import { tail, type TailName } from '#engines/illustrator/built-in/figures/animals/tails.ts';
import { scarf, torso, type TorsoFeatures } from '#engines/illustrator/built-in/figures/animals/torso.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { bubbleOnNeck } from '#engines/illustrator/built-in/figures/face.ts';
import { arm, armsOf, legs } from '#engines/illustrator/built-in/figures/limbs.ts';
import { hat } from '#engines/illustrator/built-in/figures/people/hats.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** An animal that walks on two legs, as in stories. */
export interface UprightFeatures {
  coats: Coats;
  head: HeadFeatures;
  torso?: TorsoFeatures;
  tail: TailName;
  /** Arms and legs are dark altogether, or only the paws are. */
  dark?: 'limbs' | 'paws';
  limbWidth?: number;
  /** Spines down the back, which show beside the body. */
  spinyBack?: boolean;
  /** Around the head, for those with large ears. */
  bubbleRadius?: number;
}

/** Fur reaches lower than trousers do: who has it sinks less when sitting. */
const SINKING = 0.74;

/** Degrees a head is raised from the ground it lies on. */
const PILLOWED = 13;

export function upright(brush: Brush, features: UprightFeatures): Drawing {
  const { stance } = brush;
  const drop = stance.drop * SINKING;
  const animal = { ...furry(brush, features.coats), stance: { ...stance, drop } };
  const { front, art: arms } = bothArms(animal, features);
  const behind = [
    tail(animal, features.tail, features.torso?.girth),
    features.spinyBack && spinyBack(animal),
  ];
  const crown = headOn(animal, features);
  const upper = stance.armsAbove ? [scarf(animal), crown, arms] : [arms, scarf(animal), crown];
  const seated = drop > 0 && !brush.fromBehind;
  const lower = seated ? seatedLegs(animal, features) : standingLegs(animal, features);
  const trunk = group(torso(animal, features.torso ?? {}), { y: drop });
  return {
    art: [
      !brush.fromBehind && group(behind, { y: drop }),
      seated ? [trunk, lower] : [lower, trunk],
      group(upper, { y: drop }),
      brush.fromBehind && group(tail(animal, features.tail, features.torso?.girth), { y: drop }),
    ],
    face: { left: -62, top: -262 + drop, right: 62, bottom: -158 + drop },
    hand: [front[0], front[1] + drop],
  };
}

function bothArms(animal: Furry, features: UprightFeatures) {
  const { look } = animal;
  const { limb, paw } = limbColours(animal, features);
  const girth = features.torso?.girth ?? 1;
  const shoulder = 40 * Math.sqrt(girth);
  const { left, right, front } = armsOf(animal, shoulder, -150);
  const options = {
    width: features.limbWidth ?? 26,
    skin: look.mittens ?? paw,
    ...(look.vest
      ? { sleeve: look.vest, sleeved: 0.4 }
      : { sleeve: limb, sleeved: look.mittens ? 0.8 : paw === limb ? 0 : 0.55 }),
  };
  return {
    front,
    art: [
      arm(animal, left, { ...options, shoulder: [-shoulder, -150] }),
      arm(animal, right, { ...options, shoulder: [shoulder, -150] }),
    ],
  };
}

/** A little darker than the body, so that an arm before it shows. */
function limbColours({ coat }: Furry, { dark }: UprightFeatures): { limb: Colour; paw: Colour } {
  const limb = dark === 'limbs' ? coat.dark : mix(coat.fur, coat.dark, 0.1);
  return { limb, paw: dark ? coat.dark : limb };
}

function standingLegs(animal: Furry, features: UprightFeatures): Art {
  const { limb, paw } = limbColours(animal, features);
  const girth = features.torso?.girth ?? 1;
  return legs(animal, {
    hip: [25 * girth, -62],
    width: (features.limbWidth ?? 26) * 1.16,
    leg: animal.of(limb),
    shoe: animal.shaded(paw, 0.08),
  });
}

/** Stretched towards the viewer, who sees the soles. */
function seatedLegs(animal: Furry, features: UprightFeatures): Art {
  const { of, form, coat } = animal;
  const { limb, paw } = limbColours(animal, features);
  const girth = features.torso?.girth ?? 1;
  const pad = of(features.dark ? mix(coat.dark, coat.belly, 0.45) : mix(coat.belly, '#e9a79b', 0.4));
  return ([-1, 1] as const).map((side) => {
    const x = side * 44 * girth;
    return [
      line(`M${at([side * 28 * girth, -32])}L${at([x, -22])}`, of(limb), 34),
      ellipse(x, -23, 22, 23, form(paw, 0.12, 0.2)),
      ellipse(x, -18, 11, 10, pad),
      [-10, 0, 10].map((toe) => ellipse(x + toe, -33 - (toe === 0 ? 3 : 0), 4, 4.4, pad)),
    ];
  });
}

function spinyBack({ form, coat }: Furry): Art {
  return path(spiky([0, -106], 62, 66, 20), form(coat.dark, 0.2, 0.3));
}

function headOn(animal: Furry, features: UprightFeatures): Art {
  return group(
    [
      head(animal, features.head),
      !animal.stance.lying && hat(animal),
      animal.actor.bubble && bubbleOnNeck(animal, features.bubbleRadius ?? 108),
    ],
    { turn: animal.swing * 2.4 + animal.facing * (animal.stance.lying ? PILLOWED : 1.5), pivot: [0, -170] },
  );
}
