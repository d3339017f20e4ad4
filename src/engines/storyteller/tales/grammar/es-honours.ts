import { beginsSentence, isQuoting } from '#engines/storyteller/tales/tell/sentence.ts';

/** Who is called by what they are to the child; of the others only with a name behind: «la doctora Luna», for Tito may be a name. */
const KIN = '(?:bis)?abuel(?:it)?[oa]|yay[oa]|non[oa]|t[ií][oa]|prim[oa]|padrino|madrina';
const HONOURED = `${KIN}|tit[oa]|señora?|doctora?|profesora?|maestr[oa]|capitana?|capitán`;
const ELDER = new RegExp(
  `(?<![\\p{L}’-])(?:(?<named>(?i:${HONOURED}))(?= \\p{Lu})|(?i:${KIN})(?![\\p{L}’-]))(?<name> \\p{Lu}[\\p{L}’-]*)?`,
  'gu',
);
const WITH_ARTICLE =
  /(?<!\p{L})(?:el|la|del|al|mi|tu|su|nuestr[oa]|vuestr[oa]|un|una|es[ea]|est[ea]|querid[oa]|otr[oa]|mism[oa]) $/iu;

/**
 * «Dijo Abuela Inés» is «dijo la abuela Inés», as one speaks of whom one honours; whoever calls her says «¡Abuela Inés!».
 */
export function honoured(text: string, quotes: readonly [open: string, close: string]): string {
  return text.replaceAll(ELDER, (whole, ...rest) => {
    const { named, name = '' } = rest.at(-1) as Record<string, string | undefined>;
    const before = text.slice(0, Number(rest.at(-3)));
    const after = text.slice(before.length + whole.length);
    const title = whole.slice(0, whole.length - name.length);
    const isWritten = /^\p{Lu}/u.test(title) || named !== undefined;
    if (!isWritten) return whole;
    const small = title.toLowerCase() + name;
    if (WITH_ARTICLE.test(before)) return small;
    const begins = beginsSentence(before);
    if (isCalled(before, after, quotes))
      return begins ? whole.charAt(0).toUpperCase() + whole.slice(1) : small;
    const article = /a$/iu.test(title) ? 'la' : 'el';
    return `${begins ? article.charAt(0).toUpperCase() + article.slice(1) : article} ${small}`;
  });
}

/** «—Mira, abuelo»: set off by what stands on both sides, in what somebody says. */
function isCalled(before: string, after: string, quotes: readonly [open: string, close: string]): boolean {
  const isSetOff = /(?:^|[¡¿«—]|[,.:;!?…] )$/u.test(before) && /^(?:$|[,.;:!?…»]| —)(?! que )/u.test(after);
  return isSetOff && (/«[¡¿]*$/u.test(before) || isQuoting(before, { quotes }));
}
