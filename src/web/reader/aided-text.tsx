import { Fragment } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import type { Ruby } from '#domain/text/ruby.ts';
import { syllablesOf } from '#domain/text/syllables.ts';

/** Signs with their reading above them. */
export function RubyText({ text, rubies }: { text: string; rubies: readonly Ruby[] }) {
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
export function SyllableText({ text, language }: { text: string; language: LanguageCode }) {
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
