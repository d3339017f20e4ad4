import { HATS, OUTFITS, type ColourWord } from '#domain/direction-words.ts';
import { HAIR_HUES } from '#domain/look-colours.ts';
import type { Figure } from '#domain/picture-world.ts';
import type { SceneCharacter } from '#engines/illustrator/port.ts';
import type { Look, Outfit } from '#engines/illustrator/built-in/figures/actor.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';

/** What the words for colours look like. */
export const COLOUR_HUES: Readonly<Record<ColourWord, Colour>> = {
  red: '#cf4a45',
  orange: '#ea8a3c',
  yellow: '#f4c95d',
  gold: '#dcab4c',
  green: '#5f9f62',
  teal: '#3f8f8c',
  blue: '#4b7fb8',
  violet: '#7c6bb5',
  pink: '#e28aa6',
  brown: '#8f6242',
  sand: '#d9be93',
  white: '#f6f2ea',
  grey: '#9a98a3',
  black: '#3a3742',
};

/** Hair, once it has turned. */
const AGED: Partial<Look> = { hair: HAIR_HUES.white };

/** Who would not be known without a beard. */
const OF_THEIR_KIND: ReadonlySet<Figure> = new Set(['king', 'wizard']);

/** The looks that chance gave somebody, mended by what the story says of them. */
export function asStoryTells(look: Look, { said = {}, figure }: SceneCharacter): Look {
  const { colour, hair, style, beard, wears = [], age } = said;
  const boned = FIGURE_DEFINITIONS[figure].boned === true;
  const outfit = OUTFITS.find((each) => (wears as readonly string[]).includes(each));
  const hat = HATS.find((each) => (wears as readonly string[]).includes(each));
  const bare = wears.includes('no-hat') || (wears.length > 0 && !hat);
  const { hat: worn, glasses, beard: grown, ...plain } = look;
  // Whoever is described has what is described: chance gives a real person of long ago neither glasses nor a beard.
  const described = hair !== undefined || style !== undefined || beard !== undefined || wears.length > 0;
  return {
    ...plain,
    ...(worn && !bare && { hat: worn }),
    ...(glasses && !described && { glasses }),
    ...(grown && (!described || OF_THEIR_KIND.has(figure)) && { beard: grown }),
    ...(age === 'elder' && AGED),
    ...(colour && (boned ? dyed(COLOUR_HUES[colour], outfit) : coated(look, COLOUR_HUES[colour]))),
    ...(!boned && wears.some((each) => DRESSING.has(each)) && { vest: look.top }),
    ...(hair && { hair: HAIR_HUES[hair] }),
    ...(style && { hairStyle: style }),
    ...(beard && { beard }),
    ...(outfit && { outfit }),
    ...(hat && { hat }),
    ...(wears.includes('glasses') && { glasses: { shape: 'round' as const } }),
    ...(wears.includes('scarf') && { scarf: look.top }),
    ...(wears.includes('mittens') && { mittens: look.bottom }),
    ...(wears.includes('cape') && { cape: look.bottom }),
  };
}

/** What of people's clothes an animal has a kind of. */
const DRESSING: ReadonlySet<string> = new Set(['vest', 'jacket', 'uniform', 'apron', 'tee']);

/** Oilskin is yellow unless the story says otherwise. */
const dyed = (top: Colour, outfit: Outfit | undefined): Partial<Look> => ({
  top,
  ...(outfit === 'raincoat' && { coat: top }),
});

/** What animals wear by chance would hide the colour that the story is about. */
function coated({ vest: _vest, ...look }: Look, coat: Colour): Partial<Look> {
  return { ...look, coat, vest: undefined };
}
