import type { Bearer, Forms, Sizes } from '#engines/storyteller/tales/grammar/grammar.ts';

export const PULLI = '்';
const SIGNS: Readonly<Record<string, string>> = { அ: '', ஆ: 'ா', இ: 'ி', உ: 'ு', ஏ: 'ே', ஐ: 'ை', ஓ: 'ோ' };

/** Puts an ending that begins with a vowel onto a word that ends in a consonant: கவின் and ஐ are கவினை. */
export const onto = (word: string, ending: string) =>
  word.slice(0, -1) + (SIGNS[ending.charAt(0)] ?? '') + ending.slice(1);
export const lettersOf = (word: string) => word.match(/[\u0B83-\u0BB9][\u0BBE-\u0BCD]?/g) ?? [];
const isShort = (letter = '') => !/[ாீூேைோௌஆஈஊஏஐஓஔ]/.test(letter);

/** கல் is கல்ல் before a vowel, கடல் is not. */
const isBrief = (letters: readonly string[]) => letters.length === 2 && isShort(letters[0]);
export function doubledIfBrief(word: string): string {
  return isBrief(lettersOf(word)) && /[யலளணனமஸ]்$/.test(word) ? `${word}${word.slice(-2)}` : word;
}

/** Only words from elsewhere end in a hard consonant, and it is doubled: கிரிக்கெட்டை, கார்த்திக்கை; but after another one வசந்தை. */
const beforeVowel = (word: string) =>
  /(?<![ஙஞணநமனகசடதப]்)[கசடதப]்$/.test(word) ? `${word}${word.slice(-2)}` : doubledIfBrief(word);

/** How a word takes endings. */
interface Stem {
  /** One that begins with a vowel. */
  with: (ending: string) => string;
  dative: string;
}

function stemOf(word: string, isName: boolean): Stem {
  const glide = (letter: string) => (ending: string) => onto(`${word}${letter}${PULLI}`, ending);
  if (/[^\u0B80-\u0BFF]$/.test(word)) return latinStem(word);
  const letters = lettersOf(word);
  const last = word.at(-1) ?? '';
  if (last === PULLI) {
    const consonant = word.at(-2) ?? '';
    // மரம், மரத்தை; of names those that are long enough to be Tamil: செல்வம், but ஓம், ஷ்யாம், ஆடம்.
    if (/[\u0B95-\u0BB9]ம்$/.test(word) && (!isName || letters.length > 3)) {
      const oblique = `${word.slice(0, -2)}த்த${PULLI}`;
      return { with: (ending) => onto(oblique, ending), dative: `${word.slice(0, -2)}த்துக்கு` };
    }
    const full = beforeVowel(word);
    return {
      with: (ending) => onto(full, ending),
      dative: consonant === 'ய' ? `${word}க்கு` : onto(full, 'உக்கு'),
    };
  }
  if (/[ிீைஇஈஐ]$/.test(word)) return { with: glide('ய'), dative: `${word}க்கு` };
  if (/[ேெ]$/.test(word)) return { with: glide('ய'), dative: glide('வ')('உக்கு') };
  if (last === 'ு' && !isName && !isBrief(letters)) {
    const consonant = word.at(-2) ?? '';
    // வீடு, வீட்டை; ஆறு, ஆற்றை; but பாட்டு, பாட்டை.
    const doubles = /[டற]/.test(consonant) && word.at(-3) !== PULLI;
    const oblique = doubles ? `${word.slice(0, -1)}${PULLI}${consonant}` : word.slice(0, -1);
    return { with: (ending) => onto(oblique + PULLI, ending), dative: `${oblique}ுக்கு` };
  }
  return { with: glide('வ'), dative: glide('வ')('உக்கு') };
}

/** A family's own spelling is kept, and takes its endings after a hyphen, as it sounds: Emma-வை, Noah-வை, Ravi-யை, Ben-ஐ. */
function latinStem(word: string): Stem {
  const isFront = /(?:[iyíé]|[ie]e|(?:^z|hl)oe)$/i.test(word);
  const glide = isFront ? 'ய' : /(?:[aouáàóúäöü]|ah|oe)$/i.test(word) ? 'வ' : '';
  const ending = (text: string) => `${word}-${glide ? onto(`${glide}${PULLI}`, text) : text}`;
  return { with: ending, dative: glide === 'வ' ? ending('உக்கு') : `${word}-க்கு` };
}

/** உம் goes on the bare word, whatever its stem: மரமும், வீடும், கவினும், குகையும், மீனாவுக்கும். */
function also(word: string, isName = false): string {
  if (/[^\u0B80-\u0BFF]$/.test(word)) return latinStem(word).with('உம்');
  if (word.endsWith(PULLI)) return onto(beforeVowel(word), 'உம்');
  return word.endsWith('ு') && !isName ? `${word}ம்` : stemOf(word, isName).with('உம்');
}

/** After these endings க, ச, த and ப are doubled: கவினைப் பார்த்து, கவினுக்காகப் பிடித்து. What follows is the author's, and stays. */
const DOUBLING = new Set(['acc', 'dat', 'for', 'as']);
const doubled = (key: string, form: string): [string, string][] => [
  [key, form],
  ...(DOUBLING.has(key) ? ['க', 'ச', 'த', 'ப'] : []).map((letter): [string, string] => [
    `${key} ${letter}`,
    `${form}${letter}${PULLI}`,
  ]),
];

/** கவினுடைய, கவினுடையது; கவின்தான், he and nobody else; கவினே, he of all people; கவினா, is it he? */
const ofNames = (word: string, ending: Stem['with']): [string, string][] => [
  ['own', ending('உடைய')],
  ['thing', ending('உடையது')],
  ['only', `${word}${/[^\u0B80-\u0BFF]$/.test(word) ? '-' : ''}தான்`],
  ['even', ending('ஏ')],
  ['whether', ending('ஆ')],
];

