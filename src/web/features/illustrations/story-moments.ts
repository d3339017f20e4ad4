import type { LanguageCode } from '#domain/languages.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import type { StoryOption } from '#domain/story-options.ts';
import type { ToldStory } from '#domain/told-story.ts';

const LONGEST = 220;
const SPEECH = /["“”„«»「」『』]/;

/**
 * Sentences that could be drawn: those that name most of the wanted characters, or all of them if none does. First come
 * the ones in which nobody else is named, each kind in the order of the story. What people say is about elsewhere and
 * perhaps; what is told is seen.
 */
export function momentsOf({ text, language, heroes }: ToldStory, wanted: readonly StoryOption[]): string[] {
  const sentences = sentencesOf(text, language)
    .map((sentence) => sentence.text)
    .filter((sentence) => sentence.length <= LONGEST);
  const told = sentences.filter((sentence) => !SPEECH.test(sentence));
  const pool = told.length ? told : sentences;
  const named = countNames(wanted, language);
  const most = Math.max(0, ...pool.map(named));
  const others = countNames(
    heroes.filter((hero) => !wanted.includes(hero)),
    language,
  );
  return pool.filter((sentence) => named(sentence) === most).toSorted((a, b) => others(a) - others(b));
}

function countNames(characters: readonly StoryOption[], language: LanguageCode) {
  const calls = characters.map(({ name }) => callsOf(name, language));
  return (sentence: string) => calls.filter((call) => call.some((word) => sentence.includes(word))).length;
}

const SMALL_WORD = /^\p{Ll}{1,3}$|^.$/u;

/** Stories say "Ember" for "Ember the dragon" and „Funka“ for "Drachenmädchen Funka": a name begins or ends its title. */
function callsOf(name: string, language: LanguageCode): string[] {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(name)]
    .filter(({ isWordLike, segment }) => isWordLike && !SMALL_WORD.test(segment))
    .map(({ segment }) => segment);
  return [name, ...words.slice(0, 1), ...words.slice(-1)];
}
