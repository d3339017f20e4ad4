import type { Grammar } from '#engines/storyteller/tales/grammar/grammar.ts';

/**
 * At the head of a sentence, where even "mormor" takes a capital. After “Who?” a name may go on: said mormor.
 */
export function beginsSentence(text: string): boolean {
  return (
    text === '' ||
    /(?:[.!?…।]|[.!…।]\s?[”“»])\s+$/u.test(text) ||
    /(?:(?:^|[.!?…।:,]\s)(?:[“„”]|«\s?)|^—)[¡¿]*$/u.test(text) ||
    /(?:^|[.!?…:]\s)[¡¿]+$/u.test(text) ||
    /(?:[。！？][”’」』]?|(?:^|[。！？，、：])[“‘「『])\s*$/u.test(text)
  );
}

/** Within what somebody says nobody is introduced. Where one mark opens and closes, every second one closes. */
export function isQuoting(text: string, { quotes: [open, close] }: Pick<Grammar, 'quotes'>): boolean {
  const opened = text.split(open).length - 1;
  if (text.startsWith('—')) return text.split('—').length % 2 === 0;
  return open === close ? opened % 2 === 1 : opened > text.split(close).length - 1;
}
