import { hash, pick } from '#domain/random.ts';
import { viewsAtLarge } from '#domain/picture-world.ts';
import type { Shot } from '#domain/scene-direction.ts';
import type { PictureFormat, SceneSpec, TextSide } from '#engines/illustrator/port.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import { drawActor } from '#engines/illustrator/built-in/compose/draw-actor.ts';
import type { DrawnFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import { isSeen } from '#engines/illustrator/built-in/compose/arrange.ts';
import { type Blocked } from '#engines/illustrator/built-in/compose/boxes.ts';
import { MOST_ACTORS } from '#engines/illustrator/built-in/compose/blocking.ts';
import { FROM_NEAR } from '#engines/illustrator/built-in/compose/camera.ts';
import { actorsOf } from '#engines/illustrator/built-in/compose/cast.ts';
import { obstaclesOf } from '#engines/illustrator/built-in/compose/clearance.ts';
import type { Fault } from '#engines/illustrator/built-in/compose/critic.ts';
import { withoutFragments } from '#engines/illustrator/built-in/compose/frame-faults.ts';
import { withCrowd } from '#engines/illustrator/built-in/compose/crowd.ts';
import type { PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';
import type { Plan, Premises } from '#engines/illustrator/built-in/compose/plan.ts';
import { fewestFaults } from '#engines/illustrator/built-in/compose/search.ts';
import { sheetOf } from '#engines/illustrator/built-in/compose/sheet.ts';
import { sized } from '#engines/illustrator/built-in/compose/sizes.ts';
import { supportsIn } from '#engines/illustrator/built-in/compose/supports.ts';
import { surfacesOf } from '#engines/illustrator/built-in/compose/surfaces.ts';
import { thingsAround } from '#engines/illustrator/built-in/compose/things.ts';
import { waterIn } from '#engines/illustrator/built-in/compose/waters.ts';
import { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import { lightOf } from '#engines/illustrator/built-in/light.ts';
import { SETTINGS } from '#engines/illustrator/built-in/settings/settings.ts';
import type { Composition, Setting, Stage } from '#engines/illustrator/built-in/settings/stage.ts';

export interface PictureOptions {
  scene: SceneSpec;
  /** Of the story. */
  seed: string;
  frame?: number;
  /** Its shape; 16 to 9 unless told. */
  format?: PictureFormat;
  /** A side that is left free for words. */
  words?: TextSide;
  /** Lines alone, for who colours them: on a page, or small beside others. */
  toColour?: 'large' | 'small';
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
  /** What is still wrong with it. */
  faults: readonly Fault[];
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

export const stageOf = (canvas: Canvas, scene: SceneSpec): Stage => seenFrom(scene)(canvas);

function seenFrom(scene: SceneSpec): Composition {
  const composition = SETTINGS[scene.place].compositions[compositionOf(scene)];
  if (!composition) throw new Error(`there is no view of the ${scene.place}`);
  return composition;
}

/** From where the moment is seen. */
function compositionOf({ place, view, moment, description }: SceneSpec): number {
  const { compositions } = SETTINGS[place];
  const known = compositions.findIndex(({ name }) => name === view);
  return known === -1 ? hash(moment ?? description) % viewsAtLarge(place).length : known;
}

/** Who and what stands where. Figures are tried out on a canvas of their own, as they are in the first frame. */
export function layOut(
  options: PictureOptions,
  stage = stageOf(canvasFor(options, 0), options.scene),
): Layout {
  const trial = canvasFor(options, 0);
  const { premises, plan } = intended(options, trial, stage);
  const { arranged: staged, faults } = fewestFaults(plan, premises);
  const arranged = withCrowd(staged, premises);
  const { shot, view, actors } = arranged;
  const shown = actors.filter((each) => isSeen(each, arranged));
  return {
    shot,
    actors: shown.map((each) => ({ ...each, figure: drawActor(trial, each.actor) })),
    props: withoutFragments(arranged),
    view,
    faults,
  };
}

/** A scene as it was asked for, before anybody has looked at it. */
export function intended(
  { scene, seed, format, words }: PictureOptions,
  trial: Canvas,
  stage: Stage,
): { premises: Premises; plan: Plan } {
  const chance = (lot: number) =>
    trial.random(`layout ${scene.moment ?? scene.description}${lot ? ` ${lot}` : ''}`);
  const random = chance(0);
  const setting = SETTINGS[scene.place];
  const byChance = pick(random, ['medium', 'medium', 'low-angle', 'wide'] as const);
  const asked = scene.shot ?? byChance;
  const water = asked === 'birds-view' ? undefined : waterIn(seenFrom(scene).name, trial);
  const circumstances = { setting, random, near: FROM_NEAR.has(asked), water: water !== undefined };
  const { cast: all, scale } = sized(actorsOf(scene, seed, circumstances));
  const cast = leadsOf(all);
  const shot = shownAs(asked, cast);
  const walls = setting.indoors === true || stage.indoors === true;
  return {
    premises: {
      cast,
      crowd: all.filter((actor) => !cast.includes(actor)),
      scale,
      draw: remembering((actor) => drawActor(trial, actor)),
      chance,
      stage,
      obstacles: obstaclesOf(trial, stage),
      water,
      floating: setting.medium === 'water',
      things: thingsAround(scene),
      surfaces: surfacesOf(trial, stage),
      supports: supportsIn(walls, scene.place),
      walls,
      sheet: sheetOf(format, words),
      words,
    },
    plan: {
      shot,
      order: 0,
      lot: 0,
      mirrored: random() < 0.5,
      // Against the light, whoever stands close melts into one.
      apart: shot === 'silhouette' ? 1.15 : 1,
      rows: false,
      calmed: new Map(),
      freed: new Set(),
    },
  };
}

/** Where there is nobody but a crowd, some of it are whom it is about. */
function leadsOf(all: readonly Actor[]): readonly Actor[] {
  const leads = all.filter(({ extra }) => !extra);
  return leads.length > 0 ? leads : all.slice(0, MOST_ACTORS - 1);
}

/** Of empty hands, nothing is to be seen from very near, and of a giant or of things alone little from above. */
function shownAs(shot: Shot, cast: readonly Actor[]): Shot {
  if (shot === 'detail' && !cast[0]?.holds) return 'close';
  const hardlySeen = cast.length === 0 || cast.some(({ size }) => size === 'giant');
  return shot === 'birds-view' && hardlySeen ? 'wide' : shot;
}

/** Where people stand hangs little on where they look, so that those who differ in nothing else are drawn once. */
function remembering(draw: (actor: Actor) => DrawnFigure): (actor: Actor) => DrawnFigure {
  const drawn = new Map<string, DrawnFigure>();
  return ({ gaze: _gaze, ...actor }) => {
    const { id, pose, facing, reach, reachNear, seat, holds } = actor;
    const key = JSON.stringify([id, pose, facing, reach, reachNear, seat, holds]);
    const known = drawn.get(key) ?? draw(actor);
    drawn.set(key, known);
    return known;
  };
}
