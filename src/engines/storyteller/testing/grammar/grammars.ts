import type { LanguageCode } from '#domain/languages.ts';
import { en } from '#engines/storyteller/testing/grammar/en.ts';
import type { LanguageGrammar } from '#engines/storyteller/testing/grammar/rules.ts';

/** What can be checked of a language without reading it. */
export const GRAMMARS: Partial<Record<LanguageCode, LanguageGrammar>> = { en };
