import type { LanguageCode } from '#domain/languages.ts';

/** What must follow for the letters to be an abbreviation: a full stop, and then a name or a number. */
type Needs = 'stop' | 'name' | 'number';

export interface Abbreviation {
  /** In small letters, a space where a full stop stands or may stand. */
  written: string;
  /** As many words as there are parts. */
  spoken: string;
  needs?: Needs;
  /** It may stand at the end of a sentence, as "etc." does. */
  ends?: true;
}

/** How they are written and said, and when a stop behind them ends nothing. */
export const ABBREVIATIONS: Record<LanguageCode, Abbreviation[]> = {
  en: [
    { written: 'mr', spoken: 'Mr' },
    { written: 'mrs', spoken: 'Mrs' },
    { written: 'ms', spoken: 'Miz' },
    { written: 'dr', spoken: 'Doctor' },
    { written: 'prof', spoken: 'Professor', needs: 'stop' },
    { written: 'capt', spoken: 'Captain', needs: 'stop' },
    { written: 'st', spoken: 'Saint', needs: 'name' },
    { written: 'mt', spoken: 'Mount', needs: 'name' },
    { written: 'no', spoken: 'number', needs: 'number' },
    { written: 'vs', spoken: 'versus' },
    { written: 'e g', spoken: 'for example' },
    { written: 'i e', spoken: 'that is' },
    { written: 'etc', spoken: 'etc', ends: true },
  ],
  es: [
    { written: 'sr', spoken: 'señor' },
    { written: 'sra', spoken: 'señora' },
    { written: 'srta', spoken: 'señorita' },
    { written: 'sres', spoken: 'señores' },
    { written: 'dr', spoken: 'doctor' },
    { written: 'dra', spoken: 'doctora' },
    { written: 'prof', spoken: 'profesor', needs: 'stop' },
    { written: 'd', spoken: 'don', needs: 'name' },
    { written: 'dña', spoken: 'doña' },
    { written: 'sto', spoken: 'santo', needs: 'stop' },
    { written: 'sta', spoken: 'santa', needs: 'stop' },
    { written: 'ud', spoken: 'usted', needs: 'stop' },
    { written: 'uds', spoken: 'ustedes', needs: 'stop' },
    { written: 'núm', spoken: 'número' },
    { written: 'n º', spoken: 'número' },
    { written: 'p ej', spoken: 'por ejemplo' },
    { written: 'ee uu', spoken: 'Estados Unidos', ends: true },
    { written: 'etc', spoken: 'etcétera', ends: true },
  ],
  fr: [
    { written: 'm', spoken: 'monsieur', needs: 'name' },
    { written: 'mm', spoken: 'messieurs', needs: 'name' },
    { written: 'mme', spoken: 'madame' },
    { written: 'mmes', spoken: 'mesdames' },
    { written: 'mlle', spoken: 'mademoiselle' },
    { written: 'dr', spoken: 'docteur' },
    { written: 'pr', spoken: 'professeur' },
    { written: 'st', spoken: 'saint' },
    { written: 'ste', spoken: 'sainte' },
    { written: 'n', spoken: 'numéro', needs: 'number' },
    { written: 'p ex', spoken: 'par exemple' },
    { written: 'etc', spoken: 'etcétéra', ends: true },
  ],
  de: [
    { written: 'dr', spoken: 'Doktor' },
    { written: 'prof', spoken: 'Professor', needs: 'stop' },
    { written: 'hr', spoken: 'Herr' },
    { written: 'hrn', spoken: 'Herrn' },
    { written: 'fr', spoken: 'Frau', needs: 'stop' },
    { written: 'st', spoken: 'Sankt', needs: 'name' },
    { written: 'nr', spoken: 'Nummer' },
    { written: 'z b', spoken: 'zum Beispiel' },
    { written: 'd h', spoken: 'das heißt' },
    { written: 'u a', spoken: 'unter anderem' },
    { written: 'bzw', spoken: 'beziehungsweise' },
    { written: 'ca', spoken: 'zirka' },
    { written: 'evtl', spoken: 'eventuell' },
    { written: 'usw', spoken: 'und so weiter', ends: true },
    { written: 'etc', spoken: 'et cetera', ends: true },
  ],
  sv: [
    { written: 'dr', spoken: 'doktor' },
    { written: 'prof', spoken: 'professor', needs: 'stop' },
    { written: 'nr', spoken: 'nummer' },
    { written: 'kl', spoken: 'klockan' },
    { written: 'ca', spoken: 'cirka' },
    { written: 't ex', spoken: 'till exempel' },
    { written: 'bl a', spoken: 'bland annat' },
    { written: 'd v s', spoken: 'det vill säga' },
    { written: 'dvs', spoken: 'det vill säga' },
    { written: 'fr o m', spoken: 'från och med' },
    { written: 't o m', spoken: 'till och med' },
    { written: 'm m', spoken: 'med mera', ends: true },
    { written: 'o s v', spoken: 'och så vidare', ends: true },
    { written: 'osv', spoken: 'och så vidare', ends: true },
    { written: 'etc', spoken: 'et cetera', ends: true },
  ],
  hi: [
    { written: 'डॉ', spoken: 'डॉक्टर' },
    { written: 'डा', spoken: 'डॉक्टर', needs: 'stop' },
    { written: 'प्रो', spoken: 'प्रोफ़ेसर', needs: 'stop' },
    { written: 'श्री', spoken: 'श्री', needs: 'stop' },
    { written: 'सु श्री', spoken: 'सु श्री', needs: 'stop' },
    { written: 'रु', spoken: 'रुपये', needs: 'stop' },
    { written: 'कि मी', spoken: 'किलो मीटर', ends: true },
  ],
  mr: [
    { written: 'डॉ', spoken: 'डॉक्टर' },
    { written: 'प्रा', spoken: 'प्राध्यापक', needs: 'stop' },
    { written: 'श्री', spoken: 'श्री', needs: 'stop' },
    { written: 'सौ', spoken: 'सौ', needs: 'stop' },
    { written: 'रु', spoken: 'रुपये', needs: 'stop' },
    { written: 'उदा', spoken: 'उदाहरणार्थ', needs: 'stop' },
    { written: 'कि मी', spoken: 'किलो मीटर', ends: true },
    { written: 'इ', spoken: 'इत्यादी', needs: 'stop', ends: true },
  ],
  ta: [
    { written: 'திரு', spoken: 'திரு', needs: 'stop' },
    { written: 'திருமதி', spoken: 'திருமதி', needs: 'stop' },
    { written: 'டாக்டர்', spoken: 'டாக்டர்', needs: 'stop' },
    { written: 'ரூ', spoken: 'ரூபாய்', needs: 'stop' },
    { written: 'எ கா', spoken: 'எடுத்துக் காட்டாக' },
    { written: 'கி மீ', spoken: 'கிலோ மீட்டர்', ends: true },
  ],
  zh: [],
  ja: [],
};

