import type { Grammar } from '#engines/storyteller/tales/grammar/grammar.ts';

/**
 * At the head of a sentence, where even "mormor" takes a capital. After “Who?” a name may go on: said mormor.
 */
export function beginsSentence(text: string): boolean {
  return (
    text === '' ||
    /(?:[.!?…।]|[.!…।][”“»])\s+$/u.test(text) ||
    /(?:^|[.!?…।:]\s|[,:]\s)[“„«¡¿]+$/u.test(text) ||
    /(?:[。！？][”’」』]?|(?:^|[。！？，、：])[“‘「『])\s*$/u.test(text)
  );
}

/** Within what somebody says nobody is introduced. */
export function isQuoting(text: string, { quotes: [open, close] }: Grammar): boolean {
  return text.split(open).length > text.split(close).length;
}

export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
