const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const PLACES = ['', '十', '百', '千'];
const GROUPS = ['', '万', '亿', '万亿'];

/** Before these, two is 两. */
const MEASURES =
  '个個只隻条條本位次天年岁歲头頭匹颗顆棵朵片张張把块塊座间間辆輛件双雙杯碗分点點种種群对對步口声聲米斤里勺滴排组句根支枝扇袋瓶盒';

export interface Neighbours {
  before: string;
  after: string;
}

/** Digits as they are said; everything else stays. */
export function digitsInHanzi(word: string, { before, after }: Neighbours): string {
  return word.replaceAll(/(\d+(?:,\d{3})+|\d+)(?:\.(\d+))?/g, (written, whole: string, fraction?: string) => {
    const digits = whole.replaceAll(',', '');
    const alone = written === word;
    if (fraction !== undefined) return `${numberInHanzi(digits)}点${oneByOne(fraction)}`;
    if (alone && digits.length === 4 && after.startsWith('年')) return oneByOne(digits);
    if (alone && digits === '2' && isMeasure(after) && !before.endsWith('第')) return '两';
    return numberInHanzi(digits);
  });
}

function isMeasure(after: string): boolean {
  return after !== '' && MEASURES.includes(after.charAt(0));
}

function numberInHanzi(digits: string): string {
  if (/^0\d/.test(digits) || digits.length > 16) return oneByOne(digits);
  if (Number(digits) === 0) return '零';
  let spoken = '';
  let gap = false;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[at]);
    const place = digits.length - 1 - at;
    if (digit === 0) {
      gap = true;
    } else {
      spoken += `${gap ? '零' : ''}${DIGITS[digit]}${PLACES[place % 4]}`;
      gap = false;
    }
    const group = digits.slice(Math.max(0, at - 3), at + 1);
    if (place % 4 === 0 && Number(group) > 0) spoken += GROUPS[place / 4] ?? '';
  }
  return spoken.replace(/^一十/, '十');
}

function oneByOne(digits: string): string {
  return Array.from(digits, (digit) => DIGITS[Number(digit)]).join('');
}
