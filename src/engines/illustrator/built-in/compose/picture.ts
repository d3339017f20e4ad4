import { between, hash, pick, type Random } from '#domain/random.ts';
import type { SceneSpec } from '#engines/illustrator/port.ts';
import type { Actor } from '#engines/illustrator/built-in/cast/actor.ts';
import { characterSheet } from '#engines/illustrator/built-in/cast/character-sheet.ts';
import { drawFigure, type DrawnFigure } from '#engines/illustrator/built-in/cast/figure.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/cast/figures.ts';
import { act, facingOf, reachesOut, turnToOthers } from '#engines/illustrator/built-in/compose/acting.ts';
import {
  block,
  boundsBox,
  childScale,
  faceBox,
  groundOf,
  handsOnFace,
  halfOf,
  idlePose,
  MOST_ACTORS,
  settle,
  type Blocked,
} from '#engines/illustrator/built-in/compose/blocking.ts';
import { effect } from '#engines/illustrator/built-in/compose/effects.ts';
import { placeProps, type PlacedProp } from '#engines/illustrator/built-in/compose/place-props.ts';
import { weatherBehind, weatherInFront } from '#engines/illustrator/built-in/compose/weather.ts';
import { Canvas, HEIGHT, WIDTH } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { clamp, n, union, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, outline, rect, toSvg, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { lightOf } from '#engines/illustrator/built-in/light.ts';
import { heldProp, standingProp } from '#engines/illustrator/built-in/props/prop.ts';
import { SETTINGS } from '#engines/illustrator/built-in/settings/settings.ts';
import type { Setting, Stage } from '#engines/illustrator/built-in/settings/stage.ts';

export interface PictureOptions {
  scene: SceneSpec;
  /** Of the story. */
  seed: string;
  frame?: number;
  /** Begins every id in the SVG. */
  prefix?: string;
}

type Shot = 'wide' | 'medium' | 'close';

/** Everything that is decided before the first stroke, and so the same in all frames. */
export interface Layout {
  shot: Shot;
  cast: readonly Blocked[];
  props: readonly PlacedProp[];
  /** The part of the picture that is shown. */
  view: Box;
}

/** A scene as SVG, without filters, blend modes or text, so that every browser and rasteriser shows the same. */
export function drawPicture(options: PictureOptions): string {
  const canvas = canvasFor(options, options.frame ?? 0);
  const stage = stageOf(canvas, options.scene);
  const layout = layOut(options, stage);
  const body = toSvg(paint(canvas, stage, layout, options.scene));
  const { left, top, right, bottom } = layout.view;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n(left)} ${n(top)} ${n(right - left)} ${n(bottom - top)}" width="${WIDTH}" height="${HEIGHT}"><defs>${canvas.definitions}</defs>${body}</svg>`;
}

function canvasFor({ scene, seed, prefix }: PictureOptions, frame: number): Canvas {
  const setting = SETTINGS[scene.place];
  const weather = setting.indoors || setting.medium === 'water' ? indoors(scene) : scene.weather;
  return new Canvas({
    seed: sceneSeed(scene, seed),
    light: lightOf(scene.time, weather),
    weather,
    frame,
    side: isMirrored(setting, sceneSeed(scene, seed)) ? 1 : -1,
    ...(prefix && { prefix }),
  });
}

/** Seen through a window only: rain stays outside, and so does the grey it brings. */
function indoors({ weather }: SceneSpec) {
  return weather === 'snow' || weather === 'rain' ? weather : ('clear' as const);
}

const sceneSeed = ({ place, description }: SceneSpec, seed: string) => `${seed}/${place}/${description}`;

function isMirrored({ mirrored }: Setting, seed: string): boolean {
  return mirrored !== false && hash(`${seed}/mirror`) % 2 === 0;
}

function stageOf(canvas: Canvas, { place }: SceneSpec): Stage {
  const composition = pick(canvas.random('composition'), SETTINGS[place].compositions);
  return composition(canvas);
}

