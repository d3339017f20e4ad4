/** Why a password would be among the first to be tried. */
export const GUESSABLE_BECAUSE = ['common', 'product', 'personal', 'pattern'] as const;
export type GuessableBecause = (typeof GUESSABLE_BECAUSE)[number];
