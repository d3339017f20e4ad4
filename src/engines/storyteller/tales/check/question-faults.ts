import type { AgeGroup } from '#domain/age-groups.ts';
import { wholeWords } from '#domain/text/whole-words.ts';
import { countWords } from '#domain/text/words.ts';
import type { Wish } from '#engines/storyteller/tales/cast/cast-tale.ts';
import { everybody, type Casting } from '#engines/storyteller/tales/cast/casting.ts';
import { faultsIn, type Fault } from '#engines/storyteller/tales/check/faults-of.ts';
import { grammarOfProse } from '#engines/storyteller/tales/grammar/grammars.ts';
import { tellQuestions } from '#engines/storyteller/tales/tell/tell-tale.ts';

/** What is seen, what you would do, what if … */
const QUESTIONS = 3;
/** In English; a name counts as one word. */
const MOST_WORDS: Readonly<Record<AgeGroup, number>> = { '3-5': 12, '6-8': 18, '9-12': 25 };

/** What is wrong with the questions of one telling. A tale may have none. */
export function questionFaults(casting: Casting, wish: Wish): Fault[] {
  const { prose } = casting;
  if (prose.questions.length === 0) return [];
  const questions = tellQuestions(casting);
  const faults = faultsIn(questions.join('\n\n'), casting, wish);
  if (questions.length !== QUESTIONS) faults.push({ what: `${questions.length} questions`, where: '' });
  for (const question of questions) {
    if (!/[?？]$/u.test(question)) faults.push({ what: 'it ends as no question', where: question });
    if (prose.language === 'en' && wordsOf(question, casting) > MOST_WORDS[prose.ageGroup])
      faults.push({ what: `more than ${MOST_WORDS[prose.ageGroup]} words`, where: question });
  }
  return faults;
}

function wordsOf(question: string, casting: Casting): number {
  const names = everybody(casting).map(({ name }) => name);
  const named = wholeWords(names, grammarOfProse(casting.prose), { flags: 'gu' });
  return countWords(question.replaceAll(named, 'Ben'), casting.prose.language);
}
