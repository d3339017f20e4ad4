import type { PortraitOptions } from '#engines/illustrator/built-in/compose/portrait.ts';

/** Who stands around on the pages, and how broad their sheet is at 420 high; ids were found by looking at many. */
export const FIGURES = {
  astronaut: { id: 'astronaut 6', figure: 'astronaut', gender: 'f', skinTone: 4, pose: 'wave', width: 275 },
  bear: { id: 'bear 0', figure: 'bear', gender: 'm', pose: 'stand', width: 227 },
  boy: { id: 'boy 3', figure: 'child', gender: 'm', skinTone: 4, pose: 'wave', width: 285 },
  dragon: { id: 'dragon 0', figure: 'dragon', gender: 'x', pose: 'wave', width: 435 },
  fox: { id: 'fox 5', figure: 'fox', gender: 'm', pose: 'wave', width: 310 },
  grandma: { id: 'grandma 0', figure: 'elder', gender: 'f', skinTone: 3, pose: 'wave', width: 251 },
  kid: { id: 'kid 7', figure: 'child', gender: 'f', skinTone: 2, pose: 'cheer', width: 343 },
  lion: { id: 'lion 1', figure: 'lion', gender: 'm', pose: 'wave', width: 303 },
  mouse: { id: 'mouse 1', figure: 'mouse', gender: 'x', pose: 'wave', width: 294 },
  owl: { id: 'owl 2', figure: 'owl', gender: 'x', pose: 'stand', width: 237 },
  rabbit: { id: 'rabbit 6', figure: 'rabbit', gender: 'x', pose: 'cheer', width: 261 },
  robot: { id: 'robot 1', figure: 'robot', gender: 'x', pose: 'wave', width: 251 },
} as const satisfies Record<string, PortraitOptions & { width: number }>;

export type FigureName = keyof typeof FIGURES;
