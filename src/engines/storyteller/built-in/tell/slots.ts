import type { Memory } from '#engines/storyteller/built-in/memory.ts';
import { genderInPhrasebook } from '#engines/storyteller/built-in/plan/kin.ts';
import type { Plan } from '#engines/storyteller/built-in/plan/plan.ts';
import type { Random } from '#domain/random.ts';
import { chooseWords } from '#engines/storyteller/built-in/tell/choose-words.ts';
import type { Detail } from '#engines/storyteller/built-in/tell/read-details.ts';
import type { Passage } from '#engines/storyteller/built-in/phrasebook/passage.ts';
import { parseTemplate, type Template } from '#engines/storyteller/built-in/phrasebook/template.ts';
import type { Motif, Phrasebook, Word } from '#engines/storyteller/built-in/phrasebook/phrasebook.ts';
import type { StoryCharacter, StoryRequest } from '#engines/storyteller/port.ts';

export class UntellableError extends Error {
  override name = 'UntellableError';
}

export interface SlotContext {
  plan: Plan;
  /** Who joins later in the telling, and is not introduced with the others. */
  joining?: readonly StoryCharacter[];
  /** What a family wrote about one of its people. */
  detail?: Detail | undefined;
  request: StoryRequest;
  phrasebook: Phrasebook;
  memory: Memory;
  random: Random;
}

/** What a slot gives: text that is taken as it is (a name), or a template to be filled in turn. */
export type SlotValue = string | Template;

export interface Slots {
  value(name: string, form: string | undefined): SlotValue;
  /** By what an agreement goes: a gender, or `one` and `many`. */
  agreement(name: string): string;
  /** Whom a passage about somebody more is about. */
  about(characters: readonly StoryCharacter[]): Slots;
}

/** Everything that a passage may ask for, answered from the plan. */
export function createSlots(context: SlotContext): Slots {
  const { plan, request, phrasebook, memory, random, joining = [], detail } = context;
  const { hero, pal, elder, extras } = plan.cast;
  const words = chooseWords(phrasebook.words[plan.pack] ?? new Map(), { pack: plan.pack, memory, random });
  const people = { hero, pal: pal ?? sidekickOf(words), elder };
  const everyone = [hero, ...(elder ? [elder] : []), ...(pal ? [pal] : []), ...extras];

  const fresh = (passages: readonly Passage[]): Template => {
    const passage = memory.freshest(random, passages, ({ mark }) => mark);
    memory.use(passage.mark);
    return passage.template;
  };
  const prose = (...about: string[]): Template => {
    const passages = phrasebook.prose.get(about.join(' '));
    if (!passages)
      throw new UntellableError(
        `${phrasebook.language} ${phrasebook.ageGroup} has nothing for "${about.join(' ')}"`,
      );
    return fresh(passages);
  };
  const motif = chooseMotif(context);
  const senses = orderSenses(context);

  const word = (found: Word | undefined, name: string, form = 'base'): Template => {
    const template = found?.forms.get(form);
    if (!template)
      throw new UntellableError(
        `${phrasebook.language} ${phrasebook.ageGroup}: ${name} has no form "${form}"`,
      );
    return template;
  };
  const person = (who: StoryCharacter | undefined, name: string, form: string | undefined): SlotValue => {
    if (!who) throw new UntellableError(`there is no ${name} in this story`);
    if (form === undefined) return who.name;
    if (form === 'intro') return introOf(who, phrasebook);
    const pronoun = phrasebook.pronouns[genderInPhrasebook(who)]?.[form];
    if (pronoun === undefined)
      throw new UntellableError(`${phrasebook.language}: no form "${form}" for people`);
    return pronoun;
  };
  const names = (characters: readonly StoryCharacter[], intro: boolean): string =>
    joinNames(
      characters.map((each) => (intro ? introOf(each, phrasebook) : each.name)),
      phrasebook.list,
    );

  const fixed: Record<string, () => SlotValue> = {
    cast: () =>
      names(
        everyone.filter((each) => !joining.includes(each)),
        true,
      ),
    all: () => names(everyone, false),
    others: () => names(everyone.slice(1), false),
    where: () => whereOf(request, phrasebook) ?? word(words.get('where'), 'where'),
    theme: () => request.theme.name,
    described: () => detail?.described ?? '',
    sense: () => senses[0] ?? prose('sense', plan.pack),
    sense2: () => senses[1] ?? prose('sense', plan.pack),
    sense3: () => senses[2] ?? prose('sense', plan.pack),
    saying: () => motif.saying.template,
    why: () => fresh(motif.why),
    insight: () => fresh(motif.insight),
    end: () => fresh(motif.end),
    sayer: () => sayerOf(plan, people.pal),
    habit: () => prose('habit', plan.trait),
    attempt: () => prose('attempt', plan.trait),
    quirk: () => prose('quirk', plan.item),
    keep: () => prose('keep', plan.item),
    rest: () => prose('rest', plan.item),
    use: () => prose('use', plan.item, plan.affordance),
    without: () => prose('without', plan.pack, plan.lost),
    back: () => prose('back', plan.pack, plan.lost),
    reason: () => prose('reason', plan.lost),
    free: () => prose('free', plan.pack),
  };

  const slotsFor = (about: readonly StoryCharacter[]): Slots => ({
    about: slotsFor,
    value(name, form) {
      if (name === 'x') return person(about[0], name, form);
      if (name === 'xs') return names(about, false);
      if (isRole(name)) return person(people[name], name, form);
      if (name === 'token') return word(phrasebook.items.get(plan.item), name, form);
      if (name === 'detail') return word(detail?.word, name, form);
      if (name === 'lost') return word(words.get(`lost ${plan.lost}`), name, form);
      const value = fixed[name];
      if (value && form === undefined) return value();
      return word(words.get(name), name, form);
    },
    agreement(name) {
      if (name === 'cast') return everyone.length - joining.length === 1 ? 'one' : 'many';
      if (name === 'all') return everyone.length === 1 ? 'one' : 'many';
      if (name === 'x' || isRole(name)) {
        const who = name === 'x' ? about[0] : people[name];
        return who ? genderInPhrasebook(who) : 'x';
      }
      if (name === 'token') return phrasebook.items.get(plan.item)?.gender ?? '';
      if (name === 'detail') return detail?.word?.gender ?? '';
      if (name === 'lost') return words.get(`lost ${plan.lost}`)?.gender ?? '';
      return words.get(name)?.gender ?? '';
    },
  });
  return slotsFor([]);
}

