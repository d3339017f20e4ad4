import type { Action } from '#domain/scene-direction.ts';
import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import {
  ermine,
  mantled,
  onTheBack,
  scarf,
  straps,
} from '#engines/illustrator/built-in/figures/people/accessories.ts';
import { aidOf, takenWith } from '#engines/illustrator/built-in/figures/people/aids.ts';
import { ageOf, bodyOf, onBody, type Body } from '#engines/illustrator/built-in/figures/people/body.ts';
import { bed } from '#engines/illustrator/built-in/figures/people/bed.ts';
import { carried } from '#engines/illustrator/built-in/figures/people/carried.ts';
import { behindHead, head } from '#engines/illustrator/built-in/figures/people/head.ts';
import { outfitOf } from '#engines/illustrator/built-in/figures/people/outfits.ts';
import type { OutfitArt } from '#engines/illustrator/built-in/figures/people/outfits/outfit.ts';
import { BONES, type Bones } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import {
  drawArm,
  drawLeg,
  type DrawnArm,
  type DrawnLeg,
  type Sleeve,
} from '#engines/illustrator/built-in/figures/people/rig/limbs.ts';
import { POSTURES } from '#engines/illustrator/built-in/figures/people/rig/postures.ts';
import type { ArmPosture, Posture } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';
import { at, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, type Art, type Placing } from '#engines/illustrator/built-in/draw/shapes.ts';
import { add, moved, turned } from '#engines/illustrator/built-in/draw/vectors.ts';

/** Anybody with two arms and two legs and a face of skin, looking to the right. */
export function human(given: Brush): Drawing {
  const bones = BONES[ageOf(given.actor.figure)];
  const posture = takenWith(given, bones, postureOf(given, bones));
  const brush = headed(given, posture);
  const outfit = outfitOf(brush.look);
  const legs = legsOf(brush, bones, posture, outfit);
  const body = bodyOf(brush, posture, legs.lines);
  const arms = armsOf(brush, body, outfit);
  const aid = aidOf(brush, body, arms);
  const place = headPlacing(body);
  const drawn: Drawing = {
    art: [
      !brush.fromBehind && onBody(onTheBack(brush), body),
      aid.rear,
      group(behindHead(brush), place),
      !posture.far.over && arms.far.art,
      trunk(brush, body, outfit, legs),
      carried(brush, arms.near.hand),
      aid.front,
      upper(brush, body, outfit, arms, place),
      aid.over,
    ],
    face: faceBox(body),
    hand: holdingSide(brush) === 1 ? arms.far.hand : arms.near.hand,
    points: pointsOf(body, arms),
    holds: true,
    lift: posture.lift ?? 0,
    fromBehind: brush.fromBehind,
  };
  return brush.actor.inBed ? tuckedIn(brush, bones, drawn) : drawn;
}

/** In bed, under a quilt. */
function tuckedIn(brush: Brush, bones: Bones, { art, face, hand, points, ...drawn }: Drawing): Drawing {
  const { below, over, up } = bed(brush, bones);
  const lifted = ([x, y]: Point): Point => [x, y - up];
  return {
    ...drawn,
    art: [below, group(art, { y: -up }), over],
    face: { ...face, top: face.top - up, bottom: face.bottom - up },
    hand: lifted(hand),
    ...(points && { points: moved(points, lifted) }),
  };
}

/** A baby sits where others stand, and crawls where they walk. */
const ON_ALL_FOURS: ReadonlySet<Action> = new Set<Action>(['walk', 'run', 'crawl', 'climb', 'push', 'pull']);
const AS_THEY_DO: ReadonlySet<Action> = new Set<Action>([
  'sleep',
  'lie',
  'ride',
  'on-shoulders',
  'swim',
  'fly',
]);

function postureOf({ actor: { figure, pose }, swing }: Brush, bones: Bones): Posture {
  const posture = POSTURES[pose](bones, swing);
  if (figure !== 'baby' || AS_THEY_DO.has(pose)) return posture;
  if (ON_ALL_FOURS.has(pose)) return POSTURES.crawl(bones, swing);
  return {
    ...posture,
    hips: [0, -18],
    spine: 0,
    seated: true,
    lift: 0,
    nearLeg: { to: [28, -11], bend: -1, toe: -50 },
    farLeg: { to: [50, -11], bend: -1, toe: -50 },
  };
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
  lines: Parameters<typeof bodyOf>[2];
  none: boolean;
}

function legsOf(brush: Brush, bones: Bones, posture: Posture, outfit: OutfitArt): Legs {
  const on = (x: number): Point => add(posture.hips, turned([x, -2], posture.spine));
  const [nearHip, farHip] = [on(-bones.hip * 0.5), on(bones.hip * 0.48)];
  const { leg = '#000000', shoe = '#000000', share = 1 } = outfit.legs?.(brush) ?? {};
  const stocking = { skin: brush.look.skin, leg, shoe, share, width: (outfit.legWidth ?? 24) / 24 };
  const { aid } = brush.look;
  const near = drawLeg(brush, bones, nearHip, posture.nearLeg, {
    ...stocking,
    ...(aid?.kind === 'blade' && { blade: aid.colour }),
  });
  const far = drawLeg(brush, bones, farHip, posture.farLeg, stocking);
  return {
    near,
    far,
    lines: { near: { hip: nearHip, ...near }, far: { hip: farHip, ...far } },
    none: !outfit.legs,
  };
}

