import type { z } from 'zod';
import type { ClassStory, classWish } from '#contract/classes.ts';
import { catalogueFor, type Catalogues } from '#domain/catalogue.ts';
import { seeded, type Random } from '#domain/random.ts';
import { inGroups } from '#domain/school-class.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import { namesTold } from '#domain/text/names-told.ts';
import type { ClassTeller } from '#engines/storyteller/class-tales/class-teller.ts';
import type { Storyteller, StoryRequest } from '#engines/storyteller/port.ts';

export interface ClassStoryTellers {
  classTeller: ClassTeller;
  /** Our own: names of children go to nobody outside. */
  storyteller: Storyteller;
  catalogues: Catalogues;
}

type Wish = z.output<typeof classWish>;

/** A tale that leaves a child out, or that the class has heard, is told anew, so often, before the group gets what there is. */
const TRIES = 8;

export async function tellClass(
  wish: Wish,
  tellers: ClassStoryTellers,
  seed: number,
  signal: AbortSignal,
): Promise<ClassStory[]> {
  if (wish.groupSize === null) return [await together(wish, wish.names, tellers, seed)];
  const groups = inGroups(wish.names, wish.groupSize);
  const random = seeded(seed);
  const themes = shuffled(catalogueFor(tellers.catalogues[wish.language], wish.ageGroup).themes, random);
  const heard = new Set(wish.heard);
  const stories: ClassStory[] = [];
  for (const [i, names] of groups.entries()) {
    signal.throwIfAborted();
    const turn = Array.from({ length: TRIES }, (_, k) => themes[(i + k * groups.length) % themes.length]?.id);
    const told = await ofGroup(wish, names, { tellers, themes: turn, heard, random, signal });
    const story = told ?? (await together({ ...wish, heard: [...heard] }, names, tellers, seed + i));
    heard.add(story.tale);
    stories.push(story);
  }
  return stories;
}

/** Where it happens and what it is about, as the catalogue calls it. */
async function together(
  { language, ageGroup, heard }: Wish,
  names: readonly string[],
  { classTeller, catalogues }: ClassStoryTellers,
  seed: number,
): Promise<ClassStory> {
  const told = await classTeller.tell({ language, ageGroup, names, seed, heard });
  const { settings, themes } = catalogues[language];
  return {
    ...told,
    children: [...names],
    scenes: [...told.scenes],
    questions: [...told.questions],
    setting: named(settings, 'school'),
    theme: named(themes, 'teamwork'),
  };
}

interface Group {
  tellers: ClassStoryTellers;
  /** To be tried in this order. */
  themes: readonly (string | undefined)[];
  /** What other groups of the class were told already. */
  heard: Set<string>;
  random: Random;
  signal: AbortSignal;
}

async function ofGroup(
  { language, ageGroup }: Wish,
  names: readonly string[],
  { tellers: { storyteller, catalogues }, themes, heard, random, signal }: Group,
): Promise<ClassStory | undefined> {
  const known = catalogues[language];
  const settings = catalogueFor(known, ageGroup).settings;
  let again: ClassStory | undefined;
  for (const id of themes) {
    const theme = known.themes.find((each) => each.id === id);
    const setting = settings[Math.floor(random() * settings.length)];
    if (!theme || !setting) continue;
    const { tale, ...told } = await whole(
      storyteller,
      {
        language,
        ageGroup,
        setting,
        theme,
        characters: names.map((name) => ({ name, kind: 'child', gender: 'x', personal: true })),
      },
      signal,
    );
    if (namesTold(told.text, names, language).size < new Set(names).size) continue;
    const mark = tale ?? nameless(told.title, names);
    const story = {
      ...told,
      tale: mark,
      children: [...names],
      setting: { id: setting.id, name: setting.name },
      theme: { id: theme.id, name: theme.name },
    };
    if (!heard.has(mark)) return story;
    again ??= story;
  }
  return again;
}

async function whole(storyteller: Storyteller, request: StoryRequest, signal: AbortSignal) {
  let [title, text] = ['', ''];
  let tale: string | undefined;
  let scenes: StoryScene[] = [];
  let questions: string[] = [];
  for await (const part of storyteller.tell(request, signal)) {
    if (part.type === 'restart') [title, text, tale, scenes, questions] = ['', '', undefined, [], []];
    else if (part.type === 'title') title = part.title;
    else if (part.type === 'text') text += part.text;
    else if (part.type === 'tale') tale = part.tale.id;
    else if (part.type === 'scenes') scenes = [...part.scenes];
    else if (part.type === 'questions') questions = [...part.questions];
  }
  return { title, tale, questions, ...withoutDoubleStops({ text, scenes }, request) };
}

/** A name that ends with a full stop ("Mia B.", of whom there are two) ends a sentence with that one. */
function withoutDoubleStops(
  { text, scenes }: { text: string; scenes: readonly StoryScene[] },
  { characters }: Pick<StoryRequest, 'characters'>,
) {
  const mend = (part: string) =>
    characters
      .filter(({ name }) => name.endsWith('.'))
      .reduce(
        (mended, { name }) =>
          mended.replaceAll(new RegExp(`${RegExp.escape(name)}\\.(?!\\.)`, 'gu'), () => name),
        part,
      );
  return {
    text: mend(text),
    scenes: scenes.map((scene) => ({ ...scene, offset: mend(text.slice(0, scene.offset)).length })),
  };
}

/** What is told out of pieces is no tale that has an id; whose story it is makes it no other. */
function nameless(title: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ''), title);
}

function named(items: readonly { id: string; name: string }[], id: string): { id: string; name: string } {
  return { id, name: items.find((each) => each.id === id)?.name ?? id };
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
