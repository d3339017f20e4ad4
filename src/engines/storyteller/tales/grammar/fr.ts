import { capitalized } from '#domain/text/capitals.ts';
import { callings, isAllShe, type Called } from '#engines/storyteller/tales/grammar/calling.ts';
import {
  isMany,
  read,
  nounForms,
  apart,
  onto,
  type Kind,
} from '#engines/storyteller/tales/grammar/fr-nouns.ts';
import { MOVES } from '#engines/storyteller/tales/grammar/fr-moves.ts';
import { adjectiveOf, elides, knownAdjective, ofMany } from '#engines/storyteller/tales/grammar/fr-words.ts';
import type { Bearer, Forms, Grammar } from '#engines/storyteller/tales/grammar/grammar.ts';
import { moving } from '#engines/storyteller/tales/grammar/moves.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';

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
  return new Map([
    ['name', name],
    ['de', after('de')],
    ['à', after('à')],
    ['De', capitalized(after('de'), 'fr')],
    ['À', capitalized(after('à'), 'fr')],
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

/** Narration goes one step back, what somebody says goes into the past. */
const FORMERLY: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})était $/u, 'avait été '],
  [/(?<!\p{L})étant $/u, 'ayant été '],
  [/(?<!\p{L})Je suis $/u, 'J’ai été '],
  [/(?<!\p{L})je suis $/u, 'j’ai été '],
];

function formerly(before: string): string {
  const [pattern, instead] = FORMERLY.find(([each]) => each.test(before)) ?? [];
  return pattern && instead ? before.replace(pattern, instead) : before;
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
  plainNoun: 'le',
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
  formerly,
  lovedForms: ['de', 'à'],
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
