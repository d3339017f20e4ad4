import { hardKanji } from '#domain/text/kanji-grades.ts';
import { spelledFor } from '#domain/text/ruby.ts';
import { furiganaOf } from '#engines/narrator/built-in/readings/furigana.ts';
import { SpeechError } from '#engines/narrator/port.ts';
import type { SheetMaking } from '#server/features/sheets/make-sheet.ts';

/** Japanese without the kanji that a child of this age has not learnt; where there is no dictionary it stays as it is. */
export const spell: SheetMaking['spell'] = async (text, { language, ageGroup }) => {
  if (language !== 'ja' || !hardKanji(text, ageGroup).length) return text;
  try {
    return spelledFor(ageGroup, text, await furiganaOf(text));
  } catch (error) {
    if (error instanceof SpeechError && error.reason === 'not_configured') return text;
    throw error;
  }
};
