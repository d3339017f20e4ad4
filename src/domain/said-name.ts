import { characters, oneLine } from '#domain/characters.ts';

/** How a family says a name, written as they hear it. */
export interface SaidName {
  name: string;
  said: string;
}

export const MOST_SAID = 60;
/** A name longer than this is nobody's. */
export const MOST_SAID_NAME = 80;
/** So many are told apart in one text. */
export const MOST_SAID_NAMES = 20;

/** Letters, and what stands between the parts of a name. */
const SAYABLE = /^[\p{L}\p{M}](?:[\p{L}\p{M}'’ -]|\u200c|\u200d)*$/u;

/** Whether a voice can say it: nothing but letters, and no more than one breath of them. */
export function isSayable(said: string): boolean {
  const line = oneLine(said);
  return characters(line).length <= MOST_SAID && SAYABLE.test(line);
}

/** Those that are named in a text: of nobody else it is told how they are called. */
export function saidIn(text: string, names: readonly SaidName[]): SaidName[] {
  return names.filter(({ name }) => name !== '' && text.includes(name)).slice(0, MOST_SAID_NAMES);
}
