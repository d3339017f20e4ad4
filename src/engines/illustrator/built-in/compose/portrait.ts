import type { Figure, Pose, Prop } from '#domain/picture-world.ts';
import type { Gender } from '#domain/story-world.ts';
import { drawActor } from '#engines/illustrator/built-in/compose/draw-actor.ts';
import type { SceneCharacter } from '#engines/illustrator/port.ts';
import { cardLook, looksOf } from '#engines/illustrator/built-in/figures/looks.ts';
import { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { n, union } from '#engines/illustrator/built-in/draw/geometry.ts';
import { shapesOf, toSvg, type Art, type Shape } from '#engines/illustrator/built-in/draw/shapes.ts';
import { lightOf } from '#engines/illustrator/built-in/light.ts';
import { heldBox, heldProp } from '#engines/illustrator/built-in/props/prop.ts';

/** Somebody alone, on no ground at all. */
export interface PortraitOptions {
  /** Of a hero of the catalogue, or whatever decides about looks. */
  id: string;
  figure: Figure;
  gender: Gender;
  skinTone?: number;
  pose: Pose;
  facing?: 1 | -1;
  holds?: Prop;
  /** Of somebody who looks as their name says: themselves, after those from whom they are told apart. */
  company?: readonly SceneCharacter[];
}

/** Around the box of the figure: light that shines out of it is not in the box. */
const MARGIN = 60;

export function drawPortrait({
  id,
  figure,
  gender,
  skinTone,
  pose,
  facing = 1,
  holds,
  company = [],
}: PortraitOptions): string {
  const canvas = new Canvas({ seed: id, light: lightOf('day', 'clear'), weather: 'clear' });
  const look =
    looksOf({ characters: [], company }, id).get(id) ??
    cardLook({ id, figure, gender, ...(skinTone !== undefined && { skinTone }) });
  const drawn = drawActor(canvas, {
    id,
    figure,
    look,
    pose,
    mood: 'happy',
    facing,
    ...(holds && { holds }),
  });
  const apart = drawn.holds ? undefined : holds;
  const body = toSvg([withoutHalo(drawn.art), apart && heldProp(canvas, apart, drawn, [0, 0])]);
  const { left, top, right, bottom } = union([drawn.bounds, ...(apart ? [heldBox(apart, drawn)] : [])]);
  const [width, height] = [right - left + 2 * MARGIN, bottom - top + 2 * MARGIN];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n(left - MARGIN)} ${n(top - MARGIN)} ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}"><defs>${canvas.definitions}</defs>${body}</svg>`;
}

/** Light wider than this falls on what is around somebody; here nothing is, and its edge would show. */
const WIDEST_LIGHT = 180;

function withoutHalo(art: Art): Art {
  const isHalo = ({ kind, airy, numbers = [] }: Shape) =>
    kind === 'ellipse' && airy && (numbers[2] ?? 0) > WIDEST_LIGHT;
  return shapesOf(art)
    .filter((shape) => !isHalo(shape))
    .map(({ parts, ...shape }) => ({ ...shape, ...(parts && { parts: withoutHalo(parts) }) }));
}
