/** espeak-ng cannot read these syllables in characters, and can in letters. */
const NO_CHARACTERS: Record<string, string> = {
  熊: 'xong2',
  雄: 'xong2',
  兄: 'xong1',
  胸: 'xong1',
  凶: 'xong1',
  汹: 'xong1',
  穷: 'qong2',
  窮: 'qong2',
  琼: 'qong2',
  穹: 'qong2',
  窘: 'jong3',
  炯: 'jong3',
};

export function sayableInChinese(hanzi: string): string {
  return hanzi.replaceAll(/[熊雄兄胸凶汹穷窮琼穹窘炯]/g, (sign) => NO_CHARACTERS[sign] ?? sign);
}
