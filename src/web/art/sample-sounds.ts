import type { LanguageCode } from '#domain/languages.ts';
import de from '#content/languages/de/sample.mp3';
import en from '#content/languages/en/sample.mp3';
import es from '#content/languages/es/sample.mp3';
import fr from '#content/languages/fr/sample.mp3';
import hi from '#content/languages/hi/sample.mp3';
import ja from '#content/languages/ja/sample.mp3';
import mr from '#content/languages/mr/sample.mp3';
import sv from '#content/languages/sv/sample.mp3';
import ta from '#content/languages/ta/sample.mp3';
import zh from '#content/languages/zh/sample.mp3';

/** The narrator reading the sample text; scripts/record-samples.ts records it. */
export const SAMPLE_SOUNDS: Record<LanguageCode, string> = { de, en, es, fr, hi, ja, mr, sv, ta, zh };
