import type { LanguageCode } from '#domain/languages.ts';
import { de } from '#engines/storyteller/testing/grammar/de.ts';
import { en } from '#engines/storyteller/testing/grammar/en.ts';
import { es } from '#engines/storyteller/testing/grammar/es.ts';
import { fr } from '#engines/storyteller/testing/grammar/fr.ts';
import { hi } from '#engines/storyteller/testing/grammar/hi.ts';
import { ja } from '#engines/storyteller/testing/grammar/ja.ts';
import { mr } from '#engines/storyteller/testing/grammar/mr.ts';
import type { LanguageGrammar } from '#engines/storyteller/testing/grammar/rules.ts';
import { sv } from '#engines/storyteller/testing/grammar/sv.ts';
import { ta } from '#engines/storyteller/testing/grammar/ta.ts';
import { zh } from '#engines/storyteller/testing/grammar/zh.ts';

/** What can be checked of a language without reading it. */
export const GRAMMARS: Record<LanguageCode, LanguageGrammar> = {
  de,
  en,
  es,
  fr,
  hi,
  ja,
  mr,
  sv,
  ta,
  zh,
};
