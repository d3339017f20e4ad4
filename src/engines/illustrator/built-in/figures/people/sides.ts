export type Side = 1 | -1;

/** The picture's left and right, for all that a body has twice. */
export const SIDES: readonly Side[] = [-1, 1];
