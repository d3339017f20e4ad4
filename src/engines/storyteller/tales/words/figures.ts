import { z } from 'zod';
import type { Appearance } from '#domain/direction-words.ts';
import { FIGURES, PROPS, type Figure, type Prop } from '#domain/picture-world.ts';
import { readAppearance, readWords } from '#domain/short-direction.ts';
import type { Spoken } from '#engines/storyteller/tales/people.ts';

/** Whom a place has beside its resident and its friend; what they are, each place says. */
export const OTHER_PARTS = ['messenger', 'neighbour', 'clerk', 'hermit', 'crowd', 'creature'] as const;
export const PLACE_PARTS = ['resident', 'friend', ...OTHER_PARTS] as const;
export type PlacePart = (typeof PLACE_PARTS)[number];

/** In every picture, unless a scene says otherwise. */
interface Looks {
  looks: Appearance;
  holds?: Prop;
}

/** Somebody of a place, or of a tale: how they are drawn, and spoken of. */
export interface FigureOfPlace extends Looks {
  figure: Figure;
  spoken: Spoken;
}
/** A tale may give a name to whoever plays a part at the place. */
export interface FigureOfTale extends Looks {
  figure: Figure | PlacePart;
  spoken: Spoken;
}

const SPOKEN = { he: 'm', she: 'f', it: 'x', they: 'p' } as const;

/** "tiny black holds bell" */
export const looksAndHolds = z.string().transform((text): Looks => {
  const words = readWords(text.split(/\s+/).filter(Boolean));
  const { looks, rest } = readAppearance(words);
  if (rest.length > 0) throw new Error(`nobody in a picture looks “${rest.join(' ')}”`);
  return { looks, ...(words.after.holds && { holds: z.enum(PROPS).parse(words.after.holds) }) };
});

/** "dinosaur, he", or with how it looks: "ghost, it, tiny black" */
const figureAmong = <Name extends string>(names: readonly Name[]) =>
  z.string().transform((text): Looks & { figure: Name; spoken: Spoken } => {
    const [what, pronoun = 'it', how = ''] = text.split(',').map((each) => each.trim());
    return {
      ...looksAndHolds.parse(how),
      figure: z.enum(names).parse(what),
      spoken: SPOKEN[z.enum(['he', 'she', 'it', 'they']).parse(pronoun)],
    };
  });

export const figureOfPlace: z.ZodType<FigureOfPlace, string> = figureAmong(FIGURES);
export const figureOfTale: z.ZodType<FigureOfTale, string> = figureAmong([...FIGURES, ...PLACE_PARTS]);
