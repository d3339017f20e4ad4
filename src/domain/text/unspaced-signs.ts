/** Signs of scripts that put no spaces between words, for the inside of a class. */
export const UNSPACED_SIGNS = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;