const GERMAN_MONTHS = /^(?:Jan|Feb|März|Apr|Mai|Juni|Juli|Aug|Sep|Okt|Nov|Dez)/u;

/** "Die 2. Klasse": behind these a number with a full stop is an ordinal, and no sentence ends. */
export const BEFORE_GERMAN_ORDINAL =
  /^(?:de[rmns]|die|das|im|am|zum|zur|beim|vom|jede[rsn]?|ihre?[nm]?|seine?[nm]?|meine?[nm]?)$/i;

/** Whether a full stop at the end of `before` ends the sentence, and not just an abbreviation or "am 3." in German. */
export function endsSentence(before: string, after: string, language: LanguageCode): boolean {
  const text = before.trimEnd();
  if (!text.endsWith('.')) return true;
  if (language === 'de' && isGermanOrdinal(text, after.trimStart())) return false;
  // An initial, as in "J. K."; the English I is a word.
  if (/(?:^|\s)(?!I\.)\p{Lu}\.$/u.test(text)) return false;
  return !ABBREVIATIONS[language].some(
    ({ written, ends, needs }) =>
      (needs !== 'number' || /^\s*\d/.test(after)) &&
      prefixes(written).some(({ part, next }) =>
        next === undefined
          ? !ends && endsWith(text, part)
          : endsWith(text, part) && after.trimStart().toLowerCase().startsWith(next),
      ),
  );
}

function isGermanOrdinal(text: string, after: string): boolean {
  const before = /(?:^|(\p{L}*)\s)\d{1,2}\.$/u.exec(text);
  if (!before) return false;
  return GERMAN_MONTHS.test(after) || (BEFORE_GERMAN_ORDINAL.test(before[1] ?? '') && /^\p{Lu}/u.test(after));
}

function endsWith(text: string, part: string): boolean {
  return new RegExp(`(?:^|[^\\p{L}\\p{M}])${part}\\.$`, 'iu').test(text);
}

/** Of "z b": "z" with "b" to come, and "z. b", since a sentence may be cut after each. */
function prefixes(written: string): { part: string; next: string | undefined }[] {
  const parts = written.split(' ');
  return parts.map((_, i) => ({ part: parts.slice(0, i + 1).join('\\.\\s?'), next: parts[i + 1] }));
}
