import { oneLine } from '#domain/characters.ts';
import {
  DEFAULT_EMOJIS,
  PERSONAL_EMOJIS,
  RELATIONSHIPS,
  isPersonal,
  personalFault,
  type PersonalCharacter,
} from '#domain/personal-character.ts';
import { PRONOUNS } from '#domain/pronouns.ts';
import { readLook } from '#domain/read-look.ts';
import { isSayable } from '#domain/said-name.ts';

/** What the browser kept, as far as it can still be used: people edit their storage, and old versions wrote it. */
export function readFamily(text: string | null): readonly PersonalCharacter[] {
  const found = listIn(text).flatMap((value) => characterIn(value) ?? []);
  return found.filter(({ id }, i) => found.findIndex((each) => each.id === id) === i);
}

function listIn(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function characterIn(value: unknown): PersonalCharacter | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, name, emoji, relationship, description, pronoun, dateAdded, ...rest } = value as Record<
    string,
    unknown
  >;
  const known = RELATIONSHIPS.find((each) => each === relationship);
  if (typeof id !== 'string' || typeof name !== 'string' || !known) return undefined;
  const said = PRONOUNS.find((each) => each === pronoun);
  const look = readLook(rest['look']);
  const heard = typeof rest['said'] === 'string' ? oneLine(rest['said']) : '';
  const words = typeof description === 'string' ? description : '';
  if (!isPersonal({ id }) || !isTime(dateAdded) || personalFault({ name, description: words }))
    return undefined;
  return {
    id,
    name,
    emoji: PERSONAL_EMOJIS.find((each) => each === emoji) ?? DEFAULT_EMOJIS[known],
    relationship: known,
    ...(words && { description: words }),
    ...(said && { pronoun: said }),
    ...(look && { look }),
    ...(isSayable(heard) && { said: heard }),
    dateAdded,
  };
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
