import type { Pose } from '#domain/picture-world.ts';
import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { armsOf } from '#engines/illustrator/built-in/figures/limbs.ts';
import {
  ermine,
  mantled,
  neck,
  onTheBack,
  scarf,
  straps,
} from '#engines/illustrator/built-in/figures/people/accessories.ts';
import {
  SHOULDER,
  personArm,
  unfolded,
  type Sleeves,
} from '#engines/illustrator/built-in/figures/people/arms.ts';
import { bodyOf, type Body } from '#engines/illustrator/built-in/figures/people/body.ts';
import { carried } from '#engines/illustrator/built-in/figures/people/carried.ts';
import { behindHead, head } from '#engines/illustrator/built-in/figures/people/head.ts';
import { OUTFITS } from '#engines/illustrator/built-in/figures/people/outfits.ts';
import type { OutfitArt } from '#engines/illustrator/built-in/figures/people/outfits/outfit.ts';
import { seatedFeet, seatedLegs, standingLegs } from '#engines/illustrator/built-in/figures/people/legs.ts';
import type { Box, Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, type Art, type Placing } from '#engines/illustrator/built-in/draw/shapes.ts';

const CHIN = -166;

/** Anybody with two arms and two legs and a face of skin. */
export function human(given: Brush): Drawing {
  const body = bodyOf(given);
  const brush = reachingFromTrunk(given, body);
  const outfit = OUTFITS[brush.look.outfit];
  const arms = armsOf(brush, SHOULDER[0], SHOULDER[1]);
  const { facing } = brush;
  const front = unfolded(facing > 0 ? arms.right : arms.left, facing);
  const back = unfolded(facing > 0 ? arms.left : arms.right, facing > 0 ? -1 : 1);
  const sleeves = sleevesOf(brush, outfit);
  const limbs = {
    front: personArm(brush, facing, front, sleeves),
    back: personArm(brush, facing > 0 ? -1 : 1, back, sleeves),
    shoulders: !mantled(brush) && outfit.shoulders?.(brush),
  };
  const trunk = [neck(brush, body.neck), outfit.body(brush, body), straps(brush)];
  return {
    art: [
      !brush.fromBehind && group(onTheBack(brush), body.placing),
      group(group(behindHead(brush), headPlacing(brush, body)), body.placing),
      legArt(brush, body, outfit, trunk),
      carried(brush, body.toOwn(back.hand)),
      group(upper(brush, body, limbs), body.placing),
    ],
    face: faceBox(brush, body),
    hand: body.toOwn(front.hand),
  };
}

/** Where the hand shall go is told in the figure's space; arms are drawn in that of the trunk. */
function reachingFromTrunk(brush: Brush, body: Body): Brush {
  const { reach } = brush.actor;
  return reach ? { ...brush, actor: { ...brush.actor, reach: body.toTrunk(reach) } } : brush;
}

function sleevesOf({ look }: Brush, { sleeve, sleeveColour, flare, cuff, gloves }: OutfitArt): Sleeves {
  return {
    skin: gloves ?? look.skin,
    sleeve: sleeveColour?.(look) ?? look.top,
    sleeved: sleeve,
    ...(flare && { flare }),
    ...(cuff && { cuff: cuff(look) }),
  };
}

function legArt(brush: Brush, body: Body, outfit: OutfitArt, trunk: Art): Art {
  const dressed = group(trunk, body.placing);
  if (!outfit.legs) return dressed;
  const { leg, shoe } = outfit.legs(brush);
  const width = (outfit.legWidth ?? 24) * body.trunk;
  const stockings = { leg, shoe, width };
  if (!body.seated) return [standingLegs(brush, body, stockings), dressed];
  const skirted = outfit.skirted ?? false;
  return [!skirted && seatedLegs(body, stockings), dressed, seatedFeet(brush, body, stockings, skirted)];
}

interface Limbs {
  front: Art;
  back: Art;
  shoulders: Art;
}

const BOTH_ARMS_UP: ReadonlySet<Pose> = new Set<Pose>(['cheer', 'jump']);

function upper(brush: Brush, body: Body, { front, back, shoulders }: Limbs): Art {
  const { stance, fromBehind, actor } = brush;
  const placed = group(head(brush), headPlacing(brush, body));
  const collar = [scarf(brush), ermine(brush)];
  if (fromBehind) return [back, front, shoulders, onTheBack(brush), collar, placed];
  if (!stance.armsAbove) return [back, front, shoulders, collar, placed];
  return BOTH_ARMS_UP.has(actor.pose)
    ? [collar, placed, back, front, shoulders]
    : [back, collar, placed, front, shoulders];
}

function headPlacing({ swing, facing, fromBehind }: Brush, body: Body): Placing {
  const { head: size, neck: height, stoop } = body;
  return {
    x: fromBehind ? 0 : stoop * facing,
    y: CHIN * (1 - size) - height + stoop * 0.6,
    scale: size,
    turn: swing * 2.2 + facing * (1.2 + stoop * 0.3),
    pivot: [0, CHIN * size],
  };
}

function faceBox(brush: Brush, body: Body): Box {
  const { x = 0, y = 0 } = headPlacing(brush, body);
  const own = ([px, py]: Point) => body.toOwn([px * body.head + x, py * body.head + y]);
  const [left, top] = own([-60, -262]);
  const [right, bottom] = own([60, -164]);
  return { left, top, right, bottom };
}
