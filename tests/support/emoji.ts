/** What a machine without an emoji font shows as a box. Letters with a circle around them are in every font. */
export const EMOJI = /(?![©®™])(?:\p{Extended_Pictographic}|\p{Regional_Indicator})/u;
