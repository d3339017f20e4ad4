import { callings, isAllShe, type Called } from '#engines/storyteller/tales/grammar/calling.ts';
import {
  adjectiveOf,
  elides,
  knownAdjective,
  ofMany,
  pluralOf,
  type Adjective,
} from '#engines/storyteller/tales/grammar/fr-words.ts';
import type { Apart, Bearer, Forms, Grammar, Sizes } from '#engines/storyteller/tales/grammar/grammar.ts';
import { moving, type Moves } from '#engines/storyteller/tales/grammar/moves.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';

/** Le placard, la grotte, les cailloux, les crêpes. */
type Kind = Exclude<keyof Adjective, 'vowel'>;
const isMany = (kind: Kind) => kind === 'mm' || kind === 'ff';

/**
 * "dans la grotte derrière la cascade / grotte": where one is, article, long form / short form. Behind an article that
 * does not tell, "(f)": "sur l’île (f)", "les crêpes (f)". "le sable (ind.)" is not counted, a name has no article, and a
 * plural that no rule tells stands behind a comma.
 */
const OF = '(?:au bord|au fond|au bout|au pied|au milieu|à côté|en haut|en bas|près|autour)';
const PLACED = `(?:${OF} de|dans|sur|sous|derrière|devant|chez|entre|parmi|contre|à)`;
const ENTRY = new RegExp(
  `^(?:(${PLACED}) )?(?:(le|la|les) |(l’))?(.+?)(?: / (.+?))?(?:, (\\p{L}+))?(?: \\(([^)]+)\\))?$`,
  'u',
);
interface Entry {
  at: string;
  named: boolean;
  long: string;
  short: string;
  many: string | undefined;
  counted: boolean;
  kind: Kind;
}
function read(entry: string): Entry {
  const plain = entry
    .replace(new RegExp(`^(${OF}) du `, 'u'), '$1 de le ')
    .replace(new RegExp(`^(${OF}) des `, 'u'), '$1 de les ')
    .replace(/^au (?!(?:bord|fond|bout|pied|milieu) d)/u, 'à le ')
    .replace(/^aux /u, 'à les ');
  const [, at = 'dans', article, elided, long = plain, short = long, many, marks = ''] =
    ENTRY.exec(plain) ?? [];
  const she = article === 'la' || /(?:^|, )f(?:,|$)/u.test(marks);
  const kind = article === 'les' ? (she ? 'ff' : 'mm') : she ? 'f' : 'm';
  return {
    at,
    named: (article ?? elided) === undefined,
    long,
    short,
    many,
    counted: !marks.includes('ind.'),
    kind,
  };
}

/** What stands before a noun, by its kind and by how the next word sounds. */
type Before = (kind: Kind, next: string) => string;
const choose =
  ({
    m,
    f,
    mm,
    vowel = {},
  }: {
    m: string;
    f: string;
    mm: string;
    vowel?: { m?: string; f?: string };
  }): Before =>
  (kind, next) =>
    isMany(kind)
      ? mm
      : ((elides(next) ? vowel[kind === 'f' ? 'f' : 'm'] : undefined) ?? (kind === 'f' ? f : m));
const LE = choose({ m: 'le ', f: 'la ', mm: 'les ', vowel: { m: 'l’', f: 'l’' } });
const DU = choose({ m: 'du ', f: 'de la ', mm: 'des ', vowel: { m: 'de l’', f: 'de l’' } });
const AU = choose({ m: 'au ', f: 'à la ', mm: 'aux ', vowel: { m: 'à l’', f: 'à l’' } });
const BEFORE_NOUN: Readonly<Record<string, Before>> = {
  le: LE,
  un: choose({ m: 'un ', f: 'une ', mm: 'des ' }),
  ce: choose({ m: 'ce ', f: 'cette ', mm: 'ces ', vowel: { m: 'cet ' } }),
  son: choose({ m: 'son ', f: 'sa ', mm: 'ses ', vowel: { f: 'son ' } }),
  aucun: choose({ m: 'aucun ', f: 'aucune ', mm: 'aucuns ' }),
  de: DU,
  à: AU,
  'pas de': (_, next) => (elides(next) ? 'd’' : 'de '),
};

