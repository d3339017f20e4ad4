import { characters, oneLine } from '#domain/characters.ts';

/** A class of a school: first names and nothing else. It stays in the browser of whoever teaches it. */
export interface SchoolClass {
  id: string;
  /** "3b", "The owls". */
  label: string;
  children: readonly string[];
}

export const FEWEST_IN_A_CLASS = 2;
export const MOST_IN_A_CLASS = 30;
export const MOST_CLASSES = 12;
export const LONGEST_FIRST_NAME = 30;
export const LONGEST_LABEL = 40;
/** So many lines stand together before something comes of them. */
export const GROUP_OF_LINES = 5;

export const GROUP_SIZES = [3, 4, 5, 6] as const;
export const MOST_GROUPS = 10;

/** So many tales are remembered while the page is open, so that another one is told. */
export const MOST_HEARD = 60;
export const LONGEST_TALE_MARK = 200;

/** What may be wrong with a list, each with a name that shows it. */
export type ListFault =
  | { what: 'few' }
  | { what: 'many'; count: number }
  | { what: 'twice'; name: string }
  | { what: 'long'; name: string };

/**
 * Names as people type and paste them: one to a line, or with marks between them, or rows of a spreadsheet, of which the first
 * cell with letters counts; spreadsheets part cells with tabs or semicolons. "Becker, Mia" in a list of several lines is Mia,
 * unless some line has more than two: then all of them are children.
 */
export function namesIn(text: string): string[] {
  const rows = text.split(/[\r\n\v\f\u2028\u2029]+/).filter((row) => /\p{L}/u.test(row));
  if (rows.length === 1) return partsOf(rows[0] ?? '', EITHER);
  const names = rows.map((row) => partsOf(partsOf(row, CELLS)[0] ?? '', MARKS));
  const areFamiliesFirst = names.every((row) => row.length <= 2);
  return names.flatMap((row) => (areFamiliesFirst ? row.slice(-1) : row));
}

const CELLS = /[\t;；]/u;
const MARKS = /[,，、]/u;
const EITHER = /[\t;；,，、]/u;

function partsOf(row: string, marks: RegExp): string[] {
  return row
    .split(marks)
    .map(tidy)
    .filter((part) => /\p{L}/u.test(part));
}

/** Without what numbers a list: "1. Mia", "• Mia", "2) Mia". */
function tidy(cell: string): string {
  return oneLine(cell.replace(/^\s*["'“”]?(?:[\p{N}\s.)\-–•*·]+(?=\p{L}))?/u, '').replace(/["“”]\s*$/u, ''));
}

/** The first thing that is wrong, or null. */
export function listFault(names: readonly string[]): ListFault | null {
  if (names.length < FEWEST_IN_A_CLASS) return { what: 'few' };
  if (names.length > MOST_IN_A_CLASS) return { what: 'many', count: names.length };
  const long = names.find((name) => characters(name).length > LONGEST_FIRST_NAME);
  if (long !== undefined) return { what: 'long', name: long };
  const twice = names.find((name, i) => names.findIndex((each) => alike(each, name)) < i);
  return twice === undefined ? null : { what: 'twice', name: twice };
}

function alike(a: string, b: string): boolean {
  return a.toLocaleLowerCase() === b.toLocaleLowerCase();
}

/** As even as can be, none of them with one child alone. */
export function inGroups(names: readonly string[], size: number): string[][] {
  const groups = Math.max(1, Math.min(Math.round(names.length / size), Math.floor(names.length / 2)));
  return Array.from({ length: groups }, (_, i) =>
    names.slice(Math.round((i * names.length) / groups), Math.round(((i + 1) * names.length) / groups)),
  );
}