/** Who and what stands where. Figures are tried out on a canvas of their own, as they are in the first frame. */
export function layOut(
  options: PictureOptions,
  stage = stageOf(canvasFor(options, 0), options.scene),
): Layout {
  const { scene, seed } = options;
  const trial = canvasFor(options, 0);
  const random = trial.random('layout');
  const setting = SETTINGS[scene.place];
  const shot = pick(random, ['medium', 'medium', 'close', 'wide'] as const);
  const draw = (actor: Actor) => drawFigure(trial, actor);
  const placed = block(actorsOf(scene, seed, setting, random), draw, {
    random,
    stage,
    wide: shot === 'wide',
    floating: setting.medium === 'water',
  });
  // Turned to each other, they may stand in each other's way again.
  const turned = redrawn(placed, turnToOthers(placed), draw);
  settle(turned);
  const obstacles = (stage.obstacles ?? []).map((box) => (trial.side === 1 ? mirror(box) : box));
  moveAside(turned, obstacles, random);
  const view = viewOf(shot, turned);
  const props = placeProps(propsOnGround(scene), turned, {
    random,
    ground: groundOf(stage, shot === 'wide'),
    obstacles,
    zoom: turned.length ? clamp(childScale(turned) / CHILD_BESIDE_PROPS, 0.7, 1.25) : 1,
    view,
  });
  const [first] = props;
  const acting = redrawn(turned, act(turned, first && [first.x, first.y - 40]), draw);
  const cast = redrawn(acting, keepHandsOffFaces(acting), draw);
  return { shot, cast, props, view };
}

/** Whose reach would end on somebody's face keeps the hand where the pose has it. */
function keepHandsOffFaces(cast: readonly Blocked[]): Actor[] {
  return cast.map((self): Actor => {
    const { reach, ...actor } = self.actor;
    return reach && !handsOnFace(self, cast) ? self.actor : actor;
  });
}

/** The scale of a child beside whom things have their full size. */
const CHILD_BESIDE_PROPS = 1.4;

function redrawn(
  placed: readonly Blocked[],
  actors: readonly Actor[],
  draw: (actor: Actor) => DrawnFigure,
): Blocked[] {
  return placed.map((blocked, i): Blocked => {
    const actor = actors[i] ?? blocked.actor;
    return { ...blocked, actor, figure: draw(actor) };
  });
}

/** The group stands in the middle only by chance. */
function moveAside(cast: readonly Blocked[], obstacles: readonly Box[], random: Random): void {
  if (cast.length === 0) return;
  const { left, right } = union(cast.map(boundsBox));
  const room = (most: number) => Math.max(0, Math.min(most, left - 70, WIDTH - 70 - right));
  const usual = room(cast.length < 3 ? 110 : 40);
  // Farther only to get out of the scenery's way.
  const steps = [usual, usual, usual, room(140), room(240), room(240)].map(
    (most) => between(random, -1, 1) * most,
  );
  const inTheWay = steps.map((step) => cast.filter((actor) => standsIn(actor, step, obstacles)).length);
  const step = steps[inTheWay.indexOf(Math.min(...inTheWay))] ?? 0;
  for (const actor of cast) actor.x += step;
}

/** Would this one stand within a thing of the scenery, instead of before it? */
function standsIn(actor: Blocked, step: number, obstacles: readonly Box[]): boolean {
  const half = halfOf(actor) * 0.6;
  const x = actor.x + step;
  return obstacles.some(
    ({ left, right, top, bottom }) =>
      actor.y > top && actor.y < bottom && x - half < right && x + half > left,
  );
}

function actorsOf(scene: SceneSpec, seed: string, setting: Setting, random: Random): Actor[] {
  const taken: Actor['pose'][] = [];
  // Who is wanted by somebody has their hands free.
  const sought = scene.characters.some(({ pose }) => pose && reachesOut(pose));
  const actors = scene.characters.slice(0, MOST_ACTORS).map((character): Actor => {
    const { id, figure, gender, skinTone, holds } = character;
    const pose = character.pose ?? (sought ? 'stand' : idlePose(random, taken));
    taken.push(pose);
    return {
      id,
      figure,
      look: characterSheet({ id, figure, gender, seed, ...(skinTone !== undefined && { skinTone }) }),
      pose,
      mood: character.mood ?? scene.mood,
      facing: 1,
      ...(holds && { holds }),
      bubble: needsBubble(setting, FIGURE_DEFINITIONS[figure].way),
    };
  });
  const facing = facingOf(actors, random);
  return actors.map((actor, i) => ({ ...actor, facing: facing[i] ?? 1 }));
}

function needsBubble({ medium }: Setting, way: string): boolean {
  return medium === 'space' || (medium === 'water' && way !== 'swims');
}

/** What nobody holds stands around. */
function propsOnGround({ props, characters }: SceneSpec) {
  const held = new Set(characters.map(({ holds }) => holds));
  return props.filter((prop) => !held.has(prop));
}

const mirror = ({ left, right, ...box }: Box): Box => ({ ...box, left: WIDTH - right, right: WIDTH - left });

