import type { LanguageCode } from '#domain/languages.ts';

/** Words that espeak-ng reads wrongly, in letters of the language that it reads rightly. Endings that only add letters need no line. */
const RESPELLED: Record<LanguageCode, string> = {
  en: `sos=S_O_S`,
  de: `cello=tschello chamäleon=kamäleon chaos=kaos clown=klaun cousin=kuseng etage=etaasche etui=etwi
    garage=garaasche gelee=schelee genie=scheni ingenieur=inschenjör jongleur=schonglör journal=schurnal mayonnaise=majonäse
    medaille=medallje orange=orangsche sos=S_O_S usa=U_S_A regisseur=reschissör spaghetti=spagetti taille=tallje vieh=fie`,
  es: `hámster=jámster hawái=jawái hobby=jobi hockey=jóquei oaxaca=oajaca ok=okey ryan=raian sáhara=sájara texas=tejas ximena=jimena`,
  fr: `amer=amère cuiller=cuillère fils=fisse porc=por rythme=ritme sourcil=sourci`,
  hi: `94=चौरानवे ९४=चौरानवे उँगली=उँग्ली गिलहरी=गिलह्री जन्मदिन=जन्म्दिन जानवर=जान्वर दिलचस्प=दिल्चस्प पगडंडी=पग्डंडी पहचान=पह्चान बचपन=बच्पन
    मतलब=मत्लब सरगम=सर्गम`,
  mr: `आवडतं=आवड्तह ऐकलं=ऐक्लह पुरणपोळी=पुरण्पोळी समजलं=समज्लह सरबत=सर्बत`,
  sv: `christer=krister clown=klaun de=dom dem=dom garage=garasj geni=sjeni giraff=sjiraff jeans=jins juice=jos ljung=jung
    ljunggren=junggren ok=okej philip=filip restaurang=resturang theo=teo wok=vock yoghurt=jåggurt`,
  // Tamil is read as it is written; Chinese and Japanese have readings of their own.
  ta: '',
  zh: '',
  ja: '',
};

/** Letters that are always read otherwise than espeak-ng does. */
const RULES: Record<LanguageCode, [RegExp, string][]> = {
  // Fuchs, Dachs, Lachs, Luchs, Ochse, Achse, wachsen, wechseln, Büchse, Eidechse; not lachst, wachsam, Dachstuhl, Buchstabe.
  de: [
    [
      /(f[uü]|d[aä](?=chs(?:e[ns]?|bau|in(?:nen)?)?$)|la(?=chs(?!t))|(?<!f)lu|w[aä](?=chs(?!am))|w[eu]|^[ao](?=chse)|bü|eide|fla(?=chs(?!t))|dre|dei(?=chsel))chs/i,
      '$1cks',
    ],
  ],
  // What ends in an anusvara ends in a vowel, and nobody hears a nasal: केलं, असंच, झालंय.
  mr: [
    [/(?<=[\p{L}\p{M}][क-ह])ं$/u, 'ह'],
    [/(?<=[\p{L}\p{M}][लतसकळझचणनढरव])ं(?=च$|[यस]$)/u, ''],
  ],
  sv: [[/skj/i, 'sj']],
  en: [],
  es: [],
  fr: [],
  hi: [],
  ta: [],
  zh: [],
  ja: [],
};

const WORDS = new Map(
  Object.entries(RESPELLED).map(([language, line]) => [
    language,
    new Map(
      line
        .split(/\s+/)
        .filter(Boolean)
        .map((pair) => pair.replaceAll('_', ' ').split('=') as [string, string]),
    ),
  ]),
);

/** An ending that is read as it is written. */
const NEVER = /(?!)/;
const ENDINGS: Record<LanguageCode, RegExp> = {
  de: /(?:s|n|en)$/,
  es: /(?:s|es)$/,
  fr: /s$/,
  hi: /(?:ों|ें|ाँ|े|ी|ा|ना|ने|ता|ते|ती|कर)$/u,
  sv: /(?:s|en|er|erna|n)$/,
  en: NEVER,
  mr: NEVER,
  ta: NEVER,
  zh: NEVER,
  ja: NEVER,
};

/** How a word is spelled so that the voice reads it rightly; undefined where it does. Expects small letters. */
export function hardWord(word: string, language: LanguageCode): string | undefined {
  const known = WORDS.get(language);
  const own = known?.get(word);
  if (own !== undefined) return own;
  const ending = ENDINGS[language].exec(word)?.[0];
  const stem = ending && known?.get(word.slice(0, -ending.length));
  if (ending && stem) return stem + ending;
  const rule = RULES[language].find(([letters]) => letters.test(word));
  return rule && word.replace(...rule);
}
