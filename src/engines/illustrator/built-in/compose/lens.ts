import type { Shot } from '#domain/scene-direction.ts';
import { FROM_AFAR } from '#engines/illustrator/built-in/compose/camera.ts';
import type { Sheet } from '#engines/illustrator/built-in/compose/sheet.ts';
import { WIDTH } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** How a shot sees the stage: where people may stand on it, and how large. */
export interface Lens extends Sheet {
  ground: Stage['ground'];
  zoom: number;
  squash?: number;
}

const ZOOM_OUT = 0.8;
/** From above, so much of the ground is seen and nothing beyond it. */
const FROM_ABOVE = { high: 236, highest: 0.62, zoom: 0.36, squash: 0.84 };

const FROM_BELOW = { deep: 26, zoom: 1.2 };

export function lensOf(shot: Shot, { ground }: Pick<Stage, 'ground'>, sheet: Sheet): Lens {
  if (shot === 'birds-view') return fromAbove(sheet);
  // From below, everybody stands where the ground ends, so that the sky is behind them.
  if (shot === 'low-angle')
    return {
      ...sheet,
      ground: { far: ground.far, near: ground.far + FROM_BELOW.deep },
      zoom: FROM_BELOW.zoom,
    };
  if (!FROM_AFAR.has(shot)) return { ...sheet, ground, zoom: 1 };
  // From farther away, all keep to the back of the ground.
  return { ...sheet, ground: { far: ground.far - 14, near: ground.far + 50 }, zoom: ZOOM_OUT };
}

/** The ground fills the picture; people are spread over it, shorter than they are. */
function fromAbove({ page, room }: Sheet): Lens {
  const ratio = (page.right - page.left) / (page.bottom - page.top);
  const shrink = FROM_ABOVE.high / (page.bottom - page.top);
  const width = FROM_ABOVE.high * ratio;
  const left = (WIDTH - width) / 2;
  const top = page.bottom - FROM_ABOVE.high;
  const within = (x: number) => left + (x - page.left) * shrink;
  return {
    page: { left, top, right: left + width, bottom: page.bottom },
    room: { left: within(room.left), right: within(room.right), top: top + room.top * shrink },
    ground: { far: top + FROM_ABOVE.high * FROM_ABOVE.highest, near: page.bottom - 18 },
    zoom: FROM_ABOVE.zoom,
    squash: FROM_ABOVE.squash,
  };
}
