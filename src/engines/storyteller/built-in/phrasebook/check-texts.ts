import { THEME_FAMILIES } from '#domain/story-world.ts';
import { ITEMS } from '#engines/storyteller/built-in/plan/items.ts';
import { LOST_KINDS, TRAITS } from '#engines/storyteller/built-in/plan/plan.ts';
import { parseTemplate, type Template } from '#engines/storyteller/built-in/phrasebook/template.ts';
import type { Passage } from '#engines/storyteller/built-in/phrasebook/passage.ts';
import type { Scene, Phrasebook, Word } from '#engines/storyteller/built-in/phrasebook/phrasebook.ts';
import { CHOICE_KINDS } from '#domain/adventure.ts';

/** A text of the phrasebook, where it stands, and what holds for every story that uses it. */
interface Text {
  where: string;
  template: Template;
  when: readonly string[];
  /** For beats about somebody more. */
  aboutOthers: boolean;
}

const GENDERS = ['f', 'm', 'x'];
const ABOUT_OTHERS = /^(HELPERS?|JOINED|DETAIL\..+)$/;
const LISTS = new Set(['cast', 'all', 'others', 'xs']);

/** Every slot and form that any text asks for, in whatever story it may stand. Nothing is rendered: nothing is missed. */
export function checkTexts(phrasebook: Phrasebook): string[] {
  const problems: string[] = [];
  for (const text of everyText(phrasebook)) {
    const complain = (what: string) => problems.push(`${text.where}: ${what}`);
    walk(text.template, phrasebook, text, complain, 0);
  }
  return problems;
}

function walk(
  template: Template,
  phrasebook: Phrasebook,
  text: Text,
  complain: (what: string) => void,
  depth: number,
): void {
  if (depth > 6) {
    complain('asks for itself');
    return;
  }
  for (const node of template) {
    if (node.type === 'optional') walk(node.content, phrasebook, text, complain, depth);
    if (node.type === 'oneOf')
      for (const option of node.options) walk(option, phrasebook, text, complain, depth);
    if (node.type === 'agree') {
      for (const key of agreementsOf(node.name, phrasebook)) {
        if (!node.cases.has(key)) complain(`{${node.name}?…} has no case "${key}"`);
      }
      for (const option of node.cases.values()) walk(option, phrasebook, text, complain, depth);
    }
    if (node.type === 'slot') {
      const guard = guardOf(node.name, text);
      if (guard) complain(guard);
      const found = resolve(node.name, node.form, phrasebook);
      if (typeof found === 'string') complain(found);
      else for (const inner of found) walk(inner, phrasebook, text, complain, depth + 1);
    }
  }
}

/** What a slot needs of the story that not every story has. */
function guardOf(name: string, { when, aboutOthers }: Text): string | undefined {
  if (name === 'elder' && !when.includes('elder') && !when.includes('elder-gives')) {
    return '{elder} needs the condition elder or elder-gives';
  }
  if (name === 'others' && !when.includes('group')) return '{others} needs the condition group';
  if ((name === 'x' || name === 'xs') && !aboutOthers)
    return `{${name}} is only for HELPER, HELPERS, JOINED and DETAIL`;
  return undefined;
}

/** Everything a slot may turn out to be, or what is wrong with it. */
function resolve(
  name: string,
  form: string | undefined,
  phrasebook: Phrasebook,
): readonly Template[] | string {
  if (['hero', 'pal', 'elder', 'x'].includes(name)) {
    const missing =
      form !== undefined &&
      form !== 'intro' &&
      GENDERS.some((gender) => phrasebook.pronouns[gender]?.[form] === undefined);
    return missing ? `{${name}.${form}}: pronouns have no "${form}" for every gender` : [];
  }
  if (name === 'detail') return detailForms(form, phrasebook);
  if (LISTS.has(name) || name === 'theme' || name === 'described')
    return form === undefined ? [] : `{${name}.${form}}: a list has no forms`;
  if (name === 'sayer') {
    const askers = ['{broken.owner}', '{gift.to}', '{creature}'];
    if (phrasebook.repertoire.shapes.includes('race')) askers.push('{race.rival}');
    if (phrasebook.repertoire.shapes.includes('night')) askers.push('{night}');
    return askers.map(parseTemplate);
  }
  if (name === 'token')
    return forms(
      'item',
      [...phrasebook.items].filter(([item]) => ITEMS[item]),
      form,
    );
  const motifs = Object.values(phrasebook.motifs).flat();
  if (name === 'saying') return motifs.map(({ saying }) => saying.template);
  if (name === 'why' || name === 'insight' || name === 'end') {
    return motifs.flatMap((motif) => motif[name].map(({ template }) => template));
  }
  const keys = proseKeys(name, phrasebook);
  if (keys && form === undefined) {
    const missing = keys.filter((key) => !phrasebook.prose.has(key));
    if (missing.length > 0) return `{${name}}: nothing for ${missing.join(', ')}`;
    return keys.flatMap((key) => (phrasebook.prose.get(key) ?? []).map(({ template }) => template));
  }
  const words = wordsNamed(name, phrasebook);
  if (words.length === 0) return `{${name}} is no slot`;
  return forms(name, words, form);
}

