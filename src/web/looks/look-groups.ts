import { CLOTH_HUES, COAT_HUES, EYE_HUES, HAIR_HUES, SKIN_COLOURS } from '#domain/look-colours.ts';
import {
  AGES,
  BEARDS,
  BOTTOMS,
  CLOTH_COLOURS,
  COATS,
  COVERS,
  EYE_COLOURS,
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
  type Age,
  type HairStyle,
  type Look,
  type PersonLook,
  type PetLook,
} from '#domain/look.ts';
import type { MessageId, Translate } from '#web/i18n/messages.ts';

export interface Choice {
  value: string;
  label: string;
  /** Of a swatch. */
  hue?: string;
  /** The look that it makes. */
  look: Look;
}

/** One of several: a colour, a thing with a name, or a face that shows it. */
export interface Group {
  id: string;
  label: string;
  shape: 'hue' | 'word' | 'face';
  value: string;
  choices: readonly Choice[];
}

const NONE = 'none';

type Options = readonly (string | number)[];
type Of<List extends Options> = List[number];

interface Kind<List extends Options> {
  id: string;
  shape: Group['shape'];
  options: List;
  value: Of<List> | undefined;
  label: (option: Of<List>) => MessageId;
  hue?: (option: Of<List>) => string;
  make: (option: Of<List>) => Look;
  /** What may be absent: the look without it. */
  without?: Look;
}

function group<const List extends Options>(t: Translate, title: MessageId, kind: Kind<List>): Group {
  const { id, shape, options, value, label, hue, make, without } = kind;
  const choices = options.map((option: Of<List>) => ({
    value: String(option),
    label: t(label(option)),
    ...(hue && { hue: hue(option) }),
    look: make(option),
  }));
  const none = without && { value: NONE, label: t('look.none'), look: without };
  return {
    id,
    label: t(title),
    shape,
    value: value === undefined ? NONE : String(value),
    choices: none ? [none, ...choices] : choices,
  };
}

/** Without a part that may be absent. */
function lacking<Whole extends Look>(look: Whole, part: keyof Whole): Whole {
  const { [part]: _gone, ...rest } = look;
  return rest as unknown as Whole;
}

/** A baby has its curl and its romper, and whoever is older has not. */
function atAge(look: PersonLook, age: Age): PersonLook {
  const { hair, top } = look;
  if (age === look.age) return look;
  if (age === 'baby')
    return { ...look, age, hair: { ...hair, style: 'curl' }, top: { ...top, kind: 'romper' } };
  return {
    ...look,
    age,
    hair: {
      style: hair.style === 'curl' ? 'short' : hair.style,
      colour: age === 'elder' && hair.colour !== 'white' ? 'grey' : hair.colour,
    },
    top: { ...top, kind: top.kind === 'romper' ? 'tee' : top.kind },
  };
}

