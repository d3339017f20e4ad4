import type { OptionKind } from '#domain/story-options.ts';
import type { PERSONAL_EMOJIS } from '#domain/personal-character.ts';

/** Where the drawing of a place, a theme or a hero lies. What somebody typed in is drawn as any other of its kind. */
export function drawnOption(kind: OptionKind, id: string): string {
  return `/art/${kind}s/${isTyped(id) ? 'own' : id}.webp`;
}

export const drawnMedal = (achievement: string) => `/art/medals/${achievement}.webp`;

export const isTyped = (id: string) => id.startsWith('custom-');

const FACES = {
  '👶': 'baby',
  '👧': 'girl',
  '👦': 'boy',
  '👨': 'man',
  '👩': 'woman',
  '🐶': 'dog',
  '🐱': 'cat',
  '⭐': 'star',
} as const satisfies Record<(typeof PERSONAL_EMOJIS)[number], string>;

type Face = (typeof FACES)[keyof typeof FACES];

/** One of the eight faces of a family. Another one, of long ago, is a star. */
export function faceOf(emoji: string): Face {
  const known: Readonly<Record<string, Face>> = FACES;
  return known[emoji] ?? 'star';
}
