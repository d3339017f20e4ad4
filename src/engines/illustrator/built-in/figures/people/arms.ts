import type { Action } from '#domain/scene-direction.ts';
import type { Brush, HeldThing } from '#engines/illustrator/built-in/figures/brush.ts';
import { holdingSide } from '#engines/illustrator/built-in/figures/people/holding.ts';
import type { Body } from '#engines/illustrator/built-in/figures/people/body.ts';
import type { OutfitArt } from '#engines/illustrator/built-in/figures/people/outfits/outfit.ts';
import { twoBones } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import { besideHead, isOnHead, type Frame } from '#engines/illustrator/built-in/figures/people/rig/frame.ts';
import {
  drawArm,
  type DrawnArm,
  type Sleeve,
} from '#engines/illustrator/built-in/figures/people/rig/limbs.ts';
import type { ArmPosture, Layer } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';
import type { Side } from '#engines/illustrator/built-in/figures/people/sides.ts';
import { clamp, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { add, minus, times } from '#engines/illustrator/built-in/draw/vectors.ts';

export interface Arms {
  near: DrawnArm;
  far: DrawnArm;
}

/** So far from its grip, a hand goes where the thing is. */
const LOOSE = 6;

/** In hands: so broad, a thing is seen before both arms. */
const BROAD = 1.7;

/** What is in the hand is turned for these, in degrees. */
const TIPPED: Partial<Record<Action, number>> = { pour: 64, stir: 150 };

/** What is large is taken with the other hand, too, where that has nothing else to do. */
export function armsOf(brush: Brush, body: Body, outfit: OutfitArt, face: Box): Arms {
  const { bones, posture } = body;
  const { actor } = brush;
  const sleeve = sleeveOf(brush, outfit);
  const head = withHair(face);
  const onGround = !posture.lift && !posture.astride;
  const canHelp = isFree(brush, posture.near);
  const isInBothHands = ({ second, box }: HeldThing) =>
    actor.pose === 'carry' ? box.right - box.left > bones.hand * BROAD : canHelp && second !== undefined;
  const drawn = (side: Side, pose: ArmPosture, reach: Point | undefined, joints: DrawnArm['joints']) =>
    drawArm(brush, bones, {
      ...joints,
      posture: reach ? reaching(pose) : pose,
      sleeve,
      away: layerOf(side, pose) === 'behind',
      helped: side === 1 ? isInBothHands : undefined,
      holds:
        side === holdingSide(actor) && actor.holds && !brush.fromBehind
          ? (palm) =>
              brush.held?.(actor, {
                hand: palm,
                face,
                onGround,
                tips: TIPPED[actor.pose] ?? 0,
                ...(!pose.touchesFace && { head }),
              })
          : undefined,
    });
  const one = (side: Side, pose: ArmPosture, reach: Point | undefined): DrawnArm => {
    const arm = drawn(side, pose, reach, jointsOf(body, side, pose, reach));
    const loose = arm.thing && minus(arm.thing.grip, arm.hand);
    if (!loose || Math.hypot(...loose) < LOOSE) return arm;
    return drawn(side, pose, reach, jointsOf(body, side, pose, add(arm.joints.wrist, loose)));
  };
  const far = one(1, posture.far, actor.reach);
  const second = canHelp ? far.thing?.second : undefined;
  const near = second
    ? one(-1, { ...posture.near, grip: 'flat', layer: 'before' }, second)
    : one(-1, posture.near, actor.reachNear);
  return { near, far };
}

const STICKS: ReadonlySet<string> = new Set(['cane', 'crutches', 'walker']);

/** Whether the near arm has nothing of its own to do: it is with nobody, not at the head, and on no stick. */
const isFree = ({ actor, look }: Brush, { layer, atHead }: ArmPosture): boolean =>
  !layer && !atHead && !actor.reachNear && !STICKS.has(look.aid?.kind ?? '');

/** A thing at the side of a head is not hidden by its hair either. */
function withHair({ left, top, right, bottom }: Box): Box {
  const [wide, high] = [(right - left) * 0.2, (bottom - top) * 0.34];
  return { left: left - wide, right: right + wide, top: top - high, bottom };
}

export const layerOf = (side: Side, { layer }: ArmPosture): Layer =>
  layer ?? (side === 1 ? 'behind' : 'before');

/** How much longer the arms of large heads are drawn when they are raised, so that hands are seen beside the hair. */
const stretchOf = ({ bones: { head, upperArm, forearm } }: Frame): number =>
  Math.max(0, (head * 68) / (upperArm + forearm) - 0.42);

/** An arm goes beside the head, never over the face, unless its hand is meant to lie there. */
export function jointsOf(frame: Frame, side: Side, pose: ArmPosture, reach?: Point): DrawnArm['joints'] {
  const { bones, posture } = frame;
  const wanted = reach ?? (pose.atHead ? frame.onHead(pose.atHead) : add(posture.hips, pose.by));
  const socket = frame.shoulder(side);
  const raised = clamp((socket[1] - wanted[1]) / bones.upperArm);
  const shoulder = add(socket, [side * raised * 3, -raised * bones.torso * 0.07]);
  const lengths = times([bones.upperArm, bones.forearm], 1 + raised * stretchOf(frame));
  if (pose.elbow && !reach) return { shoulder, elbow: add(posture.hips, pose.elbow), wrist: wanted };
  const within = twoBones(shoulder, wanted, lengths, pose.bend ?? 1).end;
  const to = pose.touchesFace && !reach ? within : besideHead(frame, within, side, bones.hand * 1.2);
  const bend = pose.bend ?? 1;
  const first = twoBones(shoulder, to, lengths, bend);
  const { joint, end } = isOnHead(frame, first.joint)
    ? twoBones(shoulder, to, lengths, bend === 1 ? -1 : 1)
    : first;
  return { shoulder, elbow: joint, wrist: end };
}

/** A hand that goes to somebody or something does so before the trunk, its fingers as the arm. */
function reaching({ fingers: _own, ...pose }: ArmPosture): ArmPosture {
  return pose.layer === 'above' ? pose : { ...pose, layer: 'before' };
}

function sleeveOf({ look }: Brush, { sleeve, sleeveColour, flare, cuff, gloves }: OutfitArt): Sleeve {
  return {
    skin: look.mittens ?? gloves ?? look.skin,
    colour: sleeveColour?.(look) ?? look.top,
    share: sleeve,
    flare: flare ?? 1,
    cuff: cuff?.(look),
  };
}
