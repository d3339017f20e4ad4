import { DEFAULT_LANGUAGE, type LanguageCode } from '#domain/languages.ts';
import { findUnsafeWords } from '#domain/content-safety/unsafe-lexicon.ts';

export type ViolationKind = 'word' | 'phone' | 'email' | 'address' | 'card';

export interface Violation {
  kind: ViolationKind;
  /** As it stands in the text. */
  text: string;
}

export interface SafetyCheck {
  clean: boolean;
  violations: Violation[];
  /** The text with everything that was found behind asterisks. */
  masked: string;
}

export interface SafetyOptions {
  /** Of the text, as far as it is known. */
  language?: LanguageCode;
  /** What is allowed here, such as an address in the field for one. */
  except?: readonly ViolationKind[];
}

const PATTERNS: readonly { kind: ViolationKind; pattern: RegExp }[] = [
  { kind: 'card', pattern: /(?<!\d)(?:\d[ -]?){15}\d(?!\d)/g },
  { kind: 'phone', pattern: /(?<!\d)(?:\+\d{1,3}[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d)/g },
  { kind: 'email', pattern: /(?<![\w.%+-])[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g },
  {
    kind: 'address',
    pattern:
      /\b\d{1,5}\s+\p{L}+(?:\s+\p{L}+)?\s+(?:street|st|avenue|ave|road|rd|lane|ln|drive|boulevard|blvd|court)\b/giu,
  },
];

/**
 * The check that every text passes before a child sees it, whoever wrote it, and every text that somebody types in. All
 * languages are looked for at once: a story in one may quote another.
 */
export function checkText(
  text: string,
  { language = DEFAULT_LANGUAGE, except = [] }: SafetyOptions = {},
): SafetyCheck {
  const plain = text.normalize('NFC');
  const violations: Violation[] = [];
  let masked = plain;
  const find = (kind: ViolationKind, at: number, found: string) => {
    violations.push({ kind, text: found });
    masked = masked.slice(0, at) + '*'.repeat(found.length) + masked.slice(at + found.length);
  };
  for (const { kind, pattern } of PATTERNS) {
    if (except.includes(kind)) continue;
    for (const { 0: found, index } of masked.matchAll(pattern)) find(kind, index, found);
  }
  if (!except.includes('word')) {
    for (const { at, found } of findUnsafeWords(masked, language)) find('word', at, found);
  }
  return { clean: violations.length === 0, violations, masked };
}