export function personGroups(look: PersonLook, t: Translate) {
  const { hair, top, bottom, glasses, cover, hearing, mobility } = look;
  const cloth = (
    id: string,
    title: MessageId,
    value: PersonLook['top']['colour'],
    make: (colour: PersonLook['top']['colour']) => Look,
  ) =>
    group(t, title, {
      id,
      shape: 'hue',
      options: CLOTH_COLOURS,
      value,
      label: (each) => `look.colour.${each}`,
      hue: (each) => CLOTH_HUES[each],
      make,
    });
  return {
    age: group(t, 'look.group.age', {
      id: 'age',
      shape: 'word',
      options: AGES,
      value: look.age,
      label: (age) => `look.age.${age}`,
      make: (age) => atAge(look, age),
    }),
    skin: group(t, 'look.group.skin', {
      id: 'skin',
      shape: 'hue',
      options: SKINS,
      value: look.skin,
      label: (skin) => `look.skin.${skin}`,
      hue: (skin) => SKIN_COLOURS[skin],
      make: (skin) => ({ ...look, skin }),
    }),
    hair: group(t, 'look.group.hair', {
      id: 'hair',
      shape: 'face',
      options: HAIR_STYLES.filter(
        (style) => (style === 'curl') === (look.age === 'baby') || style === 'none',
      ),
      value: hair.style,
      label: (style) => `look.hair.${style}`,
      make: (style) => ({ ...look, hair: { ...hair, style } }),
    }),
    hairColour: group(t, 'look.group.hair_colour', {
      id: 'hair-colour',
      shape: 'hue',
      options: HAIR_COLOURS,
      value: hair.colour,
      label: (colour) => `look.colour.${colour}`,
      hue: (colour) => HAIR_HUES[colour],
      make: (colour) => ({ ...look, hair: { ...hair, colour } }),
    }),
    iris: group(t, 'look.group.iris', {
      id: 'iris',
      shape: 'hue',
      options: EYE_COLOURS,
      value: look.face.iris,
      label: (colour) => `look.colour.${colour}`,
      hue: (colour) => EYE_HUES[colour],
      make: (iris) => ({ ...look, face: { ...look.face, iris } }),
    }),
    marks: group(t, 'look.group.marks', {
      id: 'marks',
      shape: 'word',
      options: MARKS,
      value: look.marks[0],
      label: (mark) => `look.marks.${mark}`,
      make: (mark) => ({ ...look, marks: [mark] }),
      without: { ...look, marks: [] },
    }),
    glasses: group(t, 'look.group.glasses', {
      id: 'glasses',
      shape: 'word',
      options: GLASSES,
      value: glasses?.shape,
      label: (shape) => `look.glasses.${shape}`,
      make: (shape) => ({ ...look, glasses: { colour: 'brown', ...glasses, shape } }),
      without: lacking(look, 'glasses'),
    }),
    glassesColour:
      glasses &&
      cloth('glasses-colour', 'look.group.glasses_colour', glasses.colour, (colour) => ({
        ...look,
        glasses: { ...glasses, colour },
      })),
    beard: group(t, 'look.group.beard', {
      id: 'beard',
      shape: 'word',
      options: BEARDS,
      value: look.beard,
      label: (beard) => `look.beard.${beard}`,
      make: (beard) => ({ ...look, beard }),
      without: lacking(look, 'beard'),
    }),
    top: group(t, 'look.group.top', {
      id: 'top',
      shape: 'word',
      options: TOPS,
      value: top.kind,
      label: (kind) => `look.top.${kind}`,
      make: (kind) => ({ ...look, top: { ...top, kind } }),
    }),
    topColour: cloth('top-colour', 'look.group.top_colour', top.colour, (colour) => ({
      ...look,
      top: { ...top, colour },
    })),
    pattern: group(t, 'look.group.pattern', {
      id: 'pattern',
      shape: 'word',
      options: PATTERNS,
      value: top.pattern,
      label: (pattern) => `look.pattern.${pattern}`,
      make: (pattern) => ({ ...look, top: { ...top, pattern } }),
    }),
    bottom: group(t, 'look.group.bottom', {
      id: 'bottom',
      shape: 'word',
      options: BOTTOMS,
      value: bottom.kind,
      label: (kind) => `look.bottom.${kind}`,
      make: (kind) => ({ ...look, bottom: { ...bottom, kind } }),
    }),
    bottomColour: cloth('bottom-colour', 'look.group.bottom_colour', bottom.colour, (colour) => ({
      ...look,
      bottom: { ...bottom, colour },
    })),
    height: group(t, 'look.group.height', {
      id: 'height',
      shape: 'word',
      options: HEIGHTS,
      value: look.height,
      label: (height) => `look.height.${height}`,
      make: (height) => ({ ...look, height }),
    }),
    cover: group(t, 'look.group.cover', {
      id: 'cover',
      shape: 'word',
      options: COVERS,
      value: cover?.kind,
      label: (kind) => `look.cover.${kind}`,
      make: (kind) => ({ ...look, cover: { colour: 'violet', ...cover, kind } }),
      without: lacking(look, 'cover'),
    }),
    coverColour:
      cover &&
      cloth('cover-colour', 'look.group.cover_colour', cover.colour, (colour) => ({
        ...look,
        cover: { ...cover, colour },
      })),
    hearing: group(t, 'look.group.hearing', {
      id: 'hearing',
      shape: 'word',
      options: HEARING,
      value: hearing?.kind,
      label: (kind) => `look.hearing.${kind}`,
      make: (kind) => ({ ...look, hearing: { side: 'left', colour: 'sky', ...hearing, kind } }),
      without: lacking(look, 'hearing'),
    }),
    mobility: group(t, 'look.group.mobility', {
      id: 'mobility',
      shape: 'word',
      options: MOBILITY_AIDS,
      value: mobility?.kind,
      label: (kind) => `look.mobility.${kind}`,
      make: (kind) => ({ ...look, mobility: { colour: 'coral', ...mobility, kind } }),
      without: lacking(look, 'mobility'),
    }),
    mobilityColour:
      mobility &&
      cloth('mobility-colour', 'look.group.mobility_colour', mobility.colour, (colour) => ({
        ...look,
        mobility: { ...mobility, colour },
      })),
  };
}

