import {
  appearance,
  COLOURS,
  COUNTS,
  THING_COUNTS,
  placedThing,
  RELATIONS,
  SIZES,
  STATES,
  type Appearance,
  type PlacedThing,
} from '#domain/direction-words.ts';
import { AGES, BEARDS, HAIR_COLOURS, HAIR_STYLES } from '#domain/look.ts';
import { PROPS, type Prop } from '#domain/picture-world.ts';

function one<Value extends string>(words: readonly string[], values: readonly Value[]): Value | undefined {
  return values.find((value) => words.includes(value));
}

/** What stands behind each of these words belongs to it. */
const BEFORE = ['holds', 'looks', 'with', 'wears', 'skin', ...RELATIONS] as const;
type Before = (typeof BEFORE)[number];

/** "small black sit on chair wears robe+turban": the words that speak for themselves, and what stands behind the others. */
export function readWords(words: readonly string[]): {
  plain: string[];
  after: Partial<Record<Before, string>>;
} {
  const after: Partial<Record<Before, string>> = {};
  const plain: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    const key = BEFORE.find((each) => each === word);
    if (key) after[key] = words[++i] ?? '';
    else plain.push(word);
  }
  return { plain, after };
}

/** Where, of words that may say it. */
export function atOf({ plain, after }: ReturnType<typeof readWords>): string | undefined {
  const how = RELATIONS.find((each) => after[each] !== undefined);
  if (how) return `${how} ${after[how] ?? ''}`;
  return plain.includes('far') ? 'far' : undefined;
}

/** "tiny black", "hair-white hair-bun beard wears robe+turban skin 4": looks out of a line of words, and the words left over. */
export function readAppearance(read: ReturnType<typeof readWords>): { looks: Appearance; rest: string[] } {
  const { plain, after } = read;
  const hair = plain.flatMap((word) => (word.startsWith('hair-') ? [word.slice('hair-'.length)] : []));
  const beard = one(plain, BEARDS) ?? (plain.includes('beard') ? ('full' as const) : undefined);
  const found = {
    count: one(plain, COUNTS),
    size: one(plain, SIZES),
    colour: one(plain, COLOURS),
    age: one(plain, AGES),
    hair: one(hair, HAIR_COLOURS),
    style: one(hair, HAIR_STYLES),
    beard,
    skin: after.skin === undefined ? undefined : Number(after.skin),
    wears: after.wears?.split('+'),
  };
  const said = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
  const known = new Set<string>([
    ...Object.values(found).filter((value) => typeof value === 'string'),
    ...(found.hair ? [`hair-${found.hair}`] : []),
    ...(found.style ? [`hair-${found.style}`] : []),
    ...(beard ? ['beard'] : []),
  ]);
  const looks = Object.keys(said).length > 0 ? appearance.parse(said) : {};
  return { looks, rest: plain.filter((word) => !known.has(word)) };
}

/** "many red letter in air", "egg on bed". `named` says what a word stands for: a choice, somebody's role. */
export function readThing(text: string, named = (word: string) => word): Prop | PlacedThing {
  const words = text.trim().split(/\s+/);
  const from = words.findIndex((word) => RELATIONS.some((each) => each === word));
  const plain = (from === -1 ? words : words.slice(0, from)).map(named);
  const far = plain.includes('far');
  const found = {
    what: one(plain, PROPS),
    at:
      from === -1
        ? far
          ? 'far'
          : undefined
        : [words[from], named(words.slice(from + 1).join(' '))].join(' '),
    size: one(plain, SIZES),
    count: one(plain, THING_COUNTS),
    colour: one(plain, COLOURS),
    state: one(plain, STATES),
  };
  const unknown = plain.filter((word) => word !== 'far' && !Object.values(found).includes(word));
  if (!found.what || unknown.length > 0) throw new Error(`nobody can draw a ${unknown.join(' ') || text}`);
  if (words.length === 1) return found.what;
  return placedThing.parse(
    Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)),
  );
}