/** Of "petite cabane rouge au toit pointu" what agrees is "petite cabane rouge". */
function cut(phrase: string): [agreeing: string[], rest: string[]] {
  const words = phrase.split(' ');
  const end = words.findIndex(
    (word, i) =>
      i > 0 &&
      /^(?:[dl]’|(?:de|du|des|à|au|aux|en|sous|sur|dans|derrière|devant|avec|sans|qui|que|où|pour|par|près|entre|contre)$)/u.test(
        word,
      ),
  );
  return end < 0 ? [words, []] : [words.slice(0, end), words.slice(end)];
}

function nounForms(entry: string): Forms<Sizes> {
  const { at, named, long, short, many, counted, kind } = read(entry);
  const inBoth = (how: (noun: string) => string): Sizes => ({ long: how(long), short: how(short) });
  const say = (before: Before) => inBoth((noun) => before(kind, noun) + noun);
  const after = (words: string): Sizes => {
    if (named) return inBoth((noun) => `${words} ${noun}`);
    const [, first, small] = /^(?:(.*) )?(de|à)$/u.exec(words) ?? [];
    const lead = first ? `${first} ` : '';
    if (small) return inBoth((noun) => lead + (small === 'de' ? DU : AU)(kind, noun) + noun);
    return inBoth((noun) => `${words} ${LE(kind, noun)}${noun}`);
  };
  const forms = new Map<string, Sizes>([['bare', inBoth((noun) => noun)]]);
  for (const [form, before] of Object.entries(BEFORE_NOUN)) {
    const plain = named ? ({ de: 'de ', à: 'à ' }[form] ?? '') : undefined;
    forms.set(form, say(plain !== undefined ? () => plain : form === 'un' && !counted ? DU : before));
  }
  forms.set('at', after(at));
  forms.set('from', after(/^(?:derrière|sous|devant|entre)$/.test(at) ? `de ${at}` : 'de'));
  if (!isMany(kind) && !named && counted) {
    const several = (noun: string) => {
      const [words, rest] = cut(noun);
      return [
        ...words.map((word, i) =>
          i === 0 && many !== undefined ? many : word === 'et' ? word : pluralOf(word),
        ),
        ...rest,
      ].join(' ');
    };
    const whole = `${at} les ${several(long)} / ${several(short)}${kind === 'f' ? ' (f)' : ''}`;
    for (const [form, sizes] of nounForms(whole)) forms.set(`plusieurs ${form}`, sizes);
  }
  return forms;
}

const BEFORE =
  /^(?:les?|la|une?|des?|du|d’|ce|cet|cette|ces|son|sa|ses|aucune?|à|aux?|dans|sur|sous|derrière|devant|chez|entre|parmi|contre|bord|fond|bout|pied|milieu|côté|haut|bas|en|près|autour)$/u;

/** Adjectives stand before the noun ("le petit placard") or behind it ("le placard noir"). */
function apart(phrase: string): Apart[] {
  const words = phrase.replace(/^(de |à )?l’/u, '$1l’ ').split(' ');
  const first = words.findIndex((word) => !BEFORE.test(word) && word !== 'l’');
  const whole = (from: number, to: number) =>
    [...words.slice(0, from), ...words.slice(to)].join(' ').replace('l’ ', 'l’');
  const found: Apart[] = [];
  for (let to = first + 1; first >= 0 && to < words.length; to++) {
    found.push({ adjectives: words.slice(first, to), without: whole(first, to) });
    for (let end = to + 1; end <= words.length; end++)
      found.push({ adjectives: [], behind: words.slice(to, end), without: whole(to, end) });
  }
  return found;
}

