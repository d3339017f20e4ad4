import type { LanguageCode } from '#domain/languages.ts';
import { isSpaced } from '#domain/text/spaces.ts';
import { mentionsOf, type Mentions } from '#engines/narrator/built-in/mentions.ts';
import { passagesOf } from '#engines/narrator/built-in/quotations.ts';
import { isWhispered } from '#engines/narrator/built-in/whispers.ts';
import { wordsOf } from '#domain/text/words.ts';
import type { Piece } from '#domain/text/pieces.ts';
import { breathsOf } from '#engines/narrator/built-in/words.ts';

/** What somebody says, with its marks. */
export interface Line extends Piece {
  /** Of the speakers; anybody else is not known. */
  speaker: string | undefined;
  /** The text does not tell. */
  isOpen: boolean;
  whispered: boolean;
}

/** All the lines of a text, and who speaks each, as far as the narration around it tells. */
export function linesIn(text: string, language: LanguageCode, speakers: readonly string[]): Line[] {
  const telling = { language, mentions: mentionsOf(speakers, language) };
  const lines: Line[] = [];
  let introduction = '';
  for (const { 0: paragraph, index } of text.matchAll(/\S[^\n]*/g)) {
    const passages = passagesOf(paragraph, language);
    const read = ({ start, end }: { start: number; end: number }) => paragraph.slice(start, end);
    const said = passages.flatMap((passage, i): Said[] => {
      if (!passage.said) return [];
      const [before, after] = [passages[i - 1], passages[i + 1]];
      return [
        {
          text: read(passage),
          offset: index + passage.start,
          before: before ? (before.said ? '' : read(before)) : introduction,
          after: after && !after.said ? read(after) : '',
        },
      ];
    });
    const speakers = speakersOf(said, telling);
    const whispers = whispersOf(said, language);
    said.forEach(({ text: line, offset }, i) => {
      const speaker = speakers[i];
      lines.push({
        text: line,
        offset,
        speaker: speaker === SOMEBODY_ELSE ? undefined : speaker,
        isOpen: speaker === undefined,
        whispered: whispers[i] ?? false,
      });
    });
    introduction = /[:：]\s*$/.test(paragraph) ? paragraph : '';
  }
  return lines;
}

interface Said extends Piece {
  /** What is told between it and its neighbours. */
  before: string;
  after: string;
}

interface Telling {
  language: LanguageCode;
  mentions: Mentions;
}

const SOMEBODY_ELSE = Symbol('somebody else');
/** Of the speakers, or not; undefined where the text does not tell. */
type Speaker = string | typeof SOMEBODY_ELSE | undefined;

function speakersOf(said: readonly Said[], telling: Telling): Speaker[] {
  const speakers: Speaker[] = [];
  for (const [i, line] of said.entries()) {
    const before = said[i - 1];
    const turn: Turn = {
      first: i === 0,
      previous: before && announcesNext(before) ? undefined : speakers[i - 1],
    };
    const speaker = announced(line, turn, telling) ?? told(line, telling) ?? named(line, turn, telling);
    // Where one line follows another, two take turns.
    const alone = i < said.length - 1 && breathsOf(line.after, telling.language).length === 0;
    speakers.push(speaker ?? (alone ? SOMEBODY_ELSE : undefined));
  }
  const known = new Set(speakers.filter((speaker) => speaker !== undefined));
  const [only] = known;
  return speakers.map((speaker) => speaker ?? (known.size === 1 ? only : undefined));
}

interface Turn {
  first: boolean;
  /** Who spoke before, if what is told in between is told of them. */
  previous: Speaker;
}

/** '“….” Then Mia said: “…' tells who speaks next; '“…,” said Mia, “…' who does already. */
function announcesNext({ text, after }: Said): boolean {
  if (/[,，、]\P{L}{0,6}$/u.test(text)) return false;
  return /[:：]\s*$/.test(after) || (/,\s*$/.test(after) && /^\P{L}*\p{Lu}/u.test(after));
}

/** 'Mia said, “…', and '“…,” said Mia, “…'. */
function announced({ before }: Said, { first, previous }: Turn, telling: Telling): Speaker {
  const mark = /([:：,，、—–])[.,;]?\s*$/.exec(before)?.[1];
  if (!mark) return undefined;
  const sentences = breathsOf(before, telling.language);
  if (mark !== '、' && !first && sentences.length < 2 && previous !== undefined) return previous;
  const last = sentences.at(-1)?.text ?? '';
  const surely = mark === '、' ? /[はが]/.test(last) : /[:：]/.test(mark);
  return (
    subjectOf(last, telling) ?? (surely && !hasPronoun(last, telling.language) ? SOMEBODY_ELSE : undefined)
  );
}

