import { isStandIn } from '#domain/family-in-scenes.ts';
import type { Figure } from '#domain/picture-world.ts';
import type { Action, DirectedPerson, SceneDirection } from '#domain/scene-direction.ts';
import { doneTo, held, isOneOf, type Handling, type Kind } from '#engines/illustrator/describe/handling.ts';
import { DOINGS_WITH, SAID_MOODS, type PictureWords } from '#engines/illustrator/describe/picture-words.ts';

/** What somebody does, or several at once, ready to be said of them. */
export interface Doing extends Handling {
  people: DirectedPerson[];
  kind: Kind;
  partner?: DirectedPerson;
}

/** Who has no legs to stand on, or nothing under them, is just there. */
const SWIMMERS: ReadonlySet<Figure> = new Set<Figure>(['whale', 'dolphin', 'fish', 'octopus', 'mermaid']);

/** Everybody's doings in the order of the direction; who does the same does it together. */
export function doingsOf(direction: SceneDirection, words: PictureWords): Doing[] {
  const told = new Set<DirectedPerson>();
  const doings: Doing[] = [];
  for (const person of direction.who) {
    if (told.has(person)) continue;
    const doing = doingOf(person, direction, words);
    for (const each of doing.people) told.add(each);
    if (doing.partner && isToldWith(doing, direction)) told.add(doing.partner);
    const same = doings.find((other) => isSame(doing, other));
    if (same) same.people.push(...doing.people);
    else doings.push(doing);
  }
  return doings;
}

function isSame(one: Doing, other: Doing): boolean {
  return (
    one.template === other.template &&
    one.partner === other.partner &&
    one.thing === other.thing &&
    one.holding === other.holding
  );
}

function doingOf(person: DirectedPerson, direction: SceneDirection, words: PictureWords): Doing {
  const kind = kindOf(person, direction);
  const partner = partnerOf(person, kind, direction);
  const { holds } = person;
  if (partner && isMutual(person, partner, direction)) {
    const [over, under] = inOrder(person, partner);
    if (!over || !under) return { people: [person, partner], kind, ...doneTo(kind, holds, direction, words) };
    return { people: [over], kind, partner: under, template: words.with[kind as With], ...held(holds) };
  }
  if (kind === 'give' && holds && partner) {
    return { people: [person], kind, partner, thing: holds, template: words.gives };
  }
  if (partner && isOneOf(kind, DOINGS_WITH) && !(kind === 'give' && holds)) {
    return { people: [person], kind, partner, template: words.with[kind], ...held(holds) };
  }
  const felt = kind === 'be' ? SAID_MOODS.find((mood) => mood === person.mood) : undefined;
  if (felt) return { people: [person], kind, template: words.feels[felt] };
  return { people: [person], kind, ...doneTo(kind, holds, direction, words) };
}

type With = (typeof DOINGS_WITH)[number];

function kindOf(
  { pose, mood, holds, looks, name, figure, aid }: DirectedPerson,
  { place, who }: SceneDirection,
): Kind {
  if (mood === 'asleep') return 'sleep';
  if (pose && pose !== 'stand') return pose;
  if (holds) return 'hold';
  if (looks && looks !== name && who.some((each) => each.name === looks)) return 'look';
  const stands = !SWIMMERS.has(figure) && place !== 'underwater' && aid !== 'wheelchair';
  return pose && stands ? 'stand' : 'be';
}

/** With whom, or to whom somebody looks while doing what wants somebody. */
function partnerOf(
  { name, looks, ...person }: DirectedPerson,
  kind: Kind,
  { who }: SceneDirection,
): DirectedPerson | undefined {
  if (!isOneOf(kind, DOINGS_WITH)) return undefined;
  const byLooks = isOneOf(kind, ['look', 'give', 'point', 'wave', 'listen', 'whisper'] as const);
  const wanted = person.with ?? (byLooks ? looks : undefined);
  return who.find((each) => each.name === wanted && each.name !== name && isNamed(each));
}

/** Phrases for kinds of people can begin a sentence, and no more. */
const isNamed = ({ name }: DirectedPerson) => name.trim() !== '' && !isStandIn(name);

/** Both do it, and with each other. */
function isMutual(one: DirectedPerson, other: DirectedPerson, direction: SceneDirection): boolean {
  const kind = kindOf(one, direction);
  if (kind !== kindOf(other, direction)) return false;
  const meet = isOneOf(kind, ['look', 'wave', 'whisper'] as const) && one.looks === other.name;
  return other.with === one.name || (meet && other.looks === one.name);
}

/** Who carries, and who is carried; neither where both do the same. */
function inOrder(one: DirectedPerson, other: DirectedPerson): [DirectedPerson, DirectedPerson] | [] {
  if (one.pose === 'on-shoulders') return [one, other];
  if (one.pose !== 'carry') return [];
  if (other.figure === 'baby') return [one, other];
  return one.figure === 'baby' ? [other, one] : [];
}

const IDLE: ReadonlySet<Action> = new Set<Action>(['stand', 'walk', 'listen']);

/** The carried one comes with the carrier, and so does whoever does nothing else. */
function isToldWith({ kind, people, partner }: Doing, direction: SceneDirection): boolean {
  const { who } = direction;
  const [person] = people;
  if (!person || !partner) return false;
  if (isMutual(person, partner, direction)) return true;
  const concerns = person.with === partner.name || kind === 'give';
  if (!concerns || who.indexOf(partner) < who.indexOf(person)) return false;
  const { pose = 'stand', holds, looks = person.name } = partner;
  return IDLE.has(pose) && !holds && looks === person.name;
}