function onto(entry: string, { adjectives, behind = [] }: Pick<Apart, 'adjectives' | 'behind'>): string {
  const { at, named, long, short, many, counted, kind } = read(entry);
  const inflect = (word: string, next?: string) => {
    if (/^(?:et|très|si|tout)$/u.test(word)) return word;
    const forms = adjectiveOf(word);
    return kind === 'm' && next !== undefined && elides(next) ? (forms.vowel ?? forms.m) : forms[kind];
  };
  const described = (noun: string) => {
    const [words, rest] = cut(noun);
    const before = adjectives.map((word, i) => inflect(word, adjectives[i + 1] ?? noun));
    return [...before, ...words, ...behind.map((word) => inflect(word)), ...rest].join(' ');
  };
  const marks = [...(kind === 'ff' ? ['f'] : []), ...(counted ? [] : ['ind.'])];
  // With an adjective in front the plural of the head would be lost: it is made by rule then.
  const tail = `${many && adjectives.length === 0 ? `, ${many}` : ''}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
  const article = named ? '' : { m: 'le ', f: 'la ', mm: 'les ', ff: 'les ' }[kind];
  return `${at} ${article}${described(long)} / ${described(short)}${tail}`;
}

const CALLED: readonly Called[] = [
  { m: 'le garçon', f: 'la fille', n: 'l’enfant', x: 'l’enfant', p: 'les enfants', ff: 'les filles (f)' },
  { m: 'l’homme', f: 'la femme', n: 'la personne', x: 'la personne', p: 'les gens', ff: 'les femmes (f)' },
];
const calling = callings(CALLED, { nounForms, apart, onto });

function kindOf(person: Person): Kind {
  if (person.spoken === 'p') return isAllShe(person) ? 'ff' : 'mm';
  return person.spoken === 'f' ? 'f' : 'm';
}
/**
 * French has no third word that every family would read aloud ("iel" divides them, "content·e" cannot be read): the name,
 * and words that fit anybody; else the masculine, which grammar takes for both.
 */
const isUnsaid = ({ spoken, kind }: Person) => (spoken === 'n' || spoken === 'x') && kind !== 'pet';

const HE: Readonly<Record<Kind, string>> = { m: 'il', f: 'elle', mm: 'ils', ff: 'elles' };
const WITH: Readonly<Record<Kind, string>> = { m: 'lui', f: 'elle', mm: 'eux', ff: 'elles' };
const HIM: Readonly<Record<Kind, string>> = { m: 'le', f: 'la', mm: 'les', ff: 'les' };
const OF_THEM: Readonly<Record<string, string>> = { son: 'leur', sa: 'leur', ses: 'leurs' };
const NEUTRAL: Readonly<Record<string, string>> = {
  content: 'aux anges',
  heureux: 'aux anges',
  fatigué: 'à bout de forces',
  effrayé: 'pâle de peur',
  peureux: 'pâle de peur',
  seul: 'sans personne',
  prêt: 'd’attaque',
  fier: 'rouge de fierté',
  surpris: 'bouche bée',
  étonné: 'bouche bée',
  endormi: 'au pays des rêves',
  furieux: 'en colère',
  fâché: 'en colère',
  inquiet: 'sur le qui-vive',
  perdu: 'sans repères',
};

const MOVES: Moves = {
  marcha: ['roula'],
  marcher: ['rouler'],
  marchait: ['roulait'],
  courut: ['fila', 'se dépêcha'],
  courir: ['filer', 'se dépêcher'],
  courait: ['filait', 'se dépêchait'],
  grimpa: ['monta', 'monta doucement'],
  grimper: ['monter', 'monter doucement'],
  sauta: ['fit un bond dans son fauteuil', 's’avança vite'],
  sauter: ['faire un bond dans son fauteuil', 's’avancer vite'],
  dansa: ['tourna sur ses roues', 'se balança'],
  danser: ['tourner sur ses roues', 'se balancer'],
  'à pas de loup': ['sur ses roues silencieuses', 'sans bruit'],
  'sur la pointe des pieds': ['sur ses roues silencieuses', 'sans bruit'],
  'à pied': ['sur ses roues'],
  'se leva': ['se redressa'],
  debout: ['dans son fauteuil'],
  's’agenouilla': ['se pencha', 'se pencha'],
  'un pas': ['un bout de chemin'],
  pieds: ['roues'],
  jambes: ['roues'],
};

const INVERTED = /^(\p{L}+?)(-t)?-il$/u;
const STRESSED =
  /(?:^|\P{L})(?:à|avec|pour|chez|sans|vers|sur|sous|devant|derrière|contre|entre|de|par|que|comme|c’est|et|ni|après|près de) $/iu;

function agreement(word: string, after = '', before = ''): string | undefined {
  const small = word.charAt(0).toLowerCase() + word.slice(1);
  const [first = '', ...rest] = small.split(' ');
  if (first === 'il') return rest.length === 0 || ofMany(rest.join(' ')) ? `il/${rest.join(' ')}` : undefined;
  if (INVERTED.test(small)) return `inverted/${small}`;
  if (small === 'lui')
    return STRESSED.test(before) || /^(?:[.,;:!?…»)-]|\s[!?»])/u.test(after) ? 'with/' : 'to/';
  if (small === 'le' || small === 'l’') return `him/${small}`;
  if (small in OF_THEM) return `own/${small}`;
  if (small in MOVES) return `verb/${small}`;
  if (/^(?:le |l’)\p{L}+$/u.test(small) && ofMany(small)) return `him/${small}`;
  const adjective = knownAdjective(small);
  if (adjective?.m === small) return `adjective/${small}`;
  return calling.agreement(small) ?? (ofMany(small) ? `verb/${small}` : undefined);
}

function agree(agreed: string, person: Person): string {
  const [what, word = ''] = agreed.split('/');
  const many = person.spoken === 'p';
  const kind = kindOf(person);
  const { name } = person;
  switch (what) {
    case 'il':
      return [isUnsaid(person) ? name : HE[kind], many ? ofMany(word) : word].filter(Boolean).join(' ');
    case 'inverted': {
      const [, verb = '', t = ''] = INVERTED.exec(word) ?? [];
      if (isUnsaid(person)) return `${verb} ${name}`;
      return many ? `${ofMany(verb) ?? verb}-${HE[kind]}` : `${verb}${t}-${HE[kind]}`;
    }
    case 'with':
      return isUnsaid(person) ? name : WITH[kind];
    case 'to':
      return many ? 'leur' : 'lui';
    case 'him':
      return him(word, person, kind);
    case 'own':
      return many ? (OF_THEM[word] ?? word) : word;
    case 'adjective':
      return (isUnsaid(person) ? NEUTRAL[word] : undefined) ?? adjectiveOf(word)[kind];
    case 'called':
      return calling.agree(agreed, person) ?? '';
    default:
      return many ? (ofMany(word) ?? word) : moving(MOVES, word, person);
  }
}

/** "Le regarda" is "la regarda", "les regarda", or "regarda Camille"; "l’appela" says nothing of anybody. */
function him(word: string, person: Person, kind: Kind): string {
  const [, elided, verb = ''] = /^(?:(l’)|le ?)(.*)$/u.exec(word) ?? [];
  if (isMany(kind)) return `les ${verb}`;
  if (elided) return word;
  if (isUnsaid(person) && verb !== '') return `${verb} ${person.name}`;
  return [HIM[kind], verb].filter(Boolean).join(' ');
}

/** "De" and "à" before a name, or before each of several: du grand-père Louis, d’Ana et d’Emma. */
function nameForms(name: string, { members }: Partial<Bearer> = {}): Forms<string> {
  const names = members?.map((each) => each.name) ?? [name];
  const after = (word: 'de' | 'à') => {
    const joints: [string, string][] =
      word === 'de'
        ? [
            ['le ', 'du '],
            ['les ', 'des '],
          ]
        : [
            ['le ', 'au '],
            ['les ', 'aux '],
          ];
    const each = names.map((one) => {
      const [article = '', fused] = joints.find(([begins]) => one.startsWith(begins)) ?? [];
      if (fused) return fused + one.slice(article.length);
      return word === 'de' && elides(one) ? `d’${one}` : `${word} ${one}`;
    });
    return list(each);
  };
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
  return new Map([
    ['name', name],
    ['de', after('de')],
    ['à', after('à')],
    ['De', capital(after('de'))],
    ['À', capital(after('à'))],
  ]);
}

function list(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
}

/** Where a name or a noun was put: que + Emma, qu’ + Ben, s’ + elle; and the narrow spaces of French marks. */
function tidy(text: string): string {
  return text
    .replaceAll(
      /(?<![\p{L}’])((?:lors|puis|quoi|jus)?qu|d)e (?=(\p{L}+))/giu,
      (whole, stem: string, next: string) => (elides(next) ? `${stem}’` : whole),
    )
    .replaceAll(
      /(?<!\p{L})((?:lors|puis|quoi|jus)?qu|d)’(?=(\p{L}+))/giu,
      (whole, stem: string, next: string) => (elides(next) ? whole : `${stem}e `),
    )
    .replaceAll(/(?<!\p{L})([Ss])’(?=elles?(?!\p{L})|\p{Lu})/gu, '$1i ')
    .replaceAll(/(?<!\p{L})([Ss])i (?=ils?(?!\p{L}))/gu, '$1’')
    .replaceAll(/[ \u00a0](?=[!?;:»])/gu, '\u202f')
    .replaceAll(/«[ \u00a0]/gu, '«\u202f');
}

const PETS: Readonly<Record<string, readonly [m: string, f: string]>> = {
  dog: ['le chien', 'la chienne'],
  cat: ['le chat', 'la minette'],
};
const SAID = '(?:dit|demanda|murmura|cria|répondit|souffla|chuchota|s’écria|fit remarquer)';

export const fr: Grammar = {
  nounForms,
  nameForms,
  plainName: 'name',
  introduce({ name, species = '', spoken, intro }) {
    const pet = PETS[species]?.[spoken === 'f' ? 1 : 0];
    return intro ?? (pet && !name.toLowerCase().includes(pet.slice(3, 7)) ? `${name} ${pet}` : undefined);
  },
  agreement,
  agree,
  adjectives: { apart, onto },
  ofNoun(word, entry) {
    const { kind } = read(entry);
    if (/^(?:il|elle)s?$/u.test(word)) return HE[kind];
    if (/^(?:le|la|les)$/u.test(word)) return HIM[kind];
    const adjective = knownAdjective(word);
    if (adjective) return adjective[kind];
    const verb = ofMany(word);
    return verb && isMany(kind) ? verb : verb && word;
  },
  list,
  outside: /(?:^|[^\p{L}])(?:(?:les?|la|une?|des|du|aux?|ce|cet|cette|ces|sa|son|ses|aucune?) |[ld]’)$/iu,
  lacksArticle: /bare/,
  tidy,
  capitals: true,
  quotes: ['«', '»'],
  // Things are il and elle as well: only who speaks is surely somebody.
  betrays: {
    f: new RegExp(`${SAID}-(?:t-)?il(?!\\p{L})`, 'u'),
    m: new RegExp(`${SAID}-(?:t-)?elle(?!\\p{L})`, 'u'),
  },
  speaks: (name) =>
    new RegExp(
      `(?:»|,|[!?]\\s») ?${SAID} ${RegExp.escape(name)}(?!\\p{L})|(?<!\\p{L})${RegExp.escape(name)} ${SAID}(?!\\p{L})`,
      'u',
    ),
  faults: [
    [/(?<![\p{L}’-])(?:de|que|le|la|je|ne|se) (?!on[zc]|oui|ouaf|ouistiti)[aeiouâàéèêîôù]/iu, 'no elision'],
    [/(?<!\p{L})[dljnmt]’[bcdfgjklmnpqrstvwxz]/iu, 'an elision before a consonant'],
    [/(?<!\p{L})si ils?(?!\p{L})/iu, 'si il'],
    [/(?<!\p{L})(?:de|à) les? \p{Lu}/u, 'not contracted'],
    [
      /(?<!\p{L})(?:de (?:du|des)|à (?:au|aux)|(?:le|la|un|une|du|au) (?:le|la|un|une))(?= \p{Ll})/iu,
      'two articles',
    ],
    [/-t-\p{Lu}|-\p{Lu}\p{Ll}+ (?:et|avec) /u, 'a name where a pronoun was turned round'],
    [/(?<!\p{L})(?!nous |vous |très |si )(\p{L}{2,}) \1(?!\p{L})/iu, 'the same word twice'],
    [/[\p{L} ][!?;»]|«[^\u202f]/u, 'no narrow space'],
    [/["'“„]/u, 'marks of another language'],
    [/\.\.|,,| ,| \.|\?\?|,\./u, 'punctuation'],
  ],
};
