import type { LanguageCode } from '#domain/languages.ts';
import { paragraphsOf, type Paragraph } from '#domain/paragraphs.ts';
import type { SecondTelling } from '#domain/side-by-side.ts';
import type { Aside } from '#web/reader/aside.ts';

/** How a story comes to be read in two languages. */
export interface Beside {
  /** In which this very story is told, besides its own. */
  languages: readonly LanguageCode[];
  /** Those that were told already. */
  tellings: readonly SecondTelling[];
  /** Tells it; then it is among the tellings. Whether it worked: where not, the reader was told why. */
  tell: (language: LanguageCode) => Promise<boolean>;
}

/** A second telling as it stands beside the pages of the first. */
export interface SecondText extends Aside {
  language: LanguageCode;
  /** What stands beside the paragraph that begins here. */
  beside: (offset: number) => Paragraph | undefined;
  /** Where the second telling says what the first says here. */
  to: (offset: number) => number;
  /** Where the first telling says what the second says here. */
  from: (offset: number) => number;
  /** Where the first telling goes on alone, if it does. */
  rest: number | undefined;
}

export function secondText(
  pages: readonly Pick<Paragraph, 'offset' | 'text'>[],
  { language, title, paragraphs, speakers = [] }: SecondTelling,
): SecondText {
  const firsts = pages.flatMap(({ offset, text }) =>
    paragraphsOf(text).map((paragraph) => offset + paragraph.offset),
  );
  const pairs: { first: number; second: Paragraph }[] = [];
  let text = '';
  for (const [i, first] of firsts.slice(0, paragraphs.length).entries()) {
    const { [i]: said = '' } = paragraphs;
    if (said === '') continue;
    if (text !== '') text += '\n\n';
    pairs.push({ first, second: { offset: text.length, text: said } });
    text += said;
  }
  const to = (offset: number) => pairs.findLast(({ first }) => first <= offset)?.second.offset ?? 0;
  return {
    id: `beside-${language}`,
    title,
    text,
    language,
    speakers,
    turns: [...new Set(pages.map(({ offset }) => to(offset)))],
    beside: (offset) => pairs.find(({ first }) => first === offset)?.second,
    to,
    from: (offset) => pairs.findLast(({ second }) => second.offset <= offset)?.first ?? 0,
    rest: firsts[paragraphs.length],
  };
}
