/** The name that stands for one of our own engines; the interface words it in the reader's language. */
export const BUILT_IN = 'built-in';
