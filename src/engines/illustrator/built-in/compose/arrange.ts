import type { Prop } from '#domain/picture-world.ts';
import type { SceneThing } from '#engines/illustrator/port.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import { approach, missing, reachesOut, TOUCH } from '#engines/illustrator/built-in/compose/touch.ts';
import { act } from '#engines/illustrator/built-in/compose/acting.ts';
import {
  companyOf,
  handsOut,
  hostsOf,
  roomBesideGiants,
  smallOf,
} from '#engines/illustrator/built-in/compose/apart.ts';
import { boundsBox, faceBox, wholeHead, type Blocked } from '#engines/illustrator/built-in/compose/boxes.ts';
import { handsOnFace, redrawn } from '#engines/illustrator/built-in/compose/blocking.ts';
import { FROM_NEAR, frameOf } from '#engines/illustrator/built-in/compose/camera.ts';
import { upTheLadder } from '#engines/illustrator/built-in/compose/climbing.ts';
import type { Staged } from '#engines/illustrator/built-in/compose/critic.ts';
import { equip, sightsOf } from '#engines/illustrator/built-in/compose/equip.ts';
import { overShoulder, pageBeside, roomBeside } from '#engines/illustrator/built-in/compose/foreground.ts';
import { gather } from '#engines/illustrator/built-in/compose/gather.ts';
import { lensOf } from '#engines/illustrator/built-in/compose/lens.ts';
import { mounted, steadied } from '#engines/illustrator/built-in/compose/mounts.ts';
import { ridersAmong } from '#engines/illustrator/built-in/compose/pairs.ts';
import type { PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';
import type { Plan, Premises } from '#engines/illustrator/built-in/compose/plan.ts';
import { middleOf, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';

/** A cast where a plan puts it, and what is seen of it. */
export function arrange(plan: Plan, asked: Premises): Staged {
  const premises = plan.freed.size > 0 ? withHandsFree(asked, plan.freed) : asked;
  const { draw, obstacles, words } = premises;
  const { shot } = plan;
  const random = premises.chance(plan.lot);
  const lens = lensOf(shot, premises.stage, premises.sheet);
  const cast = premises.cast.map((actor): Actor => {
    const pose = plan.calmed.get(actor.id);
    return pose ? { ...actor, pose } : actor;
  });
  const company = companyOf(cast);
  const [lead, ...seen] = company.group;
  const watcher = shot === 'over-shoulder' && seen.length > 0 ? lead : undefined;
  const side = plan.mirrored ? 1 : -1;
  const free = roomBesideGiants(lens.room, company, side);
  const room = watcher ? roomBeside({ ...lens, room: free }, plan.mirrored) : free;
  const { walkers, ridden } = ridersAmong(watcher ? seen : company.group);
  const carriers = new Set(ridden.map(({ carrier }) => carrier));
  const gathered = gather(walkers, plan, { ...premises, random, lens, room, carriers });
  const {
    actors: turned,
    props,
    behind,
  } = equip(gathered, company, {
    ...premises,
    random,
    lens,
    room,
    side,
    near: FROM_NEAR.has(shot),
    view: watcher ? pageBeside({ ...lens, room }, plan.mirrored) : lens.page,
  });
  const focus = premises.things.flatMap(({ what }) => props.filter(({ prop }) => prop === what))[0];
  const hosts = hostsOf(company, turned);
  const sights = sightsOf(turned, { props, behind, hosts });
  const acted = (actors: readonly Blocked[]) =>
    redrawn(actors, act(actors, focus && middleOf(focus.box), sights), draw);
  const reaching = acted(turned);
  const acting = reaching.some((each) => missing(each) > TOUCH) ? acted(approach(reaching)) : reaching;
  const clean = redrawn(acting, keepHandsOffFaces(acting), draw);
  const handing = redrawn(clean, handsOut(clean, company, hosts), draw);
  const { actors: standing, ladders } = upTheLadder(steadied(handing, ridden, draw));
  const inFront =
    watcher && standing.length > 0 ? [overShoulder(watcher, standing, lens.page, draw, plan.mirrored)] : [];
  const everybody = [
    ...standing,
    ...mounted(standing, ridden, draw),
    ...inFront,
    ...behind,
    ...smallOf(company, standing, props, hosts, { draw }),
  ];
  const rank = ({ actor }: Blocked) => cast.findIndex(({ id }) => id === actor.id);
  const actors = everybody.toSorted((a, b) => rank(a) - rank(b));
  return {
    shot,
    actors,
    props: [...props, ...ladders],
    focus,
    lacking: premises.things.slice(0, 2).filter(({ what }) => !isPlaced(what, props, actors)).length,
    obstacles,
    view: frameOf(shot, actors, { page: lens.page, words, focus: focus?.box }),
  };
}

/** A bed is drawn with whoever sleeps in it. */
const isPlaced = (what: Prop, props: readonly PlacedProp[], actors: readonly Blocked[]): boolean =>
  props.some(({ prop }) => prop === what) || (what === 'bed' && actors.some(({ actor }) => actor.inBed));

/** What would be in somebody's face or behind them is beside them. */
function withHandsFree(premises: Premises, freed: Plan['freed']): Premises {
  const { cast, things } = premises;
  const down = cast.flatMap(({ id, holds }): SceneThing[] =>
    holds && freed.has(id) ? [{ what: holds }] : [],
  );
  return {
    ...premises,
    cast: cast.map(({ holds, held, ...actor }): Actor =>
      freed.has(actor.id) ? actor : { ...actor, ...(holds && { holds }), ...(held && { held }) },
    ),
    things: [...things, ...down.filter(({ what }) => !things.some((each) => each.what === what))],
  };
}

/** Whose reach would end on somebody's face, or in the air, keeps the hand where the pose has it. */
function keepHandsOffFaces(actors: readonly Blocked[]): Actor[] {
  return actors.map((self): Actor => {
    const { reach, reachNear, ...actor } = self.actor;
    const arrives =
      self.actor.pose === 'point' ||
      (self.actor.pose === 'reach' && !reachesOut(self.actor)) ||
      missing(self) < TOUCH;
    return (reach || reachNear) && arrives && !handsOnFace(self, actors) ? self.actor : actor;
  });
}

/** Of somebody's breadth: whoever is cut by more is left out. */
const MOST_OUTSIDE = 0.22;
const FROM_NEAREST = 0.1;

const isWithin = (box: Box, view: Box): boolean =>
  box.left > view.left && box.right < view.right && box.top > view.top && box.bottom < view.bottom;

/** Whose head the frame would cut is left out, unless it is all about them; a detail shows one alone. */
export function isSeen(self: Blocked, { view, shot, actors }: Staged): boolean {
  const [lead] = actors;
  if (self === lead || self.actor.id === lead?.carrier) return true;
  if (shot === 'detail') return false;
  // Of a giant, the face is enough.
  if (self.afar) return isWithin(faceBox(self), view);
  const { left, right } = boundsBox(self);
  const outside = Math.max(0, view.left - left) + Math.max(0, right - view.right);
  return (
    isWithin(wholeHead(self), view) &&
    outside < (right - left) * (shot === 'close' ? FROM_NEAREST : MOST_OUTSIDE)
  );
}
