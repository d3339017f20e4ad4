import type { TaleBook } from '#engines/storyteller/tales/load-tales.ts';
import type { Condition, Paragraph, Part, Prose, Tale } from '#engines/storyteller/tales/parse/tale.ts';
import { CONDITION_WORDS } from '#engines/storyteller/tales/tell/holds.ts';

/** Conditions that can never hold because a word is misspelt. */
export function conditionFaults(tale: Tale, prose: Prose, book: TaleBook): string[] {
  const faults = new Set<string>();
  for (const paragraphs of [...prose.scenes.values(), ...Object.values(prose.sequel)]) {
    for (const paragraph of paragraphs) {
      for (const words of wordsIn(paragraph)) {
        if (!canHold(words, tale, book)) faults.add(`nobody knows the condition “${words.join(' ')}”`);
      }
    }
  }
  return [...faults];
}

function wordsIn(paragraph: Paragraph): (readonly string[])[] {
  if (paragraph.type === 'crowd') {
    return paragraph.lines.flatMap(({ who, parts }) => [
      ...(['all', 'lead', 'tail'].includes(who) ? [] : [['other', ...who.split(' ')]]),
      ...inParts(parts),
    ]);
  }
  return paragraph.options.flatMap(({ when, parts }) => [...inCondition(when), ...inParts(parts)]);
}

function inParts(parts: readonly Part[]): (readonly string[])[] {
  return parts.flatMap((part) =>
    part.type === 'when'
      ? part.options.flatMap(({ when, parts: inner }) => [...inCondition(when), ...inParts(inner)])
      : [],
  );
}

function inCondition(when: Condition): (readonly string[])[] {
  return when.map(({ words }) => words);
}

function canHold([who = '', ...rest]: readonly string[], tale: Tale, { places, words }: TaleBook): boolean {
  const [first = '', second = ''] = rest;
  if (includes(CONDITION_WORDS.alone, who)) return rest.length === 0;
  if (who === 'at') return first in places;
  const choice = tale.choices.get(who);
  if (choice) return choice.some(({ value }) => value === first);
  if (who === 'other') return rest.length === 1 ? isState(first, words) : isVerb(rest.slice(1), words);
  if (!tale.roles.has(who)) return false;
  return rest.length === 0 || isState(rest.join(' '), words) || isVerb([first, second], words);
}

function isState(state: string, { body }: TaleBook['words']): boolean {
  return includes(CONDITION_WORDS.states, state) || state in body;
}

/** "was baker|cook": each of them is known. */
function isVerb([verb = '', objects = '']: readonly string[], words: TaleBook['words']): boolean {
  return objects.split('|').every((object) => isVerbOf(verb, object, words));
}

function isVerbOf(verb: string, object: string, words: TaleBook['words']): boolean {
  const { loves, fears, jobs, habits, relations } = words;
  switch (verb) {
    case 'loves':
      return object === '' || object in loves;
    case 'fears':
      return object === '' || object in fears;
    case 'was':
      return object in jobs;
    case 'is':
      return object in habits || object in relations;
    default:
      return object === '' && isState(verb, words);
  }
}

function includes(list: readonly string[], word: string): boolean {
  return list.includes(word);
}
