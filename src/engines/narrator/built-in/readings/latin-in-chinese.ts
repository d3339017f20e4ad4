import { soundsOfPinyin } from '#engines/narrator/built-in/readings/pinyin-sounds.ts';

const LETTERS: Record<string, string> = {
  A: 'ei1',
  B: 'bi4',
  C: 'xi1',
  D: 'di4',
  E: 'yi4',
  F: 'ai2 fu5',
  G: 'ji4',
  H: 'ei1 chi5',
  I: 'ai4',
  J: 'zhei4',
  K: 'kei4',
  L: 'ai2 er5',
  M: 'ai2 mu5',
  N: 'en1',
  O: 'ou1',
  P: 'pi4',
  Q: 'qiu1',
  R: 'a4 er5',
  S: 'ai2 si5',
  T: 'ti4',
  U: 'you1',
  V: 'wei1',
  W: 'da2 bu5 liu5',
  X: 'ai2 ke5 si5',
  Y: 'wai4',
  Z: 'zei4',
};

/** The longer spelling stands first. */
const SPELLINGS: [string, string][] = [
  ['sch', 'ʂ'],
  ['sh', 'ʂ'],
  ['ch', 'ꭧʰ'],
  ['th', 's'],
  ['ph', 'f'],
  ['ck', 'kʰ'],
  ['qu', 'kʰw'],
  ['ee', 'i'],
  ['oo', 'u'],
  ['b', 'p'],
  ['c', 'kʰ'],
  ['d', 't'],
  ['g', 'k'],
  ['h', 'x'],
  ['j', 'ʨ'],
  ['k', 'kʰ'],
  ['p', 'pʰ'],
  ['q', 'kʰ'],
  ['r', 'ɻ'],
  ['t', 'tʰ'],
  ['v', 'w'],
  ['x', 'kʰs'],
  ['y', 'i'],
  ['z', 'ʦ'],
  ...Array.from('aeiouflmnsw', (letter): [string, string] => [letter, letter]),
];

/** A name in Latin letters with the sounds that a Chinese voice has; short capitals are spelled. */
export function soundsOfLatin(word: string): string {
  if (/^[A-Z]{1,3}$/.test(word)) {
    return Array.from(word, (letter) => (LETTERS[letter] ?? '').split(' ').map(soundsOfPinyin).join('')).join(
      '',
    );
  }
  let rest = word
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replaceAll(/([^aeiou])\1/g, '$1');
  let sounds = '';
  while (rest !== '') {
    const [spelling, sound] = SPELLINGS.find(([each]) => rest.startsWith(each)) ?? [rest.charAt(0), ''];
    sounds += sound;
    rest = rest.slice(spelling.length);
  }
  return sounds;
}