/** A story that goes on keeps to the saying that it began with, if it did begin with one of ours. */
function chooseMotif({ plan, request, phrasebook, memory, random }: SlotContext): Motif {
  const motifs = phrasebook.motifs[plan.family];
  const motif =
    motifs.find(({ saying }) => request.existingStory?.includes(saying.key)) ??
    memory.freshest(random, motifs, ({ saying }) => saying.mark);
  memory.use(motif.saying.mark);
  return motif;
}

function isRole(name: string): name is 'hero' | 'pal' | 'elder' {
  return name === 'hero' || name === 'pal' || name === 'elder';
}

/** A hero who goes alone has a small creature of the place for company. */
function sidekickOf(words: ReadonlyMap<string, Word>): StoryCharacter {
  const sidekick = words.get('sidekick');
  const [name] = sidekick?.forms.get('base') ?? [];
  return {
    name: name?.type === 'text' ? name.text : '',
    kind: 'being',
    gender: sidekick?.gender === 'f' || sidekick?.gender === 'm' ? sidekick.gender : 'x',
    personal: false,
  };
}

/** Three different ones, the least heard first. */
function orderSenses({ plan, phrasebook, memory, random }: SlotContext): Template[] {
  const left = [...(phrasebook.prose.get(`sense ${plan.pack}`) ?? [])];
  return Array.from({ length: Math.min(3, left.length) }, () => {
    const sense = memory.freshest(random, left, ({ mark }) => mark);
    left.splice(left.indexOf(sense), 1);
    memory.use(sense.mark);
    return sense.template;
  });
}

function introOf(who: StoryCharacter, { pets }: Phrasebook): string {
  if (who.intro) return who.intro;
  return who.species ? pets[who.species].replace('{name}', () => who.name) : who.name;
}

/** A place of the catalogue brings its own phrase; one that somebody made up is named. */
function whereOf({ setting }: StoryRequest, phrasebook: Phrasebook): SlotValue | undefined {
  const phrase =
    setting.where ??
    (setting.pack && !setting.typed ? undefined : phrasebook.elsewhere.replace('{name}', () => setting.name));
  return phrase === undefined ? undefined : [{ type: 'text', text: phrase }];
}

/** Who gave the saying, and asks about it at the end. A label cannot ask: then whoever was helped does. */
function sayerOf({ sayer, cast, shape }: Plan, pal: StoryCharacter): SlotValue {
  if (sayer === 'elder' && cast.elder) return cast.elder.name;
  if (sayer === 'pal') return pal.name;
  if (shape === 'mend') return parseTemplate('{broken.owner}');
  if (shape === 'promise') return parseTemplate('{gift.to}');
  if (shape === 'race') return parseTemplate('{race.rival}');
  if (shape === 'night') return parseTemplate('{night}');
  return parseTemplate('{creature}');
}

function joinNames(names: readonly string[], { separator, last }: Phrasebook['list']): string {
  const [final, ...before] = names.toReversed();
  return before.length === 0 ? (final ?? '') : `${before.toReversed().join(separator)}${last}${final}`;
}
