import { between } from '#domain/random.ts';
import type { SceneCharacter } from '#engines/illustrator/port.ts';
import {
  bodyBox,
  boundsBox,
  faceBox,
  grown,
  type Blocked,
} from '#engines/illustrator/built-in/compose/boxes.ts';
import { childScale } from '#engines/illustrator/built-in/compose/blocking.ts';
import { FROM_NEAR } from '#engines/illustrator/built-in/compose/camera.ts';
import type { Staged } from '#engines/illustrator/built-in/compose/critic.ts';
import { lensOf } from '#engines/illustrator/built-in/compose/lens.ts';
import type { Premises } from '#engines/illustrator/built-in/compose/plan.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';
import { clamp, overlap, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';

/** How many a crowd has. */
const HEADS = { several: 5, many: 8 } as const;

/** What those do of whom nothing is told, one after the other. */
const IDLE = ['stand', 'point', 'listen', 'wave'] as const;

/** The others of a crowd: as its first one, but each with looks of their own. */
export function membersOf(crowd: SceneCharacter): SceneCharacter[] {
  return Array.from({ length: HEADS[crowd.said?.count ?? 'several'] }, (_, i) => ({
    ...crowd,
    id: i === 0 ? crowd.id : `${crowd.id} ${i + 1}`,
    ...inLittleRoom(crowd, i),
  }));
}

/** Nobody has room to lie: they sit, and are asleep all the same. */
function inLittleRoom({ pose, mood }: SceneCharacter, i: number): Pick<SceneCharacter, 'pose' | 'mood'> {
  if (pose === 'sleep') return { pose: 'sit', mood: 'asleep' };
  const upright = pose === 'lie' ? 'sit' : pose;
  return { pose: upright ?? IDLE[i % IDLE.length] ?? 'stand', ...(mood && { mood }) };
}

/** Against whom they stand behind: those at the back are smaller. */
const BEHIND = [0.7, 0.58] as const;
/** How much wider a frame becomes so that a crowd is seen. */
const WIDER = 1.34;

/** The same picture with a crowd behind all others, wherever there is a gap: it never covers whom it is about. */
export function withCrowd(staged: Staged, { crowd, ...premises }: Premises): Staged {
  if (crowd.length === 0 || staged.actors.length === 0) return staged;
  const { ground, page } = lensOf(staged.shot, premises.stage, premises.sheet);
  const near = FROM_NEAR.has(staged.shot);
  const view = near || staged.shot === 'over-shoulder' ? staged.view : widened(staged.view, page);
  const placed: Blocked[] = [];
  for (const [i, actor] of crowd.entries()) {
    const found = gapFor(actor, i, { ...premises, placed, staged, view, far: ground.far });
    if (found) placed.push(found);
  }
  return { ...staged, view, actors: [...staged.actors, ...placed] };
}

interface Gap extends Pick<Premises, 'draw' | 'chance' | 'floating'> {
  staged: Staged;
  placed: readonly Blocked[];
  view: Box;
  far: number;
}

const TRIES = 40;
/** Where there is no gap, those at the back are still smaller. */
const FARTHER = [1, 0.84, 0.7, 0.58] as const;

/** One spot after another, each turned to the middle, until a face is free. */
function gapFor(actor: Actor, i: number, gap: Gap): Blocked | undefined {
  const { draw, chance, floating, staged, placed, view, far } = gap;
  const random = chance(0);
  const row = i % BEHIND.length;
  const size = FIGURE_DEFINITIONS[actor.figure].size * actor.look.build;
  const child = childScale(staged.actors.filter(({ afar }) => !afar));
  const middle = (view.left + view.right) / 2;
  const at = (share: number, smaller: number): Blocked => {
    const x = view.left + (view.right - view.left) * share;
    const turned: Actor = { ...actor, facing: x < middle ? 1 : -1, gaze: [0.7, 0.15] };
    const figure = draw(turned);
    const scale = child * size * (BEHIND[row] ?? 1) * smaller;
    // From near, nobody sees on what they stand.
    const y = Math.min(
      far - 4 - row * 12 - (1 - smaller) * 30,
      view.bottom - figure.bounds.top * scale * 0.42,
    );
    const lift = figure.lift * scale + (floating ? between(random, 10, 120) : 0);
    return { actor: turned, figure, x, y, scale, lift, afar: true };
  };
  const shares = Array.from({ length: TRIES }, (_, n) => ((i * 0.618 + n / TRIES) % 1) * 0.94 + 0.03);
  for (const smaller of FARTHER) {
    const found = shares
      .map((share) => at(share, smaller))
      .find((each) => isFree(each, staged, placed, view));
    if (found) return found;
  }
  return undefined;
}

/** Nobody stands before this face, it is behind nobody's, and it does not stand in the scenery. */
function isFree(
  self: Blocked,
  { actors, props, obstacles }: Staged,
  placed: readonly Blocked[],
  view: Box,
): boolean {
  const face = grown(faceBox(self), 4);
  const { left, right, top, bottom } = boundsBox(self);
  const head = { left, right, top, bottom: (top + bottom) / 2 };
  const foot = { left, right, top: self.y - 6, bottom: self.y };
  const inView = left > view.left && right < view.right && top > view.top;
  return (
    inView &&
    !actors.some((other) => overlap(bodyBox(other), face) || overlap(faceBox(other), head)) &&
    !props.some(({ box }) => overlap(box, face)) &&
    !placed.some((other) => overlap(grown(faceBox(other), 6), face)) &&
    !obstacles.some((box) => overlap(box, foot))
  );
}

function widened({ left, top, right, bottom }: Box, page: Box): Box {
  const width = Math.min((right - left) * WIDER, page.right - page.left);
  const height = (width * (bottom - top)) / (right - left);
  const from = clamp((left + right - width) / 2, page.left, page.right - width);
  const head = clamp(bottom - height, page.top, page.bottom - height);
  return { left: from, right: from + width, top: head, bottom: head + height };
}
