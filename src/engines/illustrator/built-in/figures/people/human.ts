import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { bedding, tuckedIn } from '#engines/illustrator/built-in/figures/bed.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import {
  ermine,
  mantled,
  onTheBack,
  scarf,
  straps,
} from '#engines/illustrator/built-in/figures/people/accessories.ts';
import { aidOf, takenWith } from '#engines/illustrator/built-in/figures/people/aids.ts';
import { armsOf, layerOf, type Arms } from '#engines/illustrator/built-in/figures/people/arms.ts';
import { ageOf, bodyOf, onBody, type Body } from '#engines/illustrator/built-in/figures/people/body.ts';
import { carried } from '#engines/illustrator/built-in/figures/people/carried.ts';
import { behindHead, head } from '#engines/illustrator/built-in/figures/people/head.ts';
import { holdingSide, withThingInSight } from '#engines/illustrator/built-in/figures/people/holding.ts';
import { barAbove, marksOf } from '#engines/illustrator/built-in/figures/people/marks.ts';
import { outfitOf } from '#engines/illustrator/built-in/figures/people/outfits.ts';
import type { OutfitArt } from '#engines/illustrator/built-in/figures/people/outfits/outfit.ts';
import { bonesOf, type Bones } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import { frameOf, type Frame } from '#engines/illustrator/built-in/figures/people/rig/frame.ts';
import {
  drawLeg,
  type DrawnLeg,
  type Stocking,
} from '#engines/illustrator/built-in/figures/people/rig/limbs.ts';
import { inSkirt } from '#engines/illustrator/built-in/figures/people/rig/postures/seated.ts';
import { felt } from '#engines/illustrator/built-in/figures/people/rig/feeling.ts';
import { postureOf } from '#engines/illustrator/built-in/figures/people/rig/postures.ts';
import type { ArmPosture, Layer, Posture } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';
import { SIDES, type Side } from '#engines/illustrator/built-in/figures/people/sides.ts';
import { streaks, trailingHair } from '#engines/illustrator/built-in/figures/people/trailing.ts';
import { tone } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, type Art, type Placing } from '#engines/illustrator/built-in/draw/shapes.ts';
import { add } from '#engines/illustrator/built-in/draw/vectors.ts';

/** Anybody with two arms and two legs and a face of skin, looking to the right. */
export function human(given: Brush): Drawing {
  const { figure, pose, seat } = given.actor;
  const age = ageOf(figure);
  const bones = bonesOf(age, given.look.gender);
  const asked = postureOf(age, pose, given.actor.reach)(bones, given.swing, seat);
  const dressed = outfitOf(given.look).skirted && age !== 'baby' ? inSkirt(bones, asked, pose) : asked;
  const moved = felt(bones, dressed, given.actor);
  const posture = withThingInSight(given.actor, bones, takenWith(given, bones, moved));
  const frame = frameOf(bones, posture);
  const brush = headed(given, posture);
  const outfit = outfitOf(brush.look);
  const legs = legsOf(brush, frame, outfit);
  const body = bodyOf(frame, legs.lines);
  const face = faceBox(body);
  const arms = armsOf(brush, body, outfit, face);
  const aid = aidOf(brush, body, arms);
  const place = headPlacing(body);
  const onLayer = armsByLayer(brush, body, arms);
  const behind = pose === 'hang' ? barAbove(brush, body, arms) : streaks(frame);
  const drawn: Drawing = {
    art: [
      !brush.fromBehind && onBody(onTheBack(brush), body),
      aid.rear,
      group(trailingHair(behindHead(brush), posture), place),
      onLayer('behind'),
      trunk(brush, body, outfit, legs),
      carried(brush, arms.near.hand),
      aid.front,
      brush.fromBehind && onBody(onTheBack(brush), body),
      onLayer('before'),
      !mantled(brush) && onBody(outfit.shoulders?.(brush), body),
      onBody([scarf(brush), ermine(brush)], body),
      group(head(brush), place),
      onLayer('above'),
      marksOf(brush, body, arms),
      aid.over,
    ],
    face,
    hand: holdingSide(brush.actor) === 1 ? arms.far.hand : arms.near.hand,
    points: pointsOf(body, arms),
    holds: true,
    ...thingOf(arms),
    lift: posture.lift ?? 0,
    ...(posture.seat !== undefined && { seat: posture.seat }),
    fromBehind: brush.fromBehind,
    ...(behind && { behind }),
    ...(pose === 'on-shoulders' && { hanging: hangingShins(brush, bones, outfit) }),
  };
  if (brush.actor.inBed) return tuckedIn(brush, bones.torso / CHILD_TORSO, drawn);
  return brush.actor.pose === 'sleep' ? covered(brush, body, drawn) : drawn;
}

/** What the bed is drawn for. */
const CHILD_TORSO = 82;

/** Asleep on the ground, but not without a blanket. */
function covered(brush: Brush, body: Body, { art, ...drawn }: Drawing): Drawing {
  const { below, over } = bedding(brush, body);
  return { ...drawn, art: [below, art, over] };
}

