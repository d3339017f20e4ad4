import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import { act, approach, missing, TOUCH } from '#engines/illustrator/built-in/compose/acting.ts';
import {
  companyOf,
  handsOut,
  hostsOf,
  roomBesideGiants,
  smallOf,
} from '#engines/illustrator/built-in/compose/apart.ts';
import {
  faceBox,
  handsOnFace,
  redrawn,
  type Blocked,
} from '#engines/illustrator/built-in/compose/blocking.ts';
import { frameOf } from '#engines/illustrator/built-in/compose/camera.ts';
import { upTheLadder } from '#engines/illustrator/built-in/compose/climbing.ts';
import type { Staged } from '#engines/illustrator/built-in/compose/critic.ts';
import { equip, sightsOf } from '#engines/illustrator/built-in/compose/equip.ts';
import { overShoulder, roomBeside } from '#engines/illustrator/built-in/compose/foreground.ts';
import { gather } from '#engines/illustrator/built-in/compose/gather.ts';
import { lensOf } from '#engines/illustrator/built-in/compose/lens.ts';
import { mounted, steadied } from '#engines/illustrator/built-in/compose/mounts.ts';
import { ridersAmong } from '#engines/illustrator/built-in/compose/pairs.ts';
import type { Plan, Premises } from '#engines/illustrator/built-in/compose/plan.ts';
import { middleOf } from '#engines/illustrator/built-in/draw/geometry.ts';

/** A cast where a plan puts it, and what is seen of it. */
export function arrange(plan: Plan, premises: Premises): Staged {
  const { draw, obstacles, words } = premises;
  const { shot } = plan;
  const random = premises.chance();
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
  } = equip(gathered, company, { ...premises, random, lens, room, side });
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
    obstacles,
    view: frameOf(shot, actors, { page: lens.page, words, focus: focus?.box }),
  };
}

/** Whose reach would end on somebody's face, or in the air, keeps the hand where the pose has it. */
function keepHandsOffFaces(actors: readonly Blocked[]): Actor[] {
  return actors.map((self): Actor => {
    const { reach, reachNear, ...actor } = self.actor;
    const arrives = self.actor.pose === 'point' || missing(self) < TOUCH;
    return (reach || reachNear) && arrives && !handsOnFace(self, actors) ? self.actor : actor;
  });
}

/** Whose head the frame would cut is left out, unless it is all about them; a detail shows one alone. */
export function isSeen(self: Blocked, { view, shot, actors }: Staged): boolean {
  const [lead] = actors;
  if (self === lead || self.actor.id === lead?.carrier) return true;
  const { left, top, right, bottom } = faceBox(self);
  // Of a giant, the face is enough.
  const high = self.afar ? 0 : bottom - top;
  return (
    shot !== 'detail' &&
    left > view.left &&
    top - high * 0.34 > view.top &&
    right < view.right &&
    bottom + high * 0.3 < view.bottom
  );
}
