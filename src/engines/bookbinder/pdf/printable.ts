import { cleanText } from '#domain/text/printable-text.ts';

const EMOJI =
  /[ \u00a0]*(?:\p{RGI_Emoji}|[\p{Emoji_Presentation}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\u20e3\u{e0020}-\u{e007f}])+/gv;
/** These join and part letters in Indian scripts, and are nothing to see. */
const JOINER = /[\u200c\u200d]/;

/** Every sign of a text that has to be in a font. */
export function signsOf(text: string): Set<string> {
  return new Set(withoutEmoji(text).match(/[^\s\u200c\u200d]/gu));
}

/** What can be printed of a text: emoji and signs that no font of ours has are left out, not printed as boxes. */
export function printable(text: string, covers: (sign: string) => boolean): string {
  const kept = Array.from(withoutEmoji(text)).filter(
    (sign) => /\s/.test(sign) || JOINER.test(sign) || covers(sign),
  );
  return kept
    .join('')
    .replaceAll(/[^\S\n\u00a0\u202f]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
}

function withoutEmoji(text: string): string {
  return cleanText(text)
    .normalize('NFC')
    .replaceAll(EMOJI, '')
    .replaceAll(/(?<!\p{M}|\p{L})[\u200c\u200d]|[\u2060\u00ad\p{Variation_Selector}]/gu, '');
}
