import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { SETTING_PACKS } from '#domain/story-world.ts';
import { ITEMS } from '#engines/storyteller/built-in/plan/items.ts';
import { SHAPES } from '#engines/storyteller/built-in/plan/shapes.ts';
import type {
  BandProse,
  PhrasebookDetails,
  PhrasebookWords,
} from '#engines/storyteller/built-in/phrasebook/schema.ts';
import { Passage } from '#engines/storyteller/built-in/phrasebook/passage.ts';
import { parseTemplate } from '#engines/storyteller/built-in/phrasebook/template.ts';
import type { ChoiceKind } from '#domain/adventure.ts';
import type {
  AdventureScenes,
  DetailEntry,
  Details,
  Motif,
  PackWords,
  Phrasebook,
  Word,
} from '#engines/storyteller/built-in/phrasebook/phrasebook.ts';

export interface PhrasebookSource {
  language: LanguageCode;
  ageGroup: AgeGroup;
  words: PhrasebookWords;
  prose: BandProse;
  details: PhrasebookDetails | undefined;
}

/** Reads every text once, so that a fault in one shows before anything is told. */
export function compilePhrasebook({
  language,
  ageGroup,
  words,
  prose,
  details,
}: PhrasebookSource): Phrasebook {
  const { list, pets, elsewhere, kin, pronouns } = words;
  const packs = SETTING_PACKS.filter((pack) => words.packs[pack] !== undefined);
  const titles = compileTexts('title', prose.titles);
  return {
    language,
    ageGroup,
    list,
    pets,
    elsewhere,
    kin,
    pronouns,
    repertoire: {
      // A language tells the shapes that it has titles for.
      shapes: SHAPES.filter((shape) => titles.has(`title ${shape}`)),
      items: Object.keys(words.items).filter((item) => ITEMS[item] !== undefined),
      packs,
    },
    words: Object.fromEntries(packs.map((pack) => [pack, compilePack(words.packs[pack])])),
    items: new Map(Object.entries(words.items).map(([name, forms]) => [name, compileWord(forms)])),
    motifs: compileMotifs(prose.motifs),
    prose: compileProse(prose),
    passages: new Map(
      Object.entries(prose.passages).map(([beat, passages]) => [
        beat,
        passages.map(({ text, when }) => new Passage(text, when)),
      ]),
    ),
    titles,
    adventure: compileAdventure(prose.adventure),
    details: details && compileDetails(details),
  };
}

export function compileDetails({ fears, not, between, things, traits }: PhrasebookDetails): Details {
  const entry = (match: readonly string[], forms: Record<string, string>, pet: boolean): DetailEntry => ({
    match: match.map((words) => words.split(' ')),
    word: compileWord(forms),
    pet,
  });
  return {
    fears,
    not,
    between,
    things: things.map(({ match, ...forms }) => entry(match, forms as Record<string, string>, false)),
    traits: traits.map(({ match, pet, plant, pay }) => entry(match, { plant, pay }, pet)),
  };
}

function compileAdventure({ start, middle, ending }: BandProse['adventure']): AdventureScenes {
  const scenes = (list: BandProse['adventure']['start']) =>
    list.map(({ text, choices }) => ({
      text: parseTemplate(text),
      choices: byKind((kind) => ({
        text: parseTemplate(choices[kind].text),
        outcome: parseTemplate(choices[kind].outcome),
      })),
    }));
  return {
    start: scenes(start),
    middle: byKind((kind) => scenes(middle[kind])),
    ending: byKind((kind) => ending[kind].map(parseTemplate)),
  };
}

function byKind<Value>(value: (kind: ChoiceKind) => Value): Record<ChoiceKind, Value> {
  return { kind: value('kind'), clever: value('clever'), brave: value('brave') };
}

type PackSource = PhrasebookWords['packs'][keyof PhrasebookWords['packs']];

function compilePack(pack: PackSource): PackWords {
  if (!pack) return new Map();
  const { lost, ...named } = pack;
  return new Map([
    ...Object.entries(named).flatMap(([name, choice]) =>
      choice ? [[name, choice.map(compileWord)] as const] : [],
    ),
    ...Object.entries(lost).map(([kind, choice]) => [`lost ${kind}`, choice.map(compileWord)] as const),
  ]);
}

function compileWord({ gender, ...forms }: Record<string, string>): Word {
  return {
    key: forms['base'] ?? '',
    gender,
    forms: new Map(Object.entries(forms).map(([name, text]) => [name, parseTemplate(text)])),
  };
}

function compileMotifs(motifs: BandProse['motifs']): Phrasebook['motifs'] {
  const compiled = Object.entries(motifs).map(([family, list]) => [
    family,
    list.map(({ saying, why, insight, end }): Motif => ({
      saying: new Passage(saying),
      why: why.map((text) => new Passage(text)),
      insight: insight.map((text) => new Passage(text)),
      end: end.map((text) => new Passage(text)),
    })),
  ]);
  return Object.fromEntries(compiled) as Phrasebook['motifs'];
}

/** By one thing … */
const BY_ONE = ['sense', 'free', 'habit', 'attempt', 'quirk', 'keep', 'rest', 'reason'] as const;
/** … or by two. */
const BY_TWO = ['use', 'without', 'back'] as const;

function compileProse(prose: BandProse): Map<string, readonly Passage[]> {
  return new Map([
    ...BY_ONE.flatMap((kind) => [...compileTexts(kind, prose[kind])]),
    ...BY_TWO.flatMap((kind) =>
      Object.entries(prose[kind]).flatMap(([about, texts]) => [...compileTexts(`${kind} ${about}`, texts)]),
    ),
  ]);
}

function compileTexts(kind: string, texts: Record<string, string[]>): Map<string, readonly Passage[]> {
  return new Map(
    Object.entries(texts).map(([about, list]) => [`${kind} ${about}`, list.map((text) => new Passage(text))]),
  );
}
