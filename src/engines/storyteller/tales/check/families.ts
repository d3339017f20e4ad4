import type { Wish } from '#engines/storyteller/tales/cast/cast-tale.ts';
import { testsIn } from '#engines/storyteller/tales/check/conditions.ts';
import { understand } from '#engines/storyteller/tales/cast/understand.ts';
import type { TaleLanguage } from '#engines/storyteller/tales/grammar/grammars.ts';
import type { TaleBook } from '#engines/storyteller/tales/load-tales.ts';
import type { Prose, Tale, Test } from '#engines/storyteller/tales/parse/tale.ts';
import type { Fact, Person, Spoken } from '#engines/storyteller/tales/people.ts';
import type { Words } from '#engines/storyteller/tales/words/words.ts';

type Kind = Person['kind'];

/** Names that try a grammar: with a small letter, with a title, ending in s or in a vowel. */
const NAMES: Readonly<Record<TaleLanguage, Readonly<Record<Kind, readonly string[]>>>> = {
  en: {
    child: ['Maya', 'Omar', 'James', 'Ivy', 'Theo', 'Ana'],
    adult: ['mormor', 'Uncle Dev', 'Nana', 'Papa'],
    pet: ['Biscuit', 'Smudge'],
    being: ['Ember'],
  },
  fr: {
    child: ['Élise', 'Hugo', 'Inès', 'Noé', 'Alix', 'Léo'],
    adult: ['mamie', 'le tonton Émile', 'Papou', 'tante Yasmine'],
    pet: ['Ulysse', 'Biscotte'],
    being: ['Étincelle'],
  },
  es: {
    child: ['Lucía', 'Inés', 'Óscar', 'Hilda', 'Mateo', 'Jesús'],
    adult: ['la abuela Carmen', 'Tío Paco', 'mamá', 'Iñaki'],
    pet: ['Canela', 'Lolo'],
    being: ['Chispa'],
  },
  de: {
    child: ['Lena', 'Mats', 'Jonas', 'Mia', 'Oskar', 'Franz'],
    adult: ['Oma Ida', 'Onkel Max', 'Mama', 'Opa Kurt'],
    pet: ['Flocke', 'Bello'],
    being: ['Funki'],
  },
  zh: {
    child: ['小雨', '子轩', '安安', 'Emma', '米粒', '石头'],
    adult: ['外婆', '王叔叔', '妈妈', '姥爷'],
    pet: ['旺财', '花花'],
    being: ['火苗', '阿雪'],
  },
  ja: {
    child: ['さくら', 'ゆうと', 'エマ', 'はると', 'みお', 'りく'],
    adult: ['おばあちゃん', 'けんじおじさん', 'ママ', 'パパ'],
    pet: ['ポチ', 'タマ'],
    being: ['キラリ', 'ポポ'],
  },
  ta: {
    child: ['நிலா', 'ஆதிரை', 'Emma', 'அருண்', 'ரவி', 'ராமு'],
    adult: ['பாட்டி', 'மணி மாமா', 'அம்மா', 'செல்வம் தாத்தா'],
    pet: ['மின்னு', 'டாமி'],
    being: ['ஜிகுஜிகு'],
  },
  sv: {
    child: ['Maja', 'Hannes', 'Nils', 'Ebba', 'Åke', 'Max'],
    adult: ['mormor', 'farbror Lars', 'mamma', 'moster Eva'],
    pet: ['Sigge', 'Findus'],
    being: ['Gnistan'],
  },
  hi: {
    child: ['मीरा', 'Emma', 'कबीर', 'ईशा', 'आरव', 'ज़ोया'],
    adult: ['नानी', 'दादाजी', 'Mama', 'विजय चाचा'],
    pet: ['शेरू', 'मिनी'],
    being: ['टिंकू'],
  },
  mr: {
    child: ['मीरा', 'Emma', 'कबीर', 'ईशा', 'ओजस', 'सई'],
    adult: ['आजी', 'विजय काका', 'Baba', 'जोशीबाई'],
    pet: ['वाघ्या', 'मनी'],
    being: ['झिप्पी'],
  },
};
const SPOKEN: readonly Spoken[] = ['f', 'm', 'n', 'x'];

/** Who comes along: nobody, one of each kind, several, all that a story holds. */
const COMPANIES: readonly (readonly Kind[])[] = [
  [],
  ['adult'],
  ['pet'],
  ['child'],
  ['adult', 'pet'],
  ['child', 'child'],
  ['adult', 'adult'],
  ['child', 'adult', 'pet'],
  ['pet', 'pet'],
  ['child', 'child', 'child', 'child', 'child'],
  ['adult', 'adult', 'adult', 'pet', 'child'],
  ['child', 'being', 'pet', 'pet', 'adult'],
  ['child', 'adult', 'adult', 'pet', 'being'],
];

interface Family {
  company: readonly Kind[];
  spoken: Spoken;
  hero?: string;
  /** What is said of the first who comes along. */
  second?: string;
  heroKind?: Kind;
  seed: number;
}

/**
 * Every kind of family that could ask for this tale, each at some of the places where it can be told; and at every
 * place one who is alone, a crowd, and somebody who uses a wheelchair.
 */
export function* wishesFor(tale: Tale, prose: Prose, book: TaleBook): Generator<Wish> {
  const places = tale.places === 'any' ? Object.keys(book.places) : tale.places;
  const wish = (family: Family, place: string): Wish => ({
    ageGroup: prose.ageGroup,
    place,
    people: peopleOf(family, book),
    seed: family.seed,
  });
  let turn = 0;
  for (const family of families(book.words)) {
    for (let i = 0; i < Math.min(PLACES_EACH, places.length); i++) yield wish(family, at(places, turn++));
  }
  const wheels = plain(book.words.body['wheelchair']);
  for (const place of places) {
    for (const seed of [1, 2]) {
      yield wish({ company: [], spoken: 'f', seed }, place);
      yield wish({ company: ['adult', 'pet'], spoken: 'm', seed, hero: wheels }, place);
      yield wish({ company: ['child', 'adult', 'adult', 'pet', 'being'], spoken: 'x', seed }, place);
    }
  }
}