/** All words that may stand there, of all packs, and for `lost` of both kinds. */
function wordsNamed(name: string, phrasebook: Phrasebook): [string, Word | undefined][] {
  const places = name === 'lost' ? LOST_KINDS.map((kind) => `lost ${kind}`) : [placeOf(name)];
  const found = Object.entries(phrasebook.words).flatMap(([pack, words]) =>
    places.flatMap((place) =>
      (words.get(place) ?? [undefined]).map((word): [string, Word | undefined] => [
        `${pack} > ${place}${word ? ` "${word.key}"` : ''}`,
        word,
      ]),
    ),
  );
  return found.some(([, word]) => word) ? found : [];
}

function placeOf(name: string): string {
  return /^stage[123]$/.test(name) ? 'stages' : name;
}

function forms(name: string, words: readonly (readonly [string, Word | undefined])[], form = 'base') {
  const missing = words.filter(([, word]) => !word?.forms.has(form)).map(([where]) => where);
  if (missing.length > 0) return `{${name}.${form}}: no form "${form}" in ${missing.join(', ')}`;
  return words.flatMap(([, word]) => word?.forms.get(form) ?? []).map((node) => [node]);
}

/** Traits bring their sentences along, things bring their names. */
function detailForms(form: string | undefined, { details }: Phrasebook): readonly Template[] | string {
  const entries = form === 'plant' || form === 'pay' ? details?.traits : details?.things;
  if (!entries) return '{detail} needs a details.yaml';
  return forms(
    'detail',
    entries.map(({ match, word }) => [`details > ${match[0]?.join(' ')}`, word] as const),
    form,
  );
}

function proseKeys(name: string, { repertoire: { packs, items } }: Phrasebook): string[] | undefined {
  switch (name) {
    case 'sense':
    case 'sense2':
    case 'sense3':
      return packs.map((pack) => `sense ${pack}`);
    case 'free':
      return packs.map((pack) => `free ${pack}`);
    case 'habit':
    case 'attempt':
      return TRAITS.map((trait) => `${name} ${trait}`);
    case 'quirk':
    case 'keep':
    case 'rest':
      return items.map((item) => `${name} ${item}`);
    case 'use':
      return items.flatMap((item) => (ITEMS[item] ?? []).map((affordance) => `use ${item} ${affordance}`));
    case 'without':
    case 'back':
      return packs.flatMap((pack) => LOST_KINDS.map((kind) => `${name} ${pack} ${kind}`));
    case 'reason':
      return LOST_KINDS.map((kind) => `reason ${kind}`);
    default:
      return undefined;
  }
}

function agreementsOf(name: string, phrasebook: Phrasebook): readonly string[] {
  if (['hero', 'pal', 'elder', 'x'].includes(name)) return GENDERS;
  if (name === 'cast' || name === 'all') return ['one', 'many'];
  if (name === 'first') return CHOICE_KINDS;
  const words =
    name === 'token'
      ? [...phrasebook.items]
      : name === 'detail'
        ? (phrasebook.details?.things ?? []).map(({ word }) => ['detail', word] as const)
        : wordsNamed(name, phrasebook);
  return [...new Set(words.flatMap(([, word]) => (word ? [word.gender ?? ''] : [])))];
}

function everyText(phrasebook: Phrasebook): Text[] {
  const plain = (where: string, template: Template): Text => ({
    where,
    template,
    when: [],
    aboutOthers: false,
  });
  const passages = (where: string, list: readonly Passage[], aboutOthers = false): Text[] =>
    list.map(({ key, template, when }) => ({
      where: `${where}: "${key.slice(0, 50)}"`,
      template,
      when,
      aboutOthers,
    }));
  const scene = (where: string, { text, choices }: Scene): Text[] => [
    plain(where, text),
    ...CHOICE_KINDS.flatMap((kind) => [
      plain(`${where} > ${kind}`, choices[kind].text),
      plain(`${where} > ${kind}`, choices[kind].outcome),
    ]),
  ];
  const { start, middle, ending } = phrasebook.adventure;
  return [
    ...[...phrasebook.passages].flatMap(([beat, list]) => passages(beat, list, ABOUT_OTHERS.test(beat))),
    ...[...phrasebook.titles].flatMap(([shape, list]) => passages(shape, list)),
    // What no passage asks for is held to the same: it may be asked for tomorrow.
    ...[...phrasebook.prose].flatMap(([key, list]) => passages(key, list)),
    ...THEME_FAMILIES.flatMap((family) =>
      phrasebook.motifs[family].flatMap(({ saying, why, insight, end }) =>
        passages(`motif ${family}`, [saying, ...why, ...insight, ...end]),
      ),
    ),
    ...start.flatMap((each) => scene('adventure > start', each)),
    ...CHOICE_KINDS.flatMap((kind) =>
      middle[kind].flatMap((each) => scene(`adventure > middle > ${kind}`, each)),
    ),
    ...CHOICE_KINDS.flatMap((kind) =>
      ending[kind].map((each) => plain(`adventure > ending > ${kind}`, each)),
    ),
  ];
}
