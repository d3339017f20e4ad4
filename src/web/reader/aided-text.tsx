import { Fragment } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import type { Ruby } from '#domain/text/ruby.ts';
import { hasSyllables, syllablesOf } from '#domain/text/syllables.ts';
import type { FoundWord } from '#domain/word-cards.ts';
import { useReaderSettings } from '#web/reader/reader-settings.ts';
import { WordButton } from '#web/reader/word-button.tsx';
import { seamsOf } from '#web/reader/word-seams.ts';

interface AidedTextProps {
  text: string;
  language: LanguageCode;
  /** How its signs are read, where the reader wants to see it. */
  rubies: readonly Ruby[] | undefined;
}

interface HelpfulTextProps extends AidedTextProps {
  /** In their order. */
  words: readonly FoundWord[] | undefined;
}

/** A paragraph with the help that its reader likes. */
export function HelpfulText({ text, language, rubies, words }: HelpfulTextProps) {
  const whole = (words ?? []).filter((word) => !rubies?.some((ruby) => isCut(ruby, word)));
  const seams = seamsOf(text, whole);
  const piece = (from: number, to: number) => (
    <AidedText text={text.slice(from, to)} language={language} rubies={rubies && within(rubies, from, to)} />
  );
  return (
    <>
      {seams.map(({ id, from, at, end, to }, i) => (
        <Fragment key={at}>
          {piece(seams[i - 1]?.to ?? 0, from)}
          <span className="whitespace-nowrap">
            {piece(from, at)}
            <WordButton id={id}>{piece(at, end)}</WordButton>
            {piece(end, to)}
          </span>
        </Fragment>
      ))}
      {piece(seams.at(-1)?.to ?? 0, text.length)}
    </>
  );
}

/** Its reading goes on beyond the word. */
function isCut({ at, length }: Ruby, word: FoundWord): boolean {
  const isIn = (place: number) => place > word.at && place < word.at + word.length;
  const holds = (place: number) => place > at && place < at + length;
  return isIn(at) !== isIn(at + length) && (holds(word.at) || holds(word.at + word.length));
}

function within(rubies: readonly Ruby[], from: number, to: number): Ruby[] {
  return rubies
    .filter(({ at, length }) => at >= from && at + length <= to)
    .map((ruby) => ({ ...ruby, at: ruby.at - from }));
}

function AidedText({ text, language, rubies }: AidedTextProps) {
  const { syllables } = useReaderSettings();
  if (rubies) return <RubyText text={text} rubies={rubies} />;
  return syllables && hasSyllables(language) ? <SyllableText text={text} language={language} /> : text;
}

/** Signs with their reading above them. */
function RubyText({ text, rubies }: { text: string; rubies: readonly Ruby[] }) {
  const ends = [0, ...rubies.map(({ at, length }) => at + length)];
  return (
    <>
      {rubies.map(({ at, length, reading }, i) => (
        <Fragment key={at}>
          {text.slice(ends[i], at)}
          <ruby>
            {text.slice(at, at + length)}
            <rt>{reading}</rt>
          </ruby>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

/** Words by their syllables, in two colours in turn. */
function SyllableText({ text, language }: { text: string; language: LanguageCode }) {
  let turn = 0;
  return syllablesOf(text, language).map((piece, i) => {
    const isWord = /^[\p{L}\p{M}]/u.test(piece);
    if (isWord) turn++;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of a text that does not change have no other name
      <span key={i} data-syllable={isWord ? (turn % 2 ? 'odd' : 'even') : undefined}>
        {piece}
      </span>
    );
  });
}
