/** In characters as people count them, not in bytes. */
export const MAX_USERNAME = 50;
