import { z } from 'zod';
import {
  AGES,
  BEARDS,
  BOTTOMS,
  COVERS,
  GLASSES,
  HAIR_STYLES,
  HEARING,
  MARKINGS,
  MARKS,
  MOBILITY_AIDS,
  PATTERNS,
  SPECIES,
  TOPS,
} from '#domain/look.ts';
import { SAID_COLOURS, SKIN_TONES, type LookWords } from '#domain/look-words.ts';

const phrases = z.array(z.string().trim().min(1)).min(1);
const table = <Name extends string>(names: readonly Name[]) => z.partialRecord(z.enum(names), phrases);

const lookWords: z.ZodType<LookWords> = z.strictObject({
  spaces: z.boolean(),
  colour: z.enum(['before', 'after']),
  and: phrases,
  not: phrases,
  nothing: phrases,
  hair: phrases,
  eyes: phrases,
  skin: phrases,
  coat: phrases,
  collar: phrases,
  colours: table(SAID_COLOURS),
  skinTones: table(SKIN_TONES),
  lengths: table(['short', 'long']),
  hairStyles: table(HAIR_STYLES),
  glasses: phrases,
  glassesShapes: table(GLASSES),
  marks: table(MARKS),
  hearing: table(HEARING),
  covers: table(COVERS),
  beards: table(BEARDS),
  mobility: table(MOBILITY_AIDS),
  tops: table(TOPS),
  bottoms: table(BOTTOMS),
  patterns: table(PATTERNS),
  ages: table(AGES),
  species: table(SPECIES),
  markings: table(MARKINGS),
});

/** Of these a language owes whatever English has: they are who somebody is. */
const OWED = [
  'marks',
  'hearing',
  'covers',
  'beards',
  'mobility',
  'ages',
  'species',
  'markings',
  'lengths',
] as const;
/** Some languages call two of the others by one name. */
const OWED_COLOURS = ['black', 'white', 'grey', 'brown', 'red', 'blond', 'green', 'blue'] as const;
const OWED_STYLES = ['curly', 'waves', 'braids', 'bun', 'ponytail', 'afro', 'none'] as const;

export function lookWordFaults(own: unknown, english: unknown): string[] {
  const [words, model] = [lookWords.parse(own), lookWords.parse(english)];
  const lacking = (topic: string, has: object, owed: readonly string[]) =>
    owed.filter((name) => !(name in has)).map((name) => `there is no word for ${topic} > ${name}`);
  return [
    ...OWED.flatMap((topic) => lacking(topic, words[topic], Object.keys(model[topic]))),
    ...lacking('colours', words.colours, OWED_COLOURS),
    ...lacking('hairStyles', words.hairStyles, OWED_STYLES),
  ];
}
