import { isStandIn } from '#domain/family-in-scenes.ts';
import { FIGURES, type Figure } from '#domain/picture-world.ts';
import type { DirectedPerson } from '#domain/scene-direction.ts';
import { othersOf, type PictureWords } from '#engines/illustrator/describe/picture-words.ts';

const SLOT = /\{([^a-z0-9{}]*)([a-z0-9]+(?:\.[a-z]+)?)([^{}]*)\}/g;
const FORMS = /\[([^\]]*)\]/g;

/** A template with its slots filled; what nothing is known of leaves nothing behind. */
export function fill(template: string, slots: Readonly<Record<string, string | undefined>>): string {
  return template.replaceAll(SLOT, (_, before: string, slot: string, after: string) => {
    const filling = slots[slot];
    return filling ? `${before}${filling}${after}` : '';
  });
}

/** The forms of a template that fit whoever it speaks of. */
export function agree(template: string, people: readonly DirectedPerson[], words: PictureWords): string {
  return template.replaceAll(FORMS, (_, forms: string) => {
    const each = forms.split('|');
    return each[formOf(each.length, people, words)] ?? '';
  });
}

const HUMANS: ReadonlySet<Figure> = new Set(FIGURES.slice(0, FIGURES.indexOf('fox')));
const GROWN: ReadonlySet<Figure> = new Set<Figure>([
  'adult',
  'elder',
  'queen',
  'king',
  'wizard',
  'witch',
  'firefighter',
  'doctor',
  'teacher',
  'chef',
  'scientist',
  'farmer',
]);

function formOf(count: number, people: readonly DirectedPerson[], words: PictureWords): number {
  const [first] = people;
  const women = people.every((person) => genderOf(person, words) === 'f');
  if (count === 6) {
    const things = people.every(({ figure }) => !HUMANS.has(figure));
    if (areSeveral(people)) return things ? 5 : 4;
    if (things) return 3;
    if (!first || GROWN.has(first.figure) || genderOf(first, words) === 'x') return 2;
    return women ? 1 : 0;
  }
  const several = areSeveral(people) || (first !== undefined && isSpokenOfAsSeveral(first, words));
  if (count === 4) return (several ? 2 : 0) + (women ? 1 : 0);
  return several ? 1 : 0;
}

/** Two, or one crowd. */
const areSeveral = ([first, ...others]: readonly DirectedPerson[]): boolean =>
  others.length > 0 || first?.count !== undefined;

function isSpokenOfAsSeveral(person: DirectedPerson, words: PictureWords): boolean {
  const { respect } = words.agreement;
  return (
    isReader(person.called ?? person.name, words) ||
    (GROWN.has(person.figure) && respect.includes(genderOf(person, words)))
  );
}

function genderOf({ gender, figure }: DirectedPerson, { agreement }: PictureWords): 'f' | 'm' | 'x' {
  if (gender === 'f' || gender === 'm') return gender;
  return agreement.feminine.includes(figure) ? 'f' : 'x';
}

const isReader = (name: string, { agreement }: PictureWords) => agreement.reader.includes(name.toLowerCase());

/** As the story calls them; whom it does not name is said by what they are. */
export function nameOf({ name: known, called, figure }: DirectedPerson, words: PictureWords): string {
  const name = called ?? known;
  if (isReader(name, words)) return name.toLowerCase();
  return isStandIn(name) ? words.figures[figure] : name.trim() || words.figures[figure];
}

/** `slot` as a name or a thing is called, and `slot.case` as it is bent. */
export function bentSlots(
  slot: 'partner' | 'thing',
  called: string,
  { cases }: PictureWords,
): Record<string, string> {
  const bent = Object.entries(cases).map(([kase, rules]) => [`${slot}.${kase}`, bend(called, rules)]);
  return { [slot]: called, ...Object.fromEntries(bent) };
}

/** By the first rule that finds something. */
export function bend(name: string, rules: PictureWords['again']): string {
  const rule = rules.find(([pattern]) => pattern.test(name));
  return rule ? name.replace(...rule) : name;
}

/** Three people are named; of more, two or three are, and the others counted. */
export function listOf(names: readonly string[], words: PictureWords): string {
  const { two, three, crowds } = words.lists;
  const slots = Object.fromEntries(names.map((name, i) => [String(i + 1), name]));
  if (names.length <= 1) return names[0] ?? '';
  if (names.length <= 3) return fill(names.length === 2 ? two : three, slots);
  const named = names.length === 4 ? 2 : 3;
  return fill(crowds[named === 2 ? 0 : 1], { ...slots, others: othersOf(words, names.length - named) });
}

/** One or two of whatever is seen. */
export function seenOf(seen: readonly string[], { lists }: PictureWords): string {
  const [first = '', second] = seen;
  return second ? fill(lists.seen, { 1: first, 2: second }) : first;
}
