import { load } from 'js-yaml';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { TaleBook } from '#engines/storyteller/tales/load-tales.ts';
import { readPlan } from '#engines/storyteller/tales/parse/read-plan.ts';
import { readProse } from '#engines/storyteller/tales/parse/read-prose.ts';
import { places, words, type Words } from '#engines/storyteller/tales/words/words.ts';

/** Two places and a few words: enough to try a tale of a few lines. */
export const TRIAL_PLACES = places.parse(
  load(`
home:
  picture: bedroom
  spots: { home: bedroom, dark: cave }
  steps: { high: far }
  skies: [clear, rain]
  resident: { kind: being, gender: m, figure: robot }
  friend: { kind: being, gender: f, figure: mouse }
valley:
  picture: jungle
  spots: { home: jungle, dark: cave }
  resident: { kind: being, gender: f, figure: dinosaur, looks: green }
  friend: { kind: being, gender: m, figure: dinosaur }
  who: { neighbour: 'badger, he, small holds bell', crowd: 'chicken, they, many' }
`),
);

const ENGLISH = `
places:
  home: { name: home, resident: 'Tock | Tock, the tall clock', friend: Crumb | Crumb the mouse, dark: in the cupboard under the stairs / cupboard, high: at the top of the stairs, far: at the end of the hall, food: cheese toasties }
  valley: { name: Dinosaur Valley, resident: 'Moss | Moss, an old triceratops', friend: Pebble, dark: in the cave behind the waterfall / cave, high: up on the lookout rock, food: fern pancakes, neighbour: the badger with the bell / badger, crowd: some hens with news / hens }
jobs:
  sailor: { word: a sailor, match: [sailor] }
  postman: { word: { m: a postman, f: a postwoman }, match: [postman, postwoman] }
says: { love: [love*, like*], skill: [good at], fear: [afraid, scared], not: [not, "doesn't"], between: [and, but, who] }
loves:
  vehicles: { trains: [train*], boats: [boat*] }
  music: { drums: [drum*] }
  animals: { dogs: [dog, dogs] }
fears: { dark: [the dark, dark], dogs: [dog, dogs] }
habits: { socks: [steals socks] }
body: { wheelchair: [wheelchair], deaf: [deaf] }
relations: { sister: [big sister] }
sensitive: { loss: [died, passed away], sweets: [diabetes] }
elsewhere: ['This one happened {at}.']
sequels: { goesOn: [The next day was not over yet.], joins: { one: ['{names} was there too.'], many: ['{names} were there too.'] } }
`;

export const TRIAL_WORDS = words.parse(load(ENGLISH));

/** The same with some words of another language: its places, its jobs, what is loved. */
export function trialWords(yaml: string): Words {
  return words.parse({ ...(load(ENGLISH) as object), ...(load(yaml) as object) });
}

interface TrialTale {
  plan: string;
  prose: string;
  language?: LanguageCode;
  words?: Words;
  ageGroup?: AgeGroup;
}

/** A book with one tale for one age. */
export function trialBook({
  plan,
  prose,
  language = 'en',
  words: said = TRIAL_WORDS,
  ageGroup = '3-5',
}: TrialTale): TaleBook {
  const tale = readPlan('trial', load(plan));
  const read = readProse({ tale, ageGroup, language, text: prose, words: said });
  return { language, places: TRIAL_PLACES, words: said, tales: [{ ...tale, prose: [read] }] };
}

export const TRIAL_PLAN = `
themes: [bedtime, kindness]
places: any
faces: [dark]
touches: [dark, deaf]
roles: { hero: 'child, being', elder: adult | resident, pet: pet | nobody }
figures: { shade: 'ghost, it' }
choices: { toy: [kite, cake: not for sweets] }
scenes:
  one: home morning clear close | hero surprised holds toy looks elder, pet run, shade scared | toy
  two: dark night wide | hero happy, others happy, elder calm
`;

const HEAD = `---
title: What Ben Found
with: { hero: Ben, elder: Grandpa, pet: Rex, other: Tom, shade: Hoo / Boo }
at: home
job: sailor
words: { kite: a kite, cake: a small cake / cake }
---
`;

/** Prose for the trial plan: the scenes are given, the head is always the same. */
export function trialProse(one: string, two = 'The end.'): string {
  return `${HEAD}## one\n\n${one}\n\n## two\n\n${two}\n`;
}

/** With what is asked afterwards. */
export function trialTalk(...questions: readonly string[]): string {
  return `${trialProse('Ben sat.')}\n## talk together\n\n${questions.join('\n\n')}\n`;
}