const PLACES_EACH = 2;

/**
 * Somebody of whom a line of this very tale is true that speaks of one thing ("hero loves trains") or of what another
 * than the hero fears: no kind of family has them, and there are few.
 */
export function* specialWishesFor(tale: Tale, prose: Prose, book: TaleBook): Generator<Wish> {
  const places = tale.places === 'any' ? Object.keys(book.places) : tale.places;
  const families = testsIn(prose).flatMap((test) => specialFamilies(test, book.words));
  const once = new Map(families.map((family) => [JSON.stringify(family), family]));
  let turn = 0;
  for (const family of once.values())
    yield {
      ageGroup: prose.ageGroup,
      place: at(places, turn++),
      people: peopleOf(family, book),
      seed: family.seed,
    };
}

function specialFamilies({ who, verb, of, but }: Test, words: Words): Family[] {
  const isHero = who === 'hero';
  if (verb !== 'loves' && (verb !== 'fears' || isHero)) return [];
  const company: readonly Kind[] =
    who === 'elder' || who === 'adult' ? ['adult', 'child'] : ['child', 'adult'];
  return [...of, ...but]
    .filter((name) => verb === 'fears' || !(name in words.loves))
    .flatMap((name) => saidOf(verb, name, words))
    .map((said): Family =>
      isHero
        ? { company: ['adult', 'pet'], spoken: 'n', seed: 12, hero: said }
        : { company, spoken: 'f', seed: 13, second: said },
    );
}

/** What a family writes of somebody of whom it is true; of a sort, the first and the last of it. */
function saidOf(verb: 'loves' | 'fears', name: string, { says, loves, fears, sorts }: Words): string[] {
  const sort = sorts[verb][name];
  const names = sort ? [sort[0], sort.at(-1)] : [name];
  return names.flatMap((each = '') => {
    const patterns =
      verb === 'fears' ? fears[each] : Object.values(loves).find((things) => each in things)?.[each];
    return patterns ? [`${plain(verb === 'fears' ? says.fear : says.love)} ${plain(patterns)}`] : [];
  });
}

function at(places: readonly string[], turn: number): string {
  return places[turn % places.length] ?? '';
}

function* families(words: Words): Generator<Family> {
  const { says, loves, jobs, fears, body } = words;
  const loving = Object.values(loves).map(
    (things) => `${plain(says.love)} ${plain(Object.values(things)[0])}`,
  );
  // Every second trade is over.
  const jobNames = Object.values(jobs).map(({ match }, i) =>
    i % 2 === 0 ? plain(match) : `${plain(says.former)} ${plain(match)}`,
  );
  const fearing = (fear: string) => `${plain(says.fear)} ${plain(fears[fear])}`;
  const dark = fearing('dark');
  const wheels = plain(body['wheelchair']);
  for (const spoken of SPOKEN) {
    for (const company of COMPANIES) {
      for (const seed of [1, 2, 3]) yield { company, spoken, seed };
      yield { company, spoken, seed: 4, hero: `${wheels}, ${dark}` };
      yield { company, spoken, seed: 5, heroKind: 'being' };
    }
    for (const hero of loving) yield { company: ['adult', 'pet'], spoken, seed: 6, hero };
    for (const fear of Object.keys(fears)) yield { company: ['adult'], spoken, seed: 7, hero: fearing(fear) };
  }
  for (const second of jobNames)
    yield { company: ['adult', 'child'], spoken: 'f', seed: 8, hero: dark, second };
  for (const second of loving) {
    yield { company: ['adult', 'pet'], spoken: 'm', seed: 10, second };
    yield { company: ['child', 'adult'], spoken: 'f', seed: 11, second };
  }
  // The fullest family: a fear, a love, a grown-up with a job and a pet.
  for (const hero of loving) {
    yield {
      company: ['adult', 'pet', 'child'],
      spoken: 'm',
      seed: 9,
      hero: `${dark}, ${hero}`,
      ...(jobNames[0] && { second: jobNames[0] }),
    };
  }
}

function plain(patterns: readonly string[] | undefined): string {
  return (patterns?.[0] ?? '').replaceAll('*', '');
}

const known = new WeakMap<Words, Map<string, Fact[]>>();

/** The same few sentences are said to every tale. */
function understood(description: string, words: Words): Fact[] {
  const before = known.get(words) ?? new Map<string, Fact[]>();
  known.set(words, before);
  const facts = before.get(description) ?? understand(description, words);
  before.set(description, facts);
  return facts;
}

function peopleOf(
  { company, spoken, hero, second, heroKind = 'child', seed }: Family,
  book: TaleBook,
): Person[] {
  const names = NAMES[book.language];
  const used: Record<Kind, number> = { child: 0, adult: 0, pet: 0, being: 0 };
  return [heroKind, ...company].map((kind, i) => {
    const at = used[kind]++;
    const description = [hero, second][i];
    return {
      name: names[kind][at] ?? `${names[kind][0]} ${at + 1}`,
      kind,
      spoken: i === 0 ? spoken : (SPOKEN[(at + 1) % SPOKEN.length] ?? 'x'),
      ...(kind === 'pet' && { species: (at + seed) % 2 ? 'cat' : 'dog' }),
      facts: description ? understood(description, book.words) : [],
    };
  });
}
