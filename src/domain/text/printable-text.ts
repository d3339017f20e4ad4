/**
 * What no page can hold: control characters, halves of characters, places that stand for nothing, and marks that are not
 * seen but turn, tag or hide what is (bidi controls, tags, fillers of other formats). The two joiners are looked at apart.
 */
const UNFIT = /[[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]--[\n\t\u200c\u200d]]/gv;
/** Joiners shape letters of Indian and Arabic scripts and hold emoji together; anywhere else they only hide. */
const STRAY_JOINER = /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gv;
/** No word of any language piles more than four marks onto a letter; engines that shape letters choke on towers of them. */
const TOWER = /(?<=(?:\p{M}[\u200c\u200d]?){4})[\u200c\u200d]?\p{M}[\p{M}\u200c\u200d]*/gv;

/** The text as it may be set, drawn, written or spoken: only what can be seen, its line ends all alike. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(UNFIT, '')
    .replaceAll(STRAY_JOINER, '')
    .replaceAll(TOWER, '');
}

/** The same on a single line, for titles and labels. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ').trim();
}

/** The same with a space for everything that would go, so that every character keeps its place. */
export function blankUnfit(text: string): string {
  const blank = (unfit: string) => ' '.repeat(unfit.length);
  return text.replaceAll(UNFIT, blank).replaceAll(STRAY_JOINER, blank).replaceAll(TOWER, blank);
}
