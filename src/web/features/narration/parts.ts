import type { LanguageCode } from '#domain/languages.ts';
import { paragraphsOf } from '#domain/paragraphs.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { asLongAs } from '#web/features/narration/pace.ts';
import type { RecordedPage } from '#web/reader/family-voice.ts';

/** A piece of the story that is read in one go. */
export interface Part {
  /** Where it begins in the whole text. */
  offset: number;
  text: string;
  /** Somebody of the family has read it. */
  recorded?: RecordedPage;
}

/** In English characters. A child does not wait: the first part is short, and each is read while the next is made. */
const FIRST = 400;
const MOST = 1500;

/**
 * Cuts a story at the ends of paragraphs, and a paragraph that is too long at the ends of sentences. Parts that are there
 * already stay as they are; the rest is cut from where they end.
 */
export function partsOf(text: string, language: LanguageCode, there: readonly Part[] = []): Part[] {
  const parts = [...there];
  const begun = endOf(there.at(-1));
  let rest: Part[] = paragraphsOf(text.slice(begun)).map((each) => ({
    ...each,
    offset: begun + each.offset,
  }));
  while (rest[0]) {
    const { offset } = rest[0];
    const room = asLongAs(Math.min(MOST, FIRST * 2 ** parts.length), language);
    const open = [...split(rest[0], room, language), ...rest.slice(1)];
    const fitting = open.filter((piece) => endOf(piece) - offset <= room).length;
    const taken = open.splice(0, Math.max(1, fitting));
    parts.push({ offset, text: text.slice(offset, endOf(taken.at(-1))) });
    rest = open;
  }
  return parts;
}

/** The same where somebody of the family has read some pages: each of those is a part, and the rest is cut between them. */
export function partsBetween(
  text: string,
  language: LanguageCode,
  recorded: readonly RecordedPage[],
): Part[] {
  let parts: Part[] = [];
  for (const page of recorded) {
    if (page.offset < endOf(parts.at(-1)) || !text.startsWith(page.text, page.offset)) continue;
    parts = partsOf(text.slice(0, page.offset), language, parts);
    parts.push({ offset: page.offset, text: page.text, recorded: page });
  }
  return partsOf(text, language, parts);
}

/** As much as can be asked for at once where nobody waits. */
const MOST_AHEAD = 4000;

/** By whole paragraphs, from that of a place to the end, then from the beginning to there. */
export function partsAhead(text: string, from: number): Part[] {
  const paragraphs = paragraphsOf(text);
  const first = Math.max(
    0,
    paragraphs.findLastIndex(({ offset }) => offset <= from),
  );
  const parts: Part[] = [];
  for (const run of [paragraphs.slice(first), paragraphs.slice(0, first)]) {
    let open: Part | undefined;
    for (const paragraph of run) {
      const end = paragraph.offset + paragraph.text.length;
      if (open && end - open.offset <= MOST_AHEAD) open.text = text.slice(open.offset, end);
      else parts.push((open = { ...paragraph }));
    }
  }
  return parts;
}

/**
 * The parts after the text has grown. The first `held` of them have been asked for and stay; none when the text is
 * another one.
 */
export function grownParts(
  parts: readonly Part[],
  held: number,
  text: string,
  language: LanguageCode,
): Part[] | undefined {
  const kept = parts.slice(0, held);
  const same = kept.every((part) => text.startsWith(part.text, part.offset));
  return same ? partsOf(text, language, kept) : undefined;
}

/** The part that a place of the text belongs to. */
export function partAt(parts: readonly Part[], offset: number): number {
  return Math.max(
    0,
    parts.findLastIndex((part) => part.offset <= offset),
  );
}

function endOf(part: Part | undefined): number {
  return part ? part.offset + part.text.length : 0;
}

/** A paragraph, or as much of it as there is room for and what is left. */
function split(paragraph: Part, room: number, language: LanguageCode): Part[] {
  const { offset, text } = paragraph;
  if (text.length <= room) return [paragraph];
  const sentences = sentencesOf(text, language).map(endOf);
  const [shortest = text.length] = sentences;
  const cut =
    sentences.findLast((end) => end <= room) ??
    (shortest <= asLongAs(MOST, language) ? shortest : lastWordEnd(text, room, language));
  const head = { offset, text: text.slice(0, cut).trimEnd() };
  const tail = text.slice(cut).trimStart();
  return tail === '' ? [head] : [head, { offset: offset + text.length - tail.length, text: tail }];
}

function lastWordEnd(text: string, room: number, language: LanguageCode): number {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const ends = Array.from(
    segmenter.segment(text.slice(0, room + 1)),
    (word) => word.index + word.segment.length,
  );
  return ends.findLast((end) => end <= room) ?? room;
}
