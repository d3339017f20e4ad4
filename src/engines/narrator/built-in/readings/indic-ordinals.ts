import type { LanguageCode } from '#domain/languages.ts';

const HINDI = 'एक दो तीन चार पाँच छठ सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस'.split(
  ' ',
);
const HINDI_FIRST: Readonly<Record<number, string>> = { 1: 'पहल', 2: 'दूसर', 3: 'तीसर', 4: 'चौथ' };
const MARATHI =
  'एक दोन तीन चार पाच सहा सात आठ नव दहा अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा एकोणिस विसा'.split(' ');
const MARATHI_FIRST: Readonly<Record<number, string>> = { 1: 'पहिल', 2: 'दुसर', 3: 'तिसर', 4: 'चौथ' };
const TAMIL =
  'ஒன்ற இரண்ட மூன்ற நான்க ஐந்த ஆற ஏழ எட்ட ஒன்பத பத்த பதினொன்ற பன்னிரண்ட பதின்மூன்ற பதினான்க பதினைந்த பதினாற பதினேழ பதினெட்ட பத்தொன்பத இருபத'.split(
    ' ',
  );

/** Of ours, of Devanagari and of Tamil. */
function digitOf(sign: string): number {
  const row = '०१२३४५६७८९'.indexOf(sign);
  return row === -1 ? Math.max(Number(sign) || 0, '௦௧௨௩௪௫௬௭௮௯'.indexOf(sign)) : row;
}

/** "5वीं", "2रा", "3வது": up to twenty; undefined for what is no such word. */
export function indicOrdinal(word: string, language: LanguageCode): string | undefined {
  const [, digits = '', ending = ''] = /^(\p{Nd}{1,2})-?(\p{L}[\p{L}\p{M}]*)$/u.exec(word) ?? [];
  const value = Number(Array.from(digits, digitOf).join(''));
  if (value < 1 || value > 20) return undefined;
  if (language === 'hi') {
    const [, vowel = ''] = /^(?:व|ल|र|थ|ठ)(ाँ|ां|ीं|ें|ा|ी|े)$/u.exec(ending) ?? [];
    if (!vowel) return undefined;
    const plain = vowel.replace(/[ँं]/u, '');
    const first = HINDI_FIRST[value];
    if (first) return first + plain;
    return value === 6 ? `छठ${plain}` : `${HINDI[value - 1]}व${vowel.replace('ां', 'ाँ')}`;
  }
  if (language === 'mr') {
    const [, vowel = ''] = /^(?:व|ल|र|थ)(ा|ी|े|ं|्या)$/u.exec(ending) ?? [];
    if (!vowel) return undefined;
    const first = MARATHI_FIRST[value];
    return first ? first + vowel : `${MARATHI[value - 1]}व${vowel}`;
  }
  if (language !== 'ta') return undefined;
  const [, rest = ''] = /^(?:ஆ|ா)?(வது|ம்)$/u.exec(ending) ?? [];
  if (!rest) return undefined;
  const stem = value === 1 ? 'முதல' : (TAMIL[value - 1] ?? '');
  return `${stem}ா${rest}`;
}
