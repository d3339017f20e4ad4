import type { TaleBook } from '#engines/storyteller/tales/load-tales.ts';
import type {
  Condition,
  Option,
  Paragraph,
  Part,
  Prose,
  Tale,
  Test,
} from '#engines/storyteller/tales/parse/tale.ts';
import { CONDITION_WORDS, OTHER } from '#engines/storyteller/tales/tell/holds.ts';
import type { Words } from '#engines/storyteller/tales/words/words.ts';

/** Conditions that can never hold because a word is misspelt, and lines that are never told because of an earlier one. */
export function conditionFaults(tale: Tale, prose: Prose, { places, words }: TaleBook): string[] {
  const faults = new Set<string>();
  for (const { options, isCrowd, inCrowd } of choicesIn(prose)) {
    for (const { when } of options) {
      for (const [i, test] of when.entries()) {
        const isKnown =
          isCrowd && i === 0
            ? isOfPerson(test, words)
            : canHold(test, tale, { places, words }) || (inCrowd && test.who === OTHER && isOf(test, words));
        if (!isKnown) faults.add(`nobody knows the condition “${conditionText([test])}”`);
      }
    }
    for (const [later, earlier] of hiddenIn(options, isCrowd, words))
      faults.add(`“${conditionText(later)}” stands after “${conditionText(earlier)}” and is never told`);
  }
  return [...faults];
}

/** Every test in a tale's prose, for whoever wants to tell it to somebody of whom it holds. */
export function testsIn(prose: Prose): Test[] {
  return choicesIn(prose).flatMap(({ options }) => options.flatMap(({ when }) => when));
}

interface Choices {
  options: readonly Option[];
  /** Lines for each of the others. */
  isCrowd: boolean;
  /** Such lines, or what stands in one. */
  inCrowd: boolean;
}

function choicesIn({ scenes, sequel, questions }: Prose): Choices[] {
  return [...scenes.values(), ...Object.values(sequel), questions].flatMap((paragraphs) =>
    paragraphs.flatMap((paragraph: Paragraph) => {
      const isCrowd = paragraph.type === 'crowd';
      const options = paragraph.type === 'crowd' ? paragraph.lines : paragraph.options;
      return [
        { options, isCrowd, inCrowd: isCrowd },
        ...options.flatMap(({ parts }) => choicesInParts(parts, isCrowd)),
      ];
    }),
  );
}

function choicesInParts(parts: readonly Part[], inCrowd: boolean): Choices[] {
  return parts.flatMap((part) =>
    part.type === 'when'
      ? [
          { options: part.options, isCrowd: false, inCrowd },
          ...part.options.flatMap((option) => choicesInParts(option.parts, inCrowd)),
        ]
      : [],
  );
}

/** "hero loves vehicles" before "hero loves trains". A line of a crowd may be there twice, for two of them. */
function hiddenIn(
  options: readonly Option[],
  isCrowd: boolean,
  words: Words,
): [later: Condition, earlier: Condition][] {
  return options.flatMap(({ when: later }, i): [Condition, Condition][] => {
    const earlier = options
      .slice(0, i)
      .find(
        ({ when }) => when.length > 0 && when.every((test) => later.some((it) => follows(test, it, words))),
      );
    return earlier && !(isCrowd && isPlain(earlier.when)) ? [[later, earlier.when]] : [];
  });
}

/** Of two lines of a crowd the one about somebody goes first, wherever it stands. */
function isPlain(when: Condition): boolean {
  return when.every(({ verb, of }) => verb === '' || of.length === 0);
}

/** Whether a test holds wherever another one does. */
function follows(test: Test, from: Test, words: Words): boolean {
  const same = test.not === from.not && test.who === from.who && test.verb === from.verb;
  if (!same) return false;
  if (test.not) return conditionText([test]) === conditionText([from]);
  return (
    test.but.every((name) => from.but.includes(name)) &&
    (test.of.length === 0 ||
      (from.of.length > 0 && from.of.every((name) => test.of.some((wide) => covers(wide, name, words)))))
  );
}

function covers(wide: string, name: string, { loves, sorts }: Words): boolean {
  const things = (each: string) => sorts.loves[each] ?? sorts.fears[each] ?? [each];
  const within = new Set([...things(wide), ...Object.keys(loves[wide] ?? {})]);
  return wide === name || things(name).every((thing) => within.has(thing));
}

/** As an author writes it. */
export function conditionText(when: Condition): string {
  return when
    .map(({ not, who, verb, of, but }) =>
      [not && 'not', who, verb, of.join('|'), but.length > 0 && `but not ${but.join('|')}`]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');
}

function canHold(test: Test, tale: Tale, { places, words }: Pick<TaleBook, 'places' | 'words'>): boolean {
  const { who, verb } = test;
  if (includes(CONDITION_WORDS.alone, who)) return verb === '';
  if (who === 'at') return verb.split('|').every((place) => place in places);
  const choice = tale.choices.get(who);
  if (choice) return choice.some(({ value }) => value === verb);
  return tale.roles.has(who) && isOf(test, words);
}

/** What a crowd line says of whom it is for. */
function isOfPerson(test: Test, words: Words): boolean {
  if (includes(CONDITION_WORDS.around, test.who)) return test.verb === '';
  return includes(CONDITION_WORDS.kinds, test.who) && isOf(test, words);
}

function isOf({ verb, of, but }: Test, words: Words): boolean {
  const { loves, fears, sorts, jobs, habits, relations, body } = words;
  const names = [...of, ...but];
  switch (verb) {
    case '':
      return names.length === 0;
    case 'loves':
      return names.every((name) => name in loves || name in sorts.loves || isThing(name, words));
    case 'fears':
      return names.every((name) => name in fears || name in sorts.fears);
    case 'was':
      return of.length > 0 && names.every((name) => name in jobs);
    case 'is':
      return of.length > 0 && names.every((name) => name in habits || name in relations);
    default:
      return names.length === 0 && (includes(CONDITION_WORDS.states, verb) || verb in body);
  }
}

function isThing(name: string, { loves }: Words): boolean {
  return Object.values(loves).some((things) => name in things);
}

function includes(list: readonly string[], word: string): boolean {
  return list.includes(word);
}
