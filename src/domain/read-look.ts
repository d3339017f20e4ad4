import {
  AGES,
  BEARDS,
  BOTTOMS,
  CLOTH_COLOURS,
  COATS,
  COVERS,
  EARS,
  EYE_COLOURS,
  EYE_SHAPES,
  FACE_SHAPES,
  GLASSES,
  HAIR_COLOURS,
  HAIR_STYLES,
  HEARING,
  HEIGHTS,
  MARKINGS,
  MARKS,
  MOBILITY_AIDS,
  PATTERNS,
  SKINS,
  SPECIES,
  TOPS,
  type Look,
  type PersonLook,
  type PetLook,
} from '#domain/look.ts';

type Options = readonly (string | number)[];
type Parts = Readonly<Record<string, Options | Readonly<Record<string, Options>>>>;
type PartsOf<Whole> = Readonly<Record<keyof Whole, Parts[string]>>;

type Extra = 'glasses' | 'hearing' | 'cover' | 'beard' | 'mobility';

const PERSON: PartsOf<Omit<PersonLook, Extra | 'marks'>> = {
  age: AGES,
  skin: SKINS,
  hair: { style: HAIR_STYLES, colour: HAIR_COLOURS },
  face: { shape: FACE_SHAPES, eyes: EYE_SHAPES, iris: EYE_COLOURS },
  top: { kind: TOPS, colour: CLOTH_COLOURS, pattern: PATTERNS },
  bottom: { kind: BOTTOMS, colour: CLOTH_COLOURS },
  height: HEIGHTS,
};
const EXTRAS: PartsOf<Pick<PersonLook, Extra>> = {
  glasses: { shape: GLASSES, colour: CLOTH_COLOURS },
  hearing: { kind: HEARING, side: EARS, colour: CLOTH_COLOURS },
  cover: { kind: COVERS, colour: CLOTH_COLOURS },
  beard: BEARDS,
  mobility: { kind: MOBILITY_AIDS, colour: CLOTH_COLOURS },
};
const PET: PartsOf<Omit<PetLook, 'collar'>> = {
  species: SPECIES,
  coat: COATS,
  second: COATS,
  markings: MARKINGS,
  eyes: EYE_COLOURS,
};

/** A look out of a storage or a request, without whatever else stands there; undefined if a part of it is missing or unknown. */
export function readLook(value: unknown): Look | undefined {
  if (!isRecord(value)) return undefined;
  return 'species' in value ? petIn(value) : personIn(value);
}

function personIn(value: Record<string, unknown>): PersonLook | undefined {
  const { marks } = value;
  const whole = partsIn(value, PERSON, EXTRAS);
  if (!whole || !Array.isArray(marks)) return undefined;
  const known = MARKS.filter((mark) => marks.includes(mark));
  if (known.length !== marks.length) return undefined;
  // Part by part it was compared with what may stand there.
  return { ...whole, marks: known } as PersonLook;
}

function petIn(value: Record<string, unknown>): PetLook | undefined {
  return partsIn(value, PET, { collar: CLOTH_COLOURS }) as PetLook | undefined;
}

function partsIn(value: Record<string, unknown>, must: Parts, may: Parts = {}): object | undefined {
  const found: Record<string, unknown> = {};
  for (const [name, options] of Object.entries({ ...must, ...may })) {
    if (value[name] === undefined && name in may) continue;
    const part = partIn(value[name], options);
    if (part === undefined) return undefined;
    found[name] = part;
  }
  return found;
}

function partIn(value: unknown, options: Parts[string]): unknown {
  if (isList(options)) return options.find((option) => option === value);
  return isRecord(value) ? partsIn(value, options) : undefined;
}

const isList = (options: Parts[string]): options is Options => Array.isArray(options);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
