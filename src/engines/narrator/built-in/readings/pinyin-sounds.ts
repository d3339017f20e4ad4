/** Sounds are written as the Chinese voices learned them, one character of the model's alphabet for zh, j and z. */
const INITIALS: Record<string, string> = {
  b: 'p',
  p: 'pʰ',
  m: 'm',
  f: 'f',
  d: 't',
  t: 'tʰ',
  n: 'n',
  l: 'l',
  g: 'k',
  k: 'kʰ',
  h: 'x',
  j: 'ʨ',
  q: 'ʨʰ',
  x: 'ɕ',
  zh: 'ꭧ',
  ch: 'ꭧʰ',
  sh: 'ʂ',
  r: 'ɻ',
  z: 'ʦ',
  c: 'ʦʰ',
  s: 's',
};

/** `0` is where the tone stands: after the vowel, before a nasal. */
const FINALS: Record<string, string> = {
  a: 'a0',
  ai: 'ai0',
  an: 'a0n',
  ang: 'a0ŋ',
  ao: 'au0',
  e: 'ɤ0',
  ei: 'ei0',
  en: 'ə0n',
  eng: 'ə0ŋ',
  er: 'ɚ0',
  i: 'i0',
  ia: 'ja0',
  ian: 'jɛ0n',
  iang: 'ja0ŋ',
  iao: 'jau0',
  ie: 'je0',
  in: 'i0n',
  ing: 'i0ŋ',
  io: 'jɔ0',
  iong: 'jʊ0ŋ',
  iou: 'jou0',
  o: 'wo0',
  ong: 'ʊ0ŋ',
  ou: 'ou0',
  u: 'u0',
  ua: 'wa0',
  uai: 'wai0',
  uan: 'wa0n',
  uang: 'wa0ŋ',
  uei: 'wei0',
  uen: 'wə0n',
  ueng: 'wə0ŋ',
  uo: 'wo0',
  ü: 'y0',
  üan: 'ɥɛ0n',
  üe: 'ɥe0',
  ün: 'y0n',
};

/** Syllables that are calls more than words. */
const CALLS: Record<string, string> = {
  o: 'ɔ0',
  ê: 'ɛ0',
  r: 'ɚ0',
  m: 'm0',
  n: 'n0',
  ng: 'ŋ0',
  hm: 'xm0',
  hng: 'xŋ0',
};

const TONES = ['', '→', '↗', '↓', '↘', ''];

/** The sounds of one syllable such as `zhang3`; empty if it is none. */
export function soundsOfPinyin(syllable: string): string {
  const [, letters = '', tone = '0'] = /^(\D*)(\d?)$/.exec(syllable) ?? [];
  const sounds = CALLS[letters] ?? soundsOf(letters);
  return sounds.replace('0', TONES[Number(tone)] ?? '');
}

function soundsOf(letters: string): string {
  const initial = /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcs])/.exec(letters)?.[0] ?? '';
  const final = finalOf(initial, letters.slice(initial.length));
  if (final === 'i' && /^(?:zh|ch|sh|[rzcs])$/.test(initial)) return `${INITIALS[initial]}ɨ0`;
  const sounds = FINALS[final];
  return sounds === undefined ? '' : `${INITIALS[initial] ?? ''}${sounds}`;
}

/** Undoes what the spelling leaves out: `you` is iou, `ju` is jü, `dui` is duei. */
function finalOf(initial: string, written: string): string {
  const spelled = written
    .replace(/^yu/, 'ü')
    .replace(/^yi/, 'i')
    .replace(/^y/, 'i')
    .replace(/^wu/, 'u')
    .replace(/^w/, 'u');
  const whole = /^[jqx]$/.test(initial) ? spelled.replace(/^u/, 'ü') : spelled;
  return { iu: 'iou', ui: 'uei', un: 'uen' }[whole] ?? whole;
}