/** A close picture is cut around the cast, never through it. */
function viewOf(shot: Shot, cast: readonly Blocked[]): Box {
  const whole = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
  if (shot !== 'close' || cast.length === 0) return whole;
  const group = union(cast.map(boundsBox));
  const width = clamp(
    Math.max((group.right - group.left) * 1.3, (group.bottom - group.top + 110) * (16 / 9)),
    1080,
    WIDTH,
  );
  const height = (width * HEIGHT) / WIDTH;
  const left = clamp((group.left + group.right - width) / 2, 0, WIDTH - width);
  const top = clamp(group.bottom + 60 - height, 0, HEIGHT - height);
  return { left, top, right: left + width, bottom: top + height };
}

function paint(canvas: Canvas, stage: Stage, { cast, props, shot, view }: Layout, scene: SceneSpec): Art {
  const setting = SETTINGS[scene.place];
  const turned = (art: Art) => (canvas.side === 1 ? group(art, { x: WIDTH, scale: [-1, 1] }) : art);
  const middle = cast.length ? cast.reduce((sum, { x }) => sum + x, 0) / cast.length : WIDTH / 2;
  const outside =
    !setting.indoors && !stage.indoors && setting.medium !== 'water' && setting.medium !== 'space';
  const players = [
    ...cast.map((actor) => ({ y: actor.y, art: player(canvas, actor) })),
    ...props.map(({ prop, x, y, zoom }) => ({ y, art: standingProp(canvas, prop, [x, y], zoom) })),
  ].toSorted((a, b) => a.y - b.y);
  return [
    turned(stage.back),
    outside && weatherBehind(canvas),
    halo(canvas, middle, shot),
    turned(stage.light),
    players.map(({ art }) => art),
    effect(canvas, scene.effect, middle, cast.map(faceBox)),
    turned(stage.over),
    outside && weatherInFront(canvas),
    shot !== 'close' && turned(stage.front),
    finish(canvas, view),
  ];
}

/** Light behind the cast lifts it from the scenery. */
function halo(canvas: Canvas, x: number, shot: Shot): Art {
  const { glow, night } = canvas.light;
  const size = shot === 'wide' ? 0.7 : 1;
  return canvas.glow(x, 590, 640 * size, 320 * size, glow, night ? 0.18 : 0.34);
}

/** How far somebody gets from one frame to the next. */
const STEPS: Partial<Record<Actor['pose'], number>> = { walk: 10, run: 22 };

/** An actor with shadow, an edge of light, and what they hold. */
function player(canvas: Canvas, blocked: Blocked): Art {
  const { light, side, frame } = canvas;
  const figure = drawFigure(canvas, blocked.actor);
  const { y, scale, lift, actor } = blocked;
  const x = blocked.x + (STEPS[actor.pose] ?? 0) * actor.facing * frame;
  const rise = lift + (figure.lift - blocked.figure.lift) * scale;
  const held = !figure.fromBehind && actor.holds;
  const [handX, handY] = blocked.figure.hand;
  const moved: Point = [figure.hand[0] - handX, figure.hand[1] - handY];
  const rim = outline(figure.art, mix(light.key, light.glow, 0.5));
  return [
    shadow(canvas, x, y, halfOf(blocked), rise),
    group(rim, { x: x + side * 3.4, y: y - rise - 2.6, scale, opacity: light.night ? 0.55 : 0.85 }),
    group([figure.art, held && heldProp(canvas, held, blocked.figure, moved)], {
      x,
      y: y - rise,
      scale,
    }),
  ];
}

function shadow(canvas: Canvas, x: number, y: number, half: number, lift: number): Art {
  const { light, side } = canvas;
  const strength = lift > 20 ? 0.3 : 0.52;
  const fill = canvas.radial([
    [0, light.shadow, strength],
    [0.55, light.shadow, strength * 0.6],
    [1, light.shadow, 0],
  ]);
  const size = half * (lift > 20 ? 0.95 : 1.25);
  return ellipse(x - side * half * 0.18, y + 3, size, size * 0.16, fill);
}

/** Light washes in from its side; the edges darken a little. */
function finish(canvas: Canvas, view: Box): Art {
  const { key, shadow: dark, night } = canvas.light;
  const [from, to] = canvas.side === 1 ? [1, 0] : [0, 1];
  const wash = canvas.linear(
    [
      [0, key, night ? 0.05 : 0.12],
      [1, key, 0],
    ],
    [from, 0.1, to, 0.8],
  );
  const edges = canvas.radial(
    [
      [0, dark, 0],
      [0.62, dark, 0],
      [1, dark, 0.4],
    ],
    [0.5, 0.46, 0.78],
  );
  const { left, top, right, bottom } = view;
  return [rect(0, 0, WIDTH, HEIGHT, wash), rect(left, top, right - left, bottom - top, edges)];
}