export function petGroups(look: PetLook, t: Translate) {
  const coat = (
    id: string,
    title: MessageId,
    value: PetLook['coat'],
    make: (coat: PetLook['coat']) => Look,
  ) =>
    group(t, title, {
      id,
      shape: 'hue',
      options: COATS,
      value,
      label: (each) => `look.colour.${each}`,
      hue: (each) => COAT_HUES[each],
      make,
    });
  return {
    species: group(t, 'look.group.species', {
      id: 'species',
      shape: 'face',
      options: SPECIES,
      value: look.species,
      label: (species) => `look.species.${species}`,
      make: (species) => ({ ...look, species }),
    }),
    coat: coat('coat', 'look.group.coat', look.coat, (each) => ({
      ...look,
      coat: each,
      second: each === look.second ? look.coat : look.second,
    })),
    collar: group(t, 'look.group.collar', {
      id: 'collar',
      shape: 'hue',
      options: CLOTH_COLOURS,
      value: look.collar,
      label: (colour) => `look.colour.${colour}`,
      hue: (colour) => CLOTH_HUES[colour],
      make: (collar) => ({ ...look, collar }),
      without: lacking(look, 'collar'),
    }),
    markings: group(t, 'look.group.markings', {
      id: 'markings',
      shape: 'word',
      options: MARKINGS,
      value: look.markings,
      label: (markings) => `look.markings.${markings}`,
      make: (markings) => ({ ...look, markings }),
    }),
    second: coat('second', 'look.group.second', look.second, (second) => ({ ...look, second })),
    iris: group(t, 'look.group.iris', {
      id: 'iris',
      shape: 'hue',
      options: EYE_COLOURS,
      value: look.eyes,
      label: (colour) => `look.colour.${colour}`,
      hue: (colour) => EYE_HUES[colour],
      make: (eyes) => ({ ...look, eyes }),
    }),
  };
}

/** What is worn most; the first view has room for these. */
const COMMON: readonly HairStyle[] = ['short', 'bob', 'long', 'ponytail', 'braids', 'curly', 'afro', 'waves'];

/** A group cut down to what most people need, and what is chosen. */
export function shortened(whole: Group): Group {
  const choices = whole.choices.filter(
    ({ value }) => value === whole.value || COMMON.some((style) => style === value),
  );
  return choices.length > 2 ? { ...whole, choices } : whole;
}

/** What is drawn on choices that show a face, by their values. */
export function facesOf(look: Look): Readonly<Record<string, Look>> {
  const faces: [string, Look][] =
    'species' in look
      ? SPECIES.map((species) => [species, { ...look, species }])
      : HAIR_STYLES.map((style) => [style, { ...look, hair: { ...look.hair, style } }]);
  return Object.fromEntries(faces);
}

/** In words, for whoever cannot see the drawing. */
export function lookInWords(groups: readonly (Group | undefined)[]): string {
  return groups
    .flatMap((each) => (each && each.value !== NONE ? [each] : []))
    .flatMap(({ label, value, choices }) => {
      const chosen = choices.find((choice) => choice.value === value);
      return chosen ? [`${label}: ${chosen.label}`] : [];
    })
    .join(', ');
}
