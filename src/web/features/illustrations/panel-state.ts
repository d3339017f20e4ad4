/** Drawn in this order. */
export const PICTURE_KINDS = ['hero', 'setting', 'scene'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

export interface Frame {
  url: string;
  description: string;
}

/** A picture is an animation of one frame. */
export interface DrawnPicture {
  frames: readonly Frame[];
  /** Who drew it. */
  painter: string;
}

export type FailureReason = 'image' | 'no_image' | 'animation' | 'no_images' | 'unknown';

export type PanelItem =
  | { status: 'loading' }
  | ({ status: 'done' } & DrawnPicture)
  | { status: 'failed'; reason: FailureReason };

export interface PanelState {
  /** From 1; every round draws other pictures of the same story. */
  round: number;
  items: Readonly<Record<PictureKind, PanelItem>>;
  /** What is still to be drawn; the first of them is being drawn. */
  queue: readonly PictureKind[];
}

export type PanelEvent =
  | { type: 'drawn'; kind: PictureKind; picture: DrawnPicture }
  | { type: 'failed'; kind: PictureKind; reason: FailureReason }
  | { type: 'retry'; kind: PictureKind }
  | { type: 'regenerate' };

export const FIRST_ROUND = opening(1);

export function panelReducer(state: PanelState, event: PanelEvent): PanelState {
  switch (event.type) {
    case 'drawn':
      return answered(state, event.kind, { status: 'done', ...event.picture });
    case 'failed':
      return answered(state, event.kind, { status: 'failed', reason: event.reason });
    case 'retry':
      return state.items[event.kind].status === 'failed' ? queued(state, event.kind) : state;
    default:
      return isDrawing(state) ? state : opening(state.round + 1);
  }
}

export function isDrawing({ queue }: PanelState): boolean {
  return queue.length > 0;
}

/** Nothing is left to wait for, and nothing went wrong. */
export function isComplete({ items }: PanelState): boolean {
  return PICTURE_KINDS.every((kind) => items[kind].status === 'done');
}

export function countOf({ items }: PanelState, status: PanelItem['status']): number {
  return PICTURE_KINDS.filter((kind) => items[kind].status === status).length;
}

function opening(round: number): PanelState {
  const loading: PanelItem = { status: 'loading' };
  return { round, items: { hero: loading, setting: loading, scene: loading }, queue: PICTURE_KINDS };
}

/** An answer that nobody waits for any more changes nothing. */
function answered(state: PanelState, kind: PictureKind, item: PanelItem): PanelState {
  const [current, ...rest] = state.queue;
  return current === kind ? { ...state, items: { ...state.items, [kind]: item }, queue: rest } : state;
}

/** At the end: what is being drawn is drawn first. */
function queued(state: PanelState, kind: PictureKind): PanelState {
  return {
    ...state,
    items: { ...state.items, [kind]: { status: 'loading' } },
    queue: [...state.queue, kind],
  };
}