/** '…” said Mia'. */
function told(line: Said, { language, mentions }: Telling): Speaker {
  const [sentence, ...more] = breathsOf(line.after, language);
  if (!sentence || !tells(sentence.text, language)) return undefined;
  if (more.length === 0 && announcesNext(line)) return undefined;
  const clause = firstClauseOf(sentence.text, language);
  const [speaker] = mentions(clause);
  if (speaker !== undefined) return speaker;
  return hasPronoun(clause, language) || wordsOf(clause, language).length < 2 ? undefined : SOMEBODY_ELSE;
}

/** '“…,” said Mia. “…', '…” Mia smiled.', and 'Mia looked up. “…'. */
function named(line: Said, { first, previous }: Turn, telling: Telling): Speaker {
  const { language, mentions } = telling;
  const before = breathsOf(line.before, language);
  const last = before.at(-1)?.text ?? '';
  const goesOn = !first && before.length === 1 ? previous : undefined;
  if (goesOn !== undefined && tells(last, language)) {
    // Only Japanese says for certain who does something in a sentence.
    return (language === 'ja' ? subjectOf(last, telling) : undefined) ?? goesOn;
  }
  const [after, ...more] = breathsOf(line.after, language);
  const beat = after && (more.length > 0 || !announcesNext(line)) ? firstClauseOf(after.text, language) : '';
  if (!first && before.length === 0) return mentions(beat)[0] ?? SOMEBODY_ELSE;
  return mentions(beat)[0] ?? subjectOf(last, telling) ?? goesOn;
}

const CLAUSE = /[,;，；、](?!\d)/;

/** In Japanese as far as it takes to learn who does something. */
function firstClauseOf(sentence: string, language: LanguageCode): string {
  const clauses = sentence.split(CLAUSE);
  if (language !== 'ja') return clauses[0] ?? '';
  return clauses.slice(0, 1 + clauses.findIndex((clause) => /[はがも]/.test(clause))).join('、') || sentence;
}

/** The first who is named in the last clause that names anybody. */
function subjectOf(sentence: string, { mentions }: Telling): string | undefined {
  for (const clause of sentence.split(CLAUSE).toReversed()) {
    const [speaker] = mentions(clause);
    if (speaker !== undefined) return speaker;
  }
  return undefined;
}

/** How narration looks that tells who has just spoken, and not what happened next. */
const LOWER_CASE = /^\P{L}*\p{Ll}/u;
const TELLS: Record<LanguageCode, RegExp> = {
  en: LOWER_CASE,
  es: LOWER_CASE,
  fr: LOWER_CASE,
  de: LOWER_CASE,
  sv: LOWER_CASE,
  hi: /कह|बोल|पूछ|पुकार|फुसफुसा|चिल्ला|जवाब/,
  mr: /म्हण|म्हट|विचार|ओरड|पुटपुट|कुजबुज|उत्तर/,
  zh: /[说道问喊叫答念嚷叹說問]/,
  ta: /^என்/,
  ja: /^(?:と|って).*[はがも]/,
};

function tells(sentence: string, language: LanguageCode): boolean {
  return TELLS[language].test(sentence);
}

/** Which lines are whispered: as the clause before or behind says; whoever has whispered and goes on still does. */
function whispersOf(said: readonly Said[], language: LanguageCode): boolean[] {
  return said.map((line, i) => {
    const told = breathsOf(line.before, language);
    const before = isWhispered(told.at(-1)?.text ?? '', language);
    const clause = breathsOf(line.after, language)[0]?.text ?? '';
    const isTold = !announcesNext(line) && tells(clause, language);
    const behind = isTold && isWhispered(clause, language);
    if (/[,:，：、]\P{L}*$/u.test(line.before)) return before || behind;
    const goesOn = i > 0 && told.length === 1 && !isTold;
    return goesOn ? before : behind;
  });
}

/** Who they stand for is told elsewhere; what stands for things and animals is rarely one of the speakers. */
const PRONOUNS: Record<LanguageCode, string> = {
  en: 'she|he|they',
  es: 'ella|él|ellos|ellas',
  fr: 'elle|il|elles|ils',
  de: 'sie|er',
  sv: 'hon|han|hen|de',
  hi: 'वह|वो|उसने|उन्होंने|उसे',
  mr: 'तो|ती|ते|तिने|त्याने|तिनं|त्यानं|त्यांनी',
  ta: 'அவள்|அவன்|அவர்|அவர்கள்',
  zh: '[他她]们?',
  ja: '彼女|彼|かのじょ|かれ',
};

function hasPronoun(text: string, language: LanguageCode): boolean {
  const pronoun = `(?:${PRONOUNS[language]})`;
  const word = isSpaced(language) ? `(?<![\\p{L}\\p{M}])${pronoun}(?![\\p{L}\\p{M}])` : pronoun;
  return new RegExp(word, 'iu').test(text);
}
