/** In characters as people count them, not in bytes. */
export const MAX_BIO = 200;
