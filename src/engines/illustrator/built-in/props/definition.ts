/** Where a thing is of which nobody says it. */
export type Home = 'floor' | 'table' | 'wall' | 'air' | 'sky' | 'water';

export interface PropDefinition {
  /** Its longer side on the picture, beside a child of 420. */
  size: number;
  home: Home;
  glows?: true;
  /** Long, but taken in one hand. */
  handy?: true;
  /** How high one sits or things stand on it, of its height. */
  seat?: number;
  /** How high the floor is of whoever is in it, of its height; its front hides what is below. */
  inside?: number;
  /** Its roof is off where somebody is in it. */
  roofed?: true;
}

/** On a picture where a child of 1.2 metres is 420 high. */
const METRE = 350;

/** The longer side in metres. What is smaller than a hand is drawn larger than life, to be seen at all; what is larger than a room, smaller. */
export const thing = (
  metres: number,
  home: Home = 'floor',
  more: Omit<PropDefinition, 'size' | 'home'> = {},
): PropDefinition => ({ size: Math.round(metres * METRE), home, ...more });