function trunk(brush: Brush, body: Body, outfit: OutfitArt, legs: Legs): Art {
  const { bones, onTrunk, posture } = body;
  const chin = add(onTrunk([0, -bones.torso]), turned([bones.stoop, -bones.neck], posture.spine * 0.6));
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
  if (legs.none) return dressed;
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

interface Arms {
  near: DrawnArm;
  far: DrawnArm;
}

function armsOf(brush: Brush, body: Body, outfit: OutfitArt): Arms {
  const { bones, posture, onTrunk } = body;
  const sleeve = sleeveOf(brush, outfit);
  const spread = brush.fromBehind ? 0.8 : 0.74;
  const one = (side: 1 | -1, pose: ArmPosture, reach: Point | undefined): DrawnArm =>
    drawArm(brush, bones, {
      shoulder: onTrunk([side * bones.shoulder * spread, -bones.torso * 0.88]),
      to: reach ?? add(posture.hips, pose.by),
      posture: reach ? reaching(pose) : pose,
      sleeve,
      far: side === 1,
      holds:
        side === holdingSide(brush) && brush.actor.holds && !brush.fromBehind
          ? (palm) => brush.held?.(brush.actor, { hand: palm, face: faceBox(body) })
          : undefined,
    });
  return {
    near: one(-1, posture.near, brush.actor.reachNear),
    far: one(1, posture.far, brush.actor.reach),
  };
}

/** With the hand ahead, unless it is at the face. */
const HAND_AT_FACE: ReadonlySet<Action> = new Set<Action>([
  'think',
  'whisper',
  'listen',
  'peek',
  'wave',
  'high-five',
]);
const holdingSide = ({ actor }: Brush): 1 | -1 => (HAND_AT_FACE.has(actor.pose) ? -1 : 1);

/** A hand that goes to somebody or something does so before the trunk, its fingers as the arm. */
function reaching({ fingers: _own, ...pose }: ArmPosture): ArmPosture {
  return { ...pose, over: true };
}

function sleeveOf({ look }: Brush, { sleeve, sleeveColour, flare, cuff, gloves }: OutfitArt): Sleeve {
  return {
    skin: gloves ?? look.skin,
    colour: sleeveColour?.(look) ?? look.top,
    share: sleeve,
    flare: flare ?? 1,
    cuff: cuff?.(look),
  };
}

function upper(brush: Brush, body: Body, outfit: OutfitArt, { near, far }: Arms, place: Placing): Art {
  const { posture } = body;
  const shoulders = !mantled(brush) && onBody(outfit.shoulders?.(brush), body);
  const farArt = posture.far.over && far.art;
  return [
    brush.fromBehind && onBody(onTheBack(brush), body),
    !posture.far.above && farArt,
    !posture.near.above && near.art,
    shoulders,
    onBody([scarf(brush), ermine(brush)], body),
    group(head(brush), place),
    posture.far.above && farArt,
    posture.near.above && near.art,
  ];
}

/** Of the chin on heads that are drawn. */
const CHIN = -166;

const chinOf = ({ bones, posture, onTrunk }: Body): Point =>
  add(onTrunk([0, -bones.torso]), turned([bones.stoop, -bones.neck], posture.spine * 0.6));

const tiltOf = ({ posture }: Body): number => (posture.tilt ?? 0) + posture.spine * 0.35;

function headPlacing(body: Body): Placing {
  const [x, y] = chinOf(body);
  const scale = body.bones.head;
  return { x, y: y - CHIN * scale, scale, turn: tiltOf(body), pivot: [0, CHIN * scale] };
}

function faceBox(body: Body): Box {
  const scale = body.bones.head;
  const [x, y] = add(chinOf(body), turned([0, -50 * scale], tiltOf(body)));
  return { left: x - 58 * scale, right: x + 58 * scale, top: y - 50 * scale, bottom: y + 50 * scale };
}

/** Points of a body that others look at, touch and hold. */
function pointsOf(body: Body, { near, far }: Arms): Drawing['points'] {
  const { bones, onTrunk } = body;
  return {
    chest: onTrunk([bones.shoulder * 0.2, -bones.torso * 0.6]),
    back: onTrunk([-bones.shoulder * 0.7, -bones.torso * 0.6]),
    shoulder: onTrunk([-bones.shoulder * 0.4, -bones.torso * 0.92]),
    ear: add(chinOf(body), turned([-50 * bones.head, -48 * bones.head], tiltOf(body))),
    hips: body.posture.hips,
    near: near.hand,
    far: far.hand,
  };
}
