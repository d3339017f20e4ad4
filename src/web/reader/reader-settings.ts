import { useSyncExternalStore } from 'react';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { kept } from '#web/browser/storage.ts';
import { READER_KEY } from '#web/reader/reader-key.ts';

export const READER_FONTS = ['story', 'clear', 'dyslexia'] as const;
export type ReaderFont = (typeof READER_FONTS)[number];

export const READER_SIZES = [0.9, 1, 1.15, 1.35, 1.6] as const;
export const READER_SPACINGS = [1, 1.2, 1.45] as const;

/** Above which kanji their reading stands: none; those of later years than the second; all. */
export const FURIGANA = ['none', 'later', 'all'] as const;
export type Furigana = (typeof FURIGANA)[number];

/** How somebody likes to read; remembered for good. */
export interface ReaderSettings {
  font: ReaderFont;
  /** Times the usual size. */
  size: number;
  /** Times the usual room between lines, words and letters. */
  spacing: number;
  /** The spoken word is marked and kept in view. */
  readAlong: boolean;
  furigana: Furigana;
  /** Above Chinese signs. */
  pinyin: boolean;
  /** Neighbouring syllables have two colours. */
  syllables: boolean;
  /** Under the line that is read. */
  ruler: boolean;
  /** Words of stories for the young can be touched. */
  words: boolean;
  /** What was achieved is heard. */
  chimes: boolean;
  /** Beside the language of a book, where it is told in that one, too. */
  second: LanguageCode | null;
}

const DEFAULTS: ReaderSettings = {
  font: 'story',
  size: 1,
  spacing: 1,
  readAlong: true,
  furigana: 'none',
  pinyin: false,
  syllables: false,
  ruler: false,
  words: true,
  chimes: true,
  second: null,
};

let current: ReaderSettings | undefined;
const listeners = new Set<() => void>();

export function readerSettings(): ReaderSettings {
  current ??= stored();
  return current;
}

export function changeReaderSettings(change: Partial<ReaderSettings>): void {
  current = { ...readerSettings(), ...change };
  kept.write(READER_KEY, JSON.stringify(current));
  for (const listener of listeners) listener();
}

export function useReaderSettings(): ReaderSettings {
  return useSyncExternalStore(subscribe, readerSettings, () => DEFAULTS);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): ReaderSettings {
  try {
    const value = JSON.parse(kept.read(READER_KEY) ?? '{}') as Partial<ReaderSettings>;
    return {
      font: READER_FONTS.find((font) => font === value.font) ?? DEFAULTS.font,
      size: READER_SIZES.find((size) => size === value.size) ?? DEFAULTS.size,
      spacing: READER_SPACINGS.find((spacing) => spacing === value.spacing) ?? DEFAULTS.spacing,
      readAlong: value.readAlong !== false,
      furigana: FURIGANA.find((furigana) => furigana === value.furigana) ?? DEFAULTS.furigana,
      pinyin: value.pinyin === true,
      syllables: value.syllables === true,
      ruler: value.ruler === true,
      words: value.words !== false,
      chimes: value.chimes !== false,
      second: LANGUAGE_CODES.find((code) => code === value.second) ?? null,
    };
  } catch {
    return DEFAULTS;
  }
}