/** The cases of a name or a noun, by names of our own. */
function casesOf(word: string, isName: boolean): [key: string, form: string][] {
  const { with: ending, dative } = stemOf(word, isName);
  const place: [string, string][] = isName
    ? [
        ['loc', ending('இடம்')],
        ['from', ending('இடமிருந்து')],
      ]
    : [
        ['at', ending('இல்')],
        ['loc', ending('இடம்')],
        ['from', ending('இலிருந்து')],
        ['into', `${dative}ள்`],
      ];
  return [
    ['bare', word],
    ...doubled('acc', ending('ஐ')),
    ...doubled('dat', dative),
    ...doubled('for', `${dative.slice(0, -1)}ாக`),
    ['of', ending('இன்')],
    ...(isName ? ofNames(word, ending) : []),
    ['with', ending('உடன்')],
    ['along', ending('ஓடு')],
    ['by', ending('ஆல்')],
    ['also', also(word, isName)],
    ['being', ending('ஆன')],
    ...doubled('as', ending('ஆக')),
    ...place,
  ];
}

function pluralOf(word: string): string {
  const letters = lettersOf(word);
  if (word.endsWith('கள்')) return word;
  if (word.endsWith('ம்')) return `${word.slice(0, -2)}ங்கள்`;
  if (isBrief(letters)) {
    if (word.endsWith('ல்')) return `${word.slice(0, -2)}ற்கள்`;
    if (word.endsWith('ள்')) return `${word.slice(0, -2)}ட்கள்`;
  }
  return letters.length === 1 ? `${word}க்கள்` : `${word}கள்`;
}

/** Where one is, if not in it: "உயரமான பாறை / பாறை, மேல்". */
const WHERE: Readonly<Record<string, (bare: string, dative: string, of: string) => string>> = {
  // பாறை மேல், but மேட்டின் மேல் and மரத்தின் மேல், whose stem is another.
  மேல்: (bare, _, of) => `${/(?:ம்|[டற]ு)$/.test(bare) ? of : bare} மேல்`,
  அடியில்: (_, dative) => `${dative} அடியில்`,
  அருகில்: (_, dative) => `${dative} அருகில்`,
  பின்னால்: (_, dative) => `${dative}ப் பின்னால்`,
};

/** "காவலர் (அவர்)", "மீனவர்கள் (அவர்கள்)": people, who are spoken of with respect. */
const PEOPLE = / \((அவர்(?:கள்)?)\)$/;
export type OfNoun = 'h' | 'p' | 'a' | 'as';

/** Whether a noun is somebody, several people, a thing or several. */
export function mannerOfNoun(entry: string): OfNoun {
  const [, people] = PEOPLE.exec(entry) ?? [];
  if (people !== undefined) return people === 'அவர்' ? 'h' : 'p';
  const [bare = ''] = entry.split(/, /);
  return bare.endsWith('கள்') ? 'as' : 'a';
}

/** "அருவிக்குப் பின்னால் இருக்கும் குகை / குகை": only the last word changes. */
export function nounForms(entry: string): Forms<Sizes> {
  const [, long = entry, short = long, where = ''] =
    /^(.+?)(?: \/ (.+?))?(?:, (\S+))?$/.exec(entry.replace(PEOPLE, '')) ?? [];
  const formsOf = (phrase: string, number: (head: string) => string) => {
    const [, before = '', last = ''] = /^(.* )?(\S+)$/.exec(phrase) ?? [];
    const head = number(last);
    const forms = new Map(casesOf(head, false).map(([key, form]) => [key, before + form]));
    const at = WHERE[where]?.(before + head, forms.get('dat') ?? '', forms.get('of') ?? '');
    return at === undefined ? forms : forms.set('at', at).set('into', at).set('from', onto(at, 'இருந்து'));
  };
  const inBoth = (number: (head: string) => string, name: (key: string) => string): [string, Sizes][] => {
    const shorts = formsOf(short, number);
    return [...formsOf(long, number)].map(([key, form]) => [
      name(key),
      { long: form, short: shorts.get(key) ?? form },
    ]);
  };
  return new Map([
    ...inBoth(
      (head) => head,
      (key) => key,
    ),
    ...inBoth(pluralOf, (key) => `many ${key}`),
  ]);
}

export function nameForms(name: string, { members }: Partial<Bearer> = {}): Forms<string> {
  if (members) return groupForms(members.map((each) => each.name));
  const [, before = '', last = ''] = /^(.* )?(\S+)$/.exec(name) ?? [];
  const cases = casesOf(last, true);
  const too = cases
    .filter(([key]) => AND_ALSO.has(key))
    .map(([key, form]) => [`${key} also`, also(form)] as const);
  return new Map([...cases, ...too].map(([key, form]) => [key, before + form]));
}

/** கவினையும், கவினுக்கும், கவினிடமும். */
const AND_ALSO = new Set(['acc', 'dat', 'loc', 'with']);

/** Each of them has its case and உம்: கவினையும் மீனாவையும். */
function groupForms(names: readonly string[]): Forms<string> {
  const each = names.map((name) => nameForms(name));
  const keys = [...(each[0]?.keys() ?? [])];
  const forms = new Map(
    keys.map((key) => {
      const plain = key.split(' ')[0] ?? key;
      return [
        key,
        each
          .map((forms) =>
            plain === 'also' ? forms.get(plain) : also(forms.get(plain) ?? '', plain === 'bare'),
          )
          .join(' '),
      ];
    }),
  );
  const ofAll = `${names.join(', ')} ஆகியோ`;
  return forms.set('of', `${ofAll}ரின்`).set('own', `${ofAll}ருடைய`);
}
