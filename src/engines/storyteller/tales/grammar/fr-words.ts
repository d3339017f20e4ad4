/** A French adjective in its four forms: petit, petite, petits, petites; and before a vowel: un bel arbre. */
export interface Adjective {
  m: string;
  f: string;
  mm: string;
  ff: string;
  vowel?: string;
}

const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  `beau belle|nouveau nouvelle|vieux vieille|blanc blanche|sec sèche|doux douce|roux rousse|faux fausse|gros grosse|bas basse
  |épais épaisse|long longue|fou folle|mou molle|gentil gentille|pareil pareille|frais fraîche|malin maligne|inquiet inquiète
  |secret secrète|complet complète|discret discrète|meilleur meilleure|enchanteur enchanteresse|bon bonne|franc franche`
    .split('|')
    .map((pair) => pair.trim().split(' ')),
);
const BEFORE_VOWEL: Readonly<Record<string, string>> = {
  beau: 'bel',
  nouveau: 'nouvel',
  vieux: 'vieil',
  fou: 'fol',
  mou: 'mol',
};
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/e$/u, 'e'],
  [/eux$/u, 'euse'],
  [/eur$/u, 'euse'],
  [/er$/u, 'ère'],
  [/if$/u, 'ive'],
  [/(e[lnt]|on)$/u, '$1'],
];
function feminine(adjective: string): string {
  const known = IRREGULAR[adjective];
  if (known) return known;
  const [ending, instead = ''] = ENDINGS.find(([each]) => each.test(adjective)) ?? [];
  if (!ending) return `${adjective}e`;
  return instead === '$1' ? `${adjective}${adjective.slice(-1)}e` : adjective.replace(ending, instead);
}

const IN_X = new Set(['bijou', 'caillou', 'chou', 'genou', 'hibou', 'joujou', 'pou']);
export function pluralOf(word: string): string {
  if (/[sxz]$/u.test(word)) return word;
  if (/(?:eau|au|eu)$/u.test(word) && word !== 'bleu') return `${word}x`;
  if (/[^b]al$/u.test(word)) return `${word.slice(0, -1)}ux`;
  return `${word}${IN_X.has(word) ? 'x' : 's'}`;
}

function formsOf(m: string): Adjective {
  const f = feminine(m);
  const vowel = BEFORE_VOWEL[m];
  return { m, f, mm: pluralOf(m), ff: pluralOf(f), ...(vowel && { vowel }) };
}

/** Words that agree with somebody; so does every word in -é. */
const KNOWN = `grand petit vert noir haut court rond plat chaud froid lourd profond étroit gris bleu brun joli vrai content seul prêt
  fier assis surpris endormi perdu heureux furieux courageux curieux joyeux sérieux silencieux mystérieux peureux léger premier
  dernier vif attentif rêveur farceur tordu pointu mouillé fatigué caché parti revenu venu sorti reparti couvert ouvert
  lent patient gourmand bavard méchant puissant brillant blessé guéri ravi muni nu cru cher entier étonnant charmant tout neuf`;
const BY_FORM: ReadonlyMap<string, Adjective> = new Map(
  [...KNOWN.split(/\s+/), ...Object.keys(IRREGULAR)].flatMap((word) => {
    const forms =
      word === 'tout'
        ? { m: 'tout', f: 'toute', mm: 'tous', ff: 'toutes' }
        : word === 'neuf'
          ? { ...formsOf('neuf'), f: 'neuve', ff: 'neuves' }
          : formsOf(word);
    return Object.values(forms).map((form) => [form, forms] as const);
  }),
);

/** Any form of an adjective that is known, or that its ending tells. */
export function knownAdjective(word: string): Adjective | undefined {
  const known = BY_FORM.get(word);
  if (known) return known;
  const [, stem] = /^(\p{Ll}{2,}é)e?s?$/u.exec(word) ?? [];
  return stem === undefined ? undefined : formsOf(stem);
}

/** Beside a noun even an unknown word is an adjective. */
export function adjectiveOf(word: string): Adjective {
  const one = word.replace(/(?<=[^s])s$/u, '');
  const m = one
    .replace(/euse$/u, 'eux')
    .replace(/ive$/u, 'if')
    .replace(/ère$/u, 'er')
    .replace(/(?<=e[ln]|on)(?:[ln])e$/u, '');
  return knownAdjective(word) ?? formsOf(m);
}

/** Of "ils", as it follows from the verb of "il"; in the tenses of tales. */
const OF_MANY: Readonly<Record<string, string>> = Object.fromEntries(
  `est sont|a ont|va vont|fait font|peut peuvent|veut veulent|sait savent|doit doivent|met mettent|prend prennent|vient viennent`
    .split('|')
    .map((pair) => pair.split(' ')),
);
const VERB_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L})ait$/u, 'aient'],
  [/gea$/u, 'gèrent'],
  [/ça$/u, 'cèrent'],
  [/(?<=\p{L}{2})a$/u, 'èrent'],
  [/(?<=\p{L})it$/u, 'irent'],
  [/(?<=\p{L})ut$/u, 'urent'],
  [/(?<=[vt])int$/u, 'inrent'],
];
export function ofMany(words: string): string | undefined {
  const [, before = '', verb = '', rest = ''] =
    /^((?:(?:se|le|la|les|lui|ne|y|en) |[slnt]’)*)([\p{L}]+)(.*)$/u.exec(words) ?? [];
  const many =
    OF_MANY[verb] ??
    VERB_ENDINGS.flatMap(([one, more]) => (one.test(verb) ? verb.replace(one, more) : []))[0];
  return many && before + many + rest;
}

const ASPIRATED =
  /^(?:hibou|héros|haricot|hériss|homard|hamster|hache|haut|hutte|hangar|hamac|harpe|hublot|huit|hanneton|houx|housse|hameau|haie|hall|hanche|hareng|hasard|hâte|héron|hêtre|hockey|honte|hoquet|hors|hotte|houle|hurl|hérisson)/u;
const MUTE_NAMES =
  /^(?:Hugo|Hélène|Héloïse|Henri|Hortense|Honor|Hubert|Hector|Hervé|Hippolyte|Horace|Hyacinthe|Hadrien|Hermi|Hilaire|Hugu|Hélo|Hina)/u;
/** Does an e before it fall silent? */
export function elides(word: string): boolean {
  if (word.startsWith('h')) return !ASPIRATED.test(word);
  if (word.startsWith('H')) return MUTE_NAMES.test(word);
  if (/^y/iu.test(word)) return /^y(?:$|[^aeiouéèâ]|eux)/iu.test(word);
  return /^[aàâäeéèêëiîïoôöœuùûü]/iu.test(word) && !/^(?:onz|oui|ouah)/iu.test(word);
}
