const UP_TO_19 = [
  'första',
  'andra',
  'tredje',
  'fjärde',
  'femte',
  'sjätte',
  'sjunde',
  'åttonde',
  'nionde',
  'tionde',
  'elfte',
  'tolfte',
  'trettonde',
  'fjortonde',
  'femtonde',
  'sextonde',
  'sjuttonde',
  'artonde',
  'nittonde',
];
const TENS = ['tjugo', 'trettio', 'fyrtio', 'femtio', 'sextio', 'sjuttio', 'åttio', 'nittio'];

/** "3:e" and "21:a", which espeak-ng reads as a number and a letter. */
export function swedishOrdinal(digits: string, ending: string): string | undefined {
  if (!/^\d{1,3}$/.test(digits) || !/^(?:a|e|de|dje|te|nde)$/i.test(ending)) return undefined;
  return named(Number(digits));
}

function named(value: number): string | undefined {
  if (value >= 200 || value < 1) return undefined;
  if (value >= 100) return value === 100 ? 'hundrade' : `hundra${named(value - 100) ?? ''}`;
  if (value < 20) return UP_TO_19[value - 1];
  const ten = TENS[Math.floor(value / 10) - 2] ?? '';
  return value % 10 === 0 ? `${ten}nde` : `${ten}${UP_TO_19[(value % 10) - 1] ?? ''}`;
}
