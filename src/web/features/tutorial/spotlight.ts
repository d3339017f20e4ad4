export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

export interface Room {
  width: number;
  height: number;
}

/** Around what is shown. */
const MARGIN = 8;
/** Of a long part the beginning is shown, so that there is room for the words. */
const MOST_OF_HEIGHT = 0.4;

/** The light on a part of the page, as far as it is in sight. */
export function spotlight(part: Box, room: Room): Box {
  const top = Math.max(0, part.top - MARGIN);
  const left = Math.max(0, part.left - MARGIN);
  const bottom = Math.min(room.height, part.top + part.height + MARGIN, top + room.height * MOST_OF_HEIGHT);
  const right = Math.min(room.width, part.left + part.width + MARGIN);
  return { top, left, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

const GAP = 14;
const EDGE = 16;
const CARD_WIDTH = 360;

export interface CardPlace {
  left: number;
  width: number;
  top?: number;
  bottom?: number;
  maxHeight: number;
}

/** The words stand where there is more room: under the light or above it. Without a light they stand in the middle. */
export function cardPlace(light: Box | null, room: Room): CardPlace {
  const width = Math.min(CARD_WIDTH, room.width - 2 * EDGE);
  if (!light) {
    const top = Math.round(room.height * 0.3);
    return { left: (room.width - width) / 2, width, top, maxHeight: room.height - top - EDGE };
  }
  const middle = light.left + light.width / 2;
  const left = Math.min(Math.max(EDGE, middle - width / 2), room.width - width - EDGE);
  const below = room.height - light.top - light.height;
  return below >= light.top
    ? { left, width, top: light.top + light.height + GAP, maxHeight: below - GAP - EDGE }
    : { left, width, bottom: room.height - light.top + GAP, maxHeight: light.top - GAP - EDGE };
}
