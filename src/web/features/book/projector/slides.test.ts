import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import {
  linesOf,
  settled,
  steppedFrom,
  type ProjectorPlace,
  type Span,
} from '#web/features/book/projector/slides.ts';

const TEXTS: Record<(typeof LANGUAGE_CODES)[number], string> = {
  en: 'Mia saw Mr. Fox. “Come here!” said the fox.\n\nThe end was near.',
  de: 'Mia sah den Fuchs. „Komm her!“, sagte der Fuchs.\n\nDas Ende war nah.',
  es: 'Mia vio al zorro. «¡Ven aquí!», dijo el zorro.\n\nEl final estaba cerca.',
  fr: 'Mia vit le renard. « Viens ici ! » dit le renard.\n\nLa fin était proche.',
  sv: 'Mia såg räven. ”Kom hit!” sa räven.\n\nSlutet var nära.',
  hi: 'मिया ने लोमड़ी को देखा। “इधर आओ!” लोमड़ी ने कहा।\n\nअंत पास था।',
  mr: 'मियाने कोल्ह्याला पाहिलं. “इकडे ये!” कोल्हा म्हणाला.\n\nशेवट जवळ होता.',
  ta: 'மியா நரியைப் பார்த்தாள். “இங்கே வா!” என்றது நரி.\n\nமுடிவு நெருங்கியது.',
  ja: 'ミアはきつねを見た。「おいで！」ときつねが言った。\n\nおわりは近い。',
  zh: '米娅看见了狐狸。“过来！”狐狸说。\n\n快结束了。',
};

test.each(LANGUAGE_CODES)('a page in %s is cut into lines, and not a letter is lost [CL-05]', (language) => {
  const text = TEXTS[language];
  const lines = linesOf({ text }, language);
  expect(lines.length).toBeGreaterThanOrEqual(3);
  expect(lines.filter(({ opens }) => opens)).toHaveLength(2);
  expect(
    lines
      .map((line) => line.text)
      .join('')
      .replaceAll(/\s/g, ''),
  ).toBe(text.replaceAll(/\s/g, ''));
  for (const line of lines) expect(text.startsWith(line.text, line.offset)).toBe(true);
});

test('what has no words is seen as well', () => {
  expect(linesOf({ text: '* * *\n\nMia.' }, 'en').map(({ text }) => text)).toEqual(['* * *', 'Mia.']);
});

/** Three lines: the second one goes on over a sheet, the third stands on the last. */
const SPANS: Span[] = [
  { from: 0, to: 0 },
  { from: 0, to: 1 },
  { from: 2, to: 2 },
];

function walk(start: ProjectorPlace, step: 1 | -1, byLine: boolean): string[] {
  const seen: string[] = [];
  let place: ProjectorPlace | undefined = start;
  while (place) {
    const spans: Span[] = place.page === 1 ? SPANS : [];
    place = settled(place, spans);
    seen.push(`${place.page}:${place.sheet}:${place.line}`);
    place = steppedFrom(place, step, { spans, byLine, pages: 1 });
  }
  return seen;
}

const LINES = ['0:0:0', '1:0:0', '1:0:1', '1:1:1', '1:2:2', '2:0:0'];
const SHEETS = ['0:0:0', '1:0:0', '1:1:1', '1:2:2', '2:0:0'];

test('from the title to the end line by line, and back the same way [CL-05]', () => {
  expect(walk({ page: 0, sheet: 0, line: 0 }, 1, true)).toEqual(LINES);
  expect(walk({ page: 2, sheet: 0, line: 0 }, -1, true)).toEqual(LINES.toReversed());
});

test('or sheet by sheet [CL-05]', () => {
  expect(walk({ page: 0, sheet: 0, line: 0 }, 1, false)).toEqual(SHEETS);
  expect(walk({ page: 2, sheet: 0, line: 0 }, -1, false).map((at) => at.slice(0, 3))).toEqual(
    SHEETS.toReversed().map((at) => at.slice(0, 3)),
  );
});
