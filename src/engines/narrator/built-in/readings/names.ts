import type { LanguageCode } from '#domain/languages.ts';

/** Names that a language has from elsewhere, as its readers would write what they hear. What the voice says right by itself is not here. */
const AS_HEARD: Record<LanguageCode, string> = {
  en: `niamh=neev eoin=owen joaquín=wah-keen joaquin=wah-keen nguyen=winn inés=ee-ness siân=shahn cillian=killian oisín=ush-een
    róisín=ro-sheen gráinne=grawnya xochitl=sohcheel ximena=he-mayna guillermo=ghee-yairmo kwame=kwahmay ishaan=ee-shahn
    vihaan=vee-hahn aarav=ahruv thandiwe=tahn-dee-way théo=tayo eloise=elloweez penélope=penelope jürgen=yerghen
    łukasz=wookahsh agnieszka=agnyeshka noemi=no-amy`,
  de: `sean=schoon jason=dschejsen michelle=mischell javier=haviär joaquín=hoakihn josé=hossee giulia=dschulia
    jacques=schack ayşe=eische çağla=tschaala uhu=u-hu uhus=u-hus louis=lui`,
  es: `michael=máikel jessica=yésica charlotte=sharlot giulia=yulia björn=biorn jürgen=yurguen sean=shon chloé=cloé xavi=chavi
    jordi=yordi`,
  fr: 'jürgen=yurguène björn=bieurn giulia=djoulia javier=ravière yuki=youki',
  sv: 'javier=haviär giulia=djolia louis=loi josé=hosé yuki=joki',
  // Names in Latin letters are read as in English there, and in their own script as they are written.
  hi: '',
  ta: '',
  mr: '',
  zh: '',
  ja: '',
};

const NAMES = new Map(
  Object.entries(AS_HEARD).map(([language, pairs]) => [
    language as LanguageCode,
    new Map(
      pairs
        .split(/\s+/)
        .filter(Boolean)
        .map((pair) => pair.split('=') as [string, string]),
    ),
  ]),
);

/** How a name is said; undefined where the voice knows it, or it is none. */
export function nameAsHeard(word: string, language: LanguageCode): string | undefined {
  const names = NAMES.get(language);
  if (!names?.size || !/^\p{Lu}/u.test(word)) return undefined;
  const small = word.normalize('NFC').toLocaleLowerCase(language);
  const whose = /['’]?s$/.exec(small);
  const known = names.get(small);
  if (known !== undefined || !whose) return known;
  const said = names.get(small.slice(0, whose.index));
  return said && `${said}${whose[0]}`;
}
