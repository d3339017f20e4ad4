import type { LanguageCode } from '#domain/languages.ts';
import de from '#web/art/samples/de.mp3';
import en from '#web/art/samples/en.mp3';
import es from '#web/art/samples/es.mp3';
import fr from '#web/art/samples/fr.mp3';
import hi from '#web/art/samples/hi.mp3';
import ja from '#web/art/samples/ja.mp3';
import mr from '#web/art/samples/mr.mp3';
import sv from '#web/art/samples/sv.mp3';
import ta from '#web/art/samples/ta.mp3';
import zh from '#web/art/samples/zh.mp3';

/** The narrator reading the sample text; scripts/record-samples.ts records it. */
export const SAMPLE_SOUNDS: Record<LanguageCode, string> = { de, en, es, fr, hi, ja, mr, sv, ta, zh };
