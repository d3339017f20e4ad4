import type { LanguageCode } from '#domain/languages.ts';
import de from '#content/languages/de/sample.json' with { type: 'json' };
import en from '#content/languages/en/sample.json' with { type: 'json' };
import es from '#content/languages/es/sample.json' with { type: 'json' };
import fr from '#content/languages/fr/sample.json' with { type: 'json' };
import hi from '#content/languages/hi/sample.json' with { type: 'json' };
import ja from '#content/languages/ja/sample.json' with { type: 'json' };
import mr from '#content/languages/mr/sample.json' with { type: 'json' };
import sv from '#content/languages/sv/sample.json' with { type: 'json' };
import ta from '#content/languages/ta/sample.json' with { type: 'json' };
import zh from '#content/languages/zh/sample.json' with { type: 'json' };

/** What the landing reads aloud; of each word its place, its length, and the second at which it begins. */
export const SAMPLE_TEXTS: Record<LanguageCode, { text: string; words: number[][] }> = {
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
