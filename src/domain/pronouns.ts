import type { Gender } from '#domain/story-world.ts';

/** How a family wants somebody to be spoken of. `they`: neither she nor he; `unsaid`: the story does not say. */
export const PRONOUNS = ['she', 'he', 'they', 'unsaid'] as const;
export type Pronoun = (typeof PRONOUNS)[number];

const OF_FACES = new Map<string, Pronoun>([
  ['👧', 'she'],
  ['👩', 'she'],
  ['👦', 'he'],
  ['👨', 'he'],
]);

/** What a picture suggests, for as long as nobody has said. */
export function pronounOfFace(emoji: string): Pronoun {
  return OF_FACES.get(emoji) ?? 'unsaid';
}

export const GENDER_OF: Readonly<Record<Pronoun, Gender>> = { she: 'f', he: 'm', they: 'n', unsaid: 'x' };
