import { figureOfLook } from '#domain/figure-of-look.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { Look } from '#domain/look.ts';
import type { Figure } from '#domain/picture-world.ts';
import type { Gender } from '#domain/story-world.ts';
import type { SceneCharacter } from '#engines/illustrator/port.ts';
import type { WordBook } from '#engines/illustrator/scenes/load-lexicon.ts';

/** Somebody in a story, as far as is known. */
export interface StoryCharacter {
  id: string;
  name: string;
  emoji?: string;
  description?: string;
  figure?: Figure;
  gender?: Gender;
  skinTone?: number;
  look?: Look;
  looksBy?: SceneCharacter['looksBy'];
  /** As a story introduces them, where that is more than the name: "Kwame the inventor" is no second inventor. */
  fullName?: string;
}

const TONES: Readonly<Record<string, number>> = { '🏻': 0, '🏼': 1, '🏽': 2, '🏾': 4, '🏿': 5 };
const GENDERS: Readonly<Record<string, Gender>> = {
  '👧': 'f',
  '👩': 'f',
  '👵': 'f',
  '👸': 'f',
  '👦': 'm',
  '👨': 'm',
  '👴': 'm',
  '🤴': 'm',
};
const TONE = /[\u{1F3FB}-\u{1F3FF}]/gu;
const VARIATION = /\uFE0F/g;

/** How somebody is drawn: as told, as their emoji, as their name or description says; else a child with that name. */
export function sceneCharacter(
  { id, name, emoji = '', description = '', figure, gender, skinTone, look, looksBy }: StoryCharacter,
  book: WordBook,
  language: LanguageCode,
): SceneCharacter {
  const tone = skinTone ?? TONES[emoji.match(TONE)?.[0] ?? ''];
  const face = figureOfEmoji(emoji, book);
  const words = figureOfWords(`${name}. ${description}`, book, language);
  const drawn = figure ?? face ?? words ?? 'child';
  return {
    id,
    ...(looksBy && { looksBy }),
    name,
    // A look is what was said; a card shows what it shows.
    figure: look ? figureOfLook(look) : looksBy === 'card' ? drawn : ofAge(drawn, words),
    gender: gender ?? GENDERS[firstOf(emoji)] ?? 'x',
    ...(tone !== undefined && { skinTone: tone }),
    ...(look && { look }),
  };
}

/** Of a child and of a grown-up, words may say more: my baby brother, Grandma. */
function ofAge(figure: Figure, words: Figure | undefined): Figure {
  if (figure === 'child' && words === 'baby') return 'baby';
  return figure === 'adult' && words === 'elder' ? 'elder' : figure;
}

/** With its joiner first (a chef), then alone (somebody). */
function figureOfEmoji(emoji: string, { figureOfEmoji: known }: WordBook): Figure | undefined {
  const plain = emoji.replaceAll(TONE, '');
  const bare = plain.replaceAll(VARIATION, '');
  return known.get(plain) ?? known.get(bare) ?? known.get(firstOf(bare));
}

/** What an emoji of several joined ones begins with. */
function firstOf(emoji: string): string {
  return String.fromCodePoint(emoji.codePointAt(0) ?? 0);
}

function figureOfWords(text: string, book: WordBook, language: LanguageCode): Figure | undefined {
  const mention = book
    .lexicon(language)
    .find(text)
    .find(({ topic }) => topic === 'figures');
  return mention?.value as Figure | undefined;
}