/** The far arm first, wherever both are on the same layer. */
function armsByLayer({ actor }: Brush, { posture }: Body, { near, far }: Arms): (layer: Layer) => Art {
  const of = (side: Side, pose: ArmPosture, reach: Point | undefined): Layer => {
    const own = layerOf(side, pose);
    return reach && own === 'behind' ? 'before' : own;
  };
  const layers = { far: of(1, posture.far, actor.reach), near: of(-1, posture.near, actor.reachNear) };
  return (layer) => [layers.far === layer && far.art, layers.near === layer && near.art];
}

/** The head turns to what the eyes have, else as the posture has it. */
function headed(brush: Brush, posture: Posture): Brush {
  const told = brush.actor.gaze !== undefined;
  const yaw = told ? brush.yaw : (posture.yaw ?? 0.45);
  const pitch = told ? brush.pitch : (posture.pitch ?? 0);
  return {
    ...brush,
    yaw,
    pitch,
    turn: yaw * 16,
    gaze: told ? brush.gaze : [yaw * 0.5, pitch * 0.7],
    fromBehind: posture.fromBehind ?? false,
  };
}

interface Legs {
  near: DrawnLeg;
  far: DrawnLeg;
  lines: Parameters<typeof bodyOf>[1];
  none: boolean;
}

/** On either side of the head below, from its shoulders down. */
function hangingShins(brush: Brush, bones: Bones, outfit: OutfitArt): Art {
  const stocking = stockingOf(brush, outfit);
  return SIDES.map((side) => {
    const x = side * bones.hip;
    const leg = { knee: [x, 0] as const, to: [x * 0.94, bones.shin * 0.9] as const, toe: 14 };
    return drawLeg(brush, bones, [x, -3], leg, stocking).art;
  });
}

function stockingOf(brush: Brush, outfit: OutfitArt): Stocking {
  const { leg = '#000000', shoe = '#000000', share = 1 } = outfit.legs?.(brush) ?? {};
  return { skin: brush.look.skin, leg, shoe, share, width: (outfit.legWidth ?? 24) / 24 };
}

function legsOf(brush: Brush, frame: Frame, outfit: OutfitArt): Legs {
  const { bones, posture } = frame;
  const [nearHip, farHip] = [frame.hip(-1), frame.hip(1)];
  const stocking = stockingOf(brush, outfit);
  const { aid } = brush.look;
  const near = drawLeg(brush, bones, nearHip, posture.nearLeg, {
    ...stocking,
    ...(aid?.kind === 'blade' && { blade: aid.colour }),
  });
  const far = drawLeg(brush, bones, farHip, posture.farLeg, {
    ...stocking,
    leg: tone(stocking.leg, -0.035, 0.98),
    shoe: tone(stocking.shoe, -0.03),
  });
  return {
    near,
    far,
    lines: { near: { hip: nearHip, ...near }, far: { hip: farHip, ...far } },
    none: !outfit.legs,
  };
}

function trunk(brush: Brush, body: Body, outfit: OutfitArt, legs: Legs): Art {
  const { bones, chin, onTrunk, posture } = body;
  const neck = line(
    `M${at(onTrunk([0, -bones.torso * 0.94]))}L${at(add(chin, [0, -8]))}`,
    brush.shaded(brush.look.skin, 0.14),
    bones.arm[0] * 0.98,
  );
  const dressed = [
    neck,
    onBody([outfit.body(brush, body), straps(brush)], body),
    chinShade(brush, chin, bones),
  ];
  // The shins of who sits on somebody's shoulders hang before that one.
  if (legs.none || brush.actor.pose === 'on-shoulders') return dressed;
  const both = [legs.far.art, legs.near.art];
  // Thighs lie before the trunk of who sits, and skirts over the thighs.
  return posture.seated && !outfit.skirted ? [dressed, both] : [both, dressed];
}

function chinShade({ canvas, fromBehind }: Brush, [x, y]: Point, { shoulder }: Bones): Art {
  const { shadow } = canvas.light;
  const fill = canvas.radial([
    [0, shadow, 0.4],
    [1, shadow, 0],
  ]);
  return !fromBehind && ellipse(x, y + 9, shoulder * 0.6, 10, fill, { airy: true });
}

/** Of the chin on heads that are drawn. */
const CHIN = -166;

function headPlacing({ bones: { head: scale }, chin: [x, y], tilt }: Body): Placing {
  return { x, y: y - CHIN * scale, scale, turn: tilt, pivot: [0, CHIN * scale] };
}

function faceBox({ bones: { head: scale }, onHead }: Body): Box {
  const [x, y] = onHead([0, -50]);
  return { left: x - 58 * scale, right: x + 58 * scale, top: y - 50 * scale, bottom: y + 50 * scale };
}

function thingOf({ near, far }: Arms): Pick<Drawing, 'thing'> {
  const { box } = far.thing ?? near.thing ?? {};
  return box ? { thing: box } : {};
}

/** Points of a body that others look at, touch and hold. */
function pointsOf(body: Body, { near, far }: Arms): Drawing['points'] {
  const { bones, onTrunk } = body;
  return {
    chest: onTrunk([bones.shoulder * 0.2, -bones.torso * 0.6]),
    back: onTrunk([-bones.shoulder * 0.7, -bones.torso * 0.6]),
    shoulder: onTrunk([-bones.shoulder * 0.4, -bones.torso * 0.92]),
    ear: body.onHead([-50, -48]),
    hips: body.posture.hips,
    near: near.hand,
    far: far.hand,
  };
}
