import { between, hash, pick, type Random } from '#domain/random.ts';
import type { Prop } from '#domain/picture-world.ts';
import type { Action, Shot } from '#domain/scene-direction.ts';
import type { PictureFormat, SceneCharacter, SceneSpec, TextSide } from '#engines/illustrator/port.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import { drawActor } from '#engines/illustrator/built-in/compose/draw-actor.ts';
import type { DrawnFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';
import { looksOf } from '#engines/illustrator/built-in/figures/looks.ts';
import { act, facingOf, reachesOut, turnToOthers } from '#engines/illustrator/built-in/compose/acting.ts';
import {
  block,
  boundsBox,
  childScale,
  faceBox,
  groundOf,
  handsOnFace,
  idlePose,
  MOST_ACTORS,
  settle,
  type Room,
  type Blocked,
} from '#engines/illustrator/built-in/compose/blocking.ts';
import { keepClear, obstaclesOf } from '#engines/illustrator/built-in/compose/clearance.ts';
import { FROM_AFAR, FROM_NEAR, frameOf } from '#engines/illustrator/built-in/compose/camera.ts';
import { overShoulder } from '#engines/illustrator/built-in/compose/foreground.ts';
import { mounted } from '#engines/illustrator/built-in/compose/mounts.ts';
import { ridersAmong } from '#engines/illustrator/built-in/compose/pairs.ts';
import { sheetOf } from '#engines/illustrator/built-in/compose/sheet.ts';
import { placeProps, type PlacedProp } from '#engines/illustrator/built-in/compose/place-props.ts';
import { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { clamp, union, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import { lightOf } from '#engines/illustrator/built-in/light.ts';
import { PROP_DEFINITIONS } from '#engines/illustrator/built-in/props/definitions.ts';
import { SETTINGS } from '#engines/illustrator/built-in/settings/settings.ts';
import type { Setting, Stage } from '#engines/illustrator/built-in/settings/stage.ts';

export interface PictureOptions {
  scene: SceneSpec;
  /** Of the story. */
  seed: string;
  frame?: number;
  /** Its shape; 16 to 9 unless told. */
  format?: PictureFormat;
  /** A side that is left free for words. */
  words?: TextSide;
  /** Begins every id in the SVG. */
  prefix?: string;
}

/** Everything that is decided before the first stroke, and so the same in all frames. */
export interface Layout {
  shot: Shot;
  actors: readonly Blocked[];
  props: readonly PlacedProp[];
  /** The part of the picture that is shown. */
  view: Box;
}

export function canvasFor({ scene, seed, prefix }: PictureOptions, frame: number): Canvas {
  const setting = SETTINGS[scene.place];
  const weather = setting.indoors || setting.medium === 'water' ? indoors(scene) : scene.weather;
  return new Canvas({
    // Of the story and the place, not of the moment: the same forest has the same leaves whenever we come back.
    seed: `${seed}/${scene.place}`,
    light: lightOf(scene.time, weather),
    weather,
    frame,
    side: isMirrored(setting, `${seed}/${compositionOf(scene)}`) ? 1 : -1,
    ...(prefix && { prefix }),
  });
}

/** Seen through a window only: rain stays outside, and so does the grey it brings. */
function indoors({ weather }: SceneSpec) {
  return weather === 'snow' || weather === 'rain' ? weather : ('clear' as const);
}

function isMirrored({ mirrored }: Setting, seed: string): boolean {
  return mirrored !== false && hash(`${seed}/mirror`) % 2 === 0;
}

export function stageOf(canvas: Canvas, scene: SceneSpec): Stage {
  const composition = SETTINGS[scene.place].compositions[compositionOf(scene)];
  if (!composition) throw new Error(`there is no view of the ${scene.place}`);
  return composition(canvas);
}

/** From where the moment is seen. */
function compositionOf({ place, view, moment, description }: SceneSpec): number {
  const { compositions } = SETTINGS[place];
  const known = compositions.findIndex(({ name }) => name === view);
  return known === -1 ? hash(moment ?? description) % compositions.length : known;
}

/** Who and what stands where. Figures are tried out on a canvas of their own, as they are in the first frame. */
export function layOut(
  options: PictureOptions,
  stage = stageOf(canvasFor(options, 0), options.scene),
): Layout {
  const { scene, seed } = options;
  const trial = canvasFor(options, 0);
  const random = trial.random(`layout ${scene.moment ?? scene.description}`);
  const setting = SETTINGS[scene.place];
  const byChance = pick(random, ['medium', 'medium', 'low-angle', 'wide'] as const);
  const shot = scene.shot ?? byChance;
  const wide = FROM_AFAR.has(shot);
  const draw = (actor: Actor) => drawActor(trial, actor);
  const cast = actorsOf(scene, seed, { setting, random, near: FROM_NEAR.has(shot) });
  const [lead, ...seen] = cast;
  const watcher = shot === 'over-shoulder' && seen.length > 0 ? lead : undefined;
  const { walkers, ridden } = ridersAmong(watcher ? seen : cast);
  const { page, room } = sheetOf(options.format, options.words);
  const placed = block(walkers, draw, { random, stage, wide, floating: setting.medium === 'water', room });
  // Turned to each other, they may stand in each other's way again.
  const together = redrawn(placed, turnToOthers(placed), draw);
  settle(together, room);
  const obstacles = obstaclesOf(trial, stage);
  const wish = stepAside(together, random, room);
  const turned = keepClear(together, { obstacles, wish, ground: stage.ground, room });
  const props = placeProps(propsOnGround(scene), turned, {
    random,
    ground: groundOf(stage, wide),
    obstacles,
    zoom: turned.length ? clamp(childScale(turned) / CHILD_BESIDE_PROPS, 0.7, 1.25) : 1,
    view: page,
  });
  const [first] = props;
  const sights = new Map(props.map(({ prop, x, y }) => [prop as string, [x, y - 40] as const]));
  const acting = redrawn(turned, act(turned, first && [first.x, first.y - 40], sights), draw);
  const standing = redrawn(acting, keepHandsOffFaces(acting), draw);
  const riders = mounted(standing, ridden, draw);
  const inFront = watcher && standing.length > 0 ? [overShoulder(watcher, standing, draw)] : [];
  const actors = [...standing, ...riders, ...inFront];
  const byImportance = actors.toSorted((a, b) => rankIn(scene, a) - rankIn(scene, b));
  const view = frameOf(shot, byImportance, { page, words: options.words });
  return {
    shot,
    actors: actors.filter((each) => isWhole(each, view) || each === byImportance[0]),
    props,
    view,
  };
}

/** Whose reach would end on somebody's face keeps the hand where the pose has it. */
function keepHandsOffFaces(actors: readonly Blocked[]): Actor[] {
  return actors.map((self): Actor => {
    const { reach, reachNear, ...actor } = self.actor;
    return (reach || reachNear) && !handsOnFace(self, actors) ? self.actor : actor;
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
function stepAside(actors: readonly Blocked[], random: Random, room: Room): number {
  const { left, right } = union(actors.map(boundsBox));
  const most = Math.min(actors.length < 3 ? 110 : 40, left - room.left, room.right - right);
  return between(random, -1, 1) * Math.max(0, most);
}

/** Whose head the frame would cut is left out, unless it is all about them. */
function isWhole(blocked: Blocked, view: Box): boolean {
  const { left, top, right, bottom } = faceBox(blocked);
  return left > view.left && top > view.top && right < view.right && bottom < view.bottom;
}

const rankIn = ({ characters }: SceneSpec, { actor }: Blocked): number =>
  characters.findIndex(({ id }) => id === actor.id);

interface Circumstances {
  setting: Setting;
  random: Random;
  near: boolean;
}

function actorsOf(scene: SceneSpec, seed: string, { setting, random, near }: Circumstances): Actor[] {
  const taken: Actor['pose'][] = [];
  const looks = looksOf(scene, seed);
  // Who is wanted by somebody has their hands free.
  const sought = scene.characters.some(({ pose = 'stand', with: partner }) =>
    reachesOut({ pose, ...(partner && { with: partner }) }),
  );
  const hasBed = scene.place === 'bedroom' || scene.props.includes('bed');
  const actors = scene.characters.slice(0, MOST_ACTORS).map((character): Actor => {
    const { id, figure, aid, with: partner, looks: at } = character;
    const look = looks.get(id);
    if (!look) throw new Error(`nobody knows how ${id} looks`);
    const pose = character.pose ?? (sought ? 'stand' : idlePose(random, taken));
    taken.push(pose);
    const holds = heldBy(character, pose);
    return {
      id,
      figure,
      look: aid ? { ...look, aid: { colour: look.top, ...look.aid, kind: aid } } : look,
      pose,
      mood: character.mood ?? scene.mood,
      facing: 1,
      ...(holds && { holds }),
      ...(partner && { with: partner }),
      ...(at && { looks: at }),
      ...(near && { near }),
      ...(hasBed && pose === 'sleep' && { inBed: true }),
      bubble: needsBubble(setting, FIGURE_DEFINITIONS[figure].way),
    };
  });
  const facing = facingOf(actors, random);
  return actors.map((actor, i) => ({ ...actor, facing: facing[i] ?? 1 }));
}

function needsBubble({ medium }: Setting, way: string): boolean {
  return medium === 'space' || (medium === 'water' && way !== 'swims');
}

/** There it is in the sky, or behind the window: a second one would lie on the floor. */
const hasMoon = (place: SceneSpec['place'], time: SceneSpec['time']): boolean =>
  time === 'night' || SETTINGS[place].indoors === true;

/** What one cannot do without: nobody reads without a book. */
const NEEDED: Partial<Record<Action, Prop>> = {
  read: 'book',
  'read-together': 'book',
  write: 'pencil',
  paint: 'paintbrush',
  dig: 'spade',
  drink: 'cup',
  eat: 'apple',
  throw: 'ball',
};

/** Larger than this beside a child, a thing stands on the ground. */
const LARGEST_IN_HAND = 180;

function heldBy({ holds, figure }: SceneCharacter, pose: Action): Prop | undefined {
  const thing = holds ?? (FIGURE_DEFINITIONS[figure].boned ? NEEDED[pose] : undefined);
  return thing && PROP_DEFINITIONS[thing].size <= LARGEST_IN_HAND ? thing : undefined;
}

/** What nobody holds, and in what nobody lies, stands around. */
function propsOnGround({ props, characters, place, time }: SceneSpec) {
  const held = new Set(characters.map((each) => heldBy(each, each.pose ?? 'stand')));
  const carried = characters.flatMap(({ holds }) => (holds && !held.has(holds) ? [holds] : []));
  const sleeps = characters.some(({ pose }) => pose === 'sleep');
  const elsewhere = new Set<Prop>([
    ...(sleeps ? (['bed'] as const) : []),
    ...(hasMoon(place, time) ? (['moon'] as const) : []),
  ]);
  return [...new Set([...carried, ...props])].filter((prop) => !held.has(prop) && !elsewhere.has(prop));
}
