import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import { paragraphsOf } from '#domain/paragraphs.ts';
import { FIGURES, PLACES, viewsOf, type View } from '#domain/picture-world.ts';
import { appearance } from '#domain/direction-words.ts';
import { sceneDirection, type StoryScene } from '#domain/scene-direction.ts';
import { readThing } from '#domain/short-direction.ts';
import { GENDERS } from '#domain/story-world.ts';
import { parseContentFile } from '#server/db/seed/content-file.ts';
import { storyTelling } from '#server/db/seed/tellings.ts';
import { fingerprint } from '#server/features/pictures/story-visuals.ts';

/**
 * What the scenes of a library story show, as their author wrote it beside the story (`<slug>.scenes.yaml`). Found by the
 * text itself: for one that was changed since, nobody has directions.
 */
export type DirectionsOf = (content: string) => readonly StoryScene[] | undefined;

/** A name, the short form, "big egg on bed", or all of it. */
const thing = z.union([z.string().transform((text) => readThing(text)), sceneDirection.shape.things.element]);

const written = z.strictObject({
  /** Whoever is seen, by the name that the scenes use. */
  people: z.record(
    z.string(),
    appearance.extend({ figure: z.enum(FIGURES), gender: z.enum(GENDERS) }).strict(),
  ),
  scenes: z
    .array(
      sceneDirection
        .omit({ place: true, view: true, spot: true, who: true })
        .extend({
          /** The first words of the paragraph with which it begins. */
          begins: z.string().min(1),
          /** "castle", or with the way to see it: "castle/courtyard". */
          at: z.string(),
          weather: sceneDirection.shape.weather.default('clear'),
          things: z.array(thing).max(12).default([]),
          who: z
            .array(
              sceneDirection.shape.who.element.omit({ figure: true, gender: true, called: true }).strict(),
            )
            .max(12)
            .default([]),
        })
        .strict(),
    )
    .min(3)
    .max(8),
});

export function loadLibraryDirections(contentDir: string): DirectionsOf {
  const known = new Map<string, readonly StoryScene[]>();
  const filesLike = (pattern: string) => globSync(`library/**/*.${pattern}`, { cwd: contentDir });
  // Looked for once: for each story anew it cost a quarter of a second at every start.
  const tellings = Map.groupBy(filesLike('??.md'), (file) => file.slice(0, -'.en.md'.length));
  for (const file of filesLike('scenes.yaml')) {
    const { scenes, content } = readDirections(join(contentDir, file));
    known.set(fingerprint(content), scenes);
    for (const each of tellings.get(file.slice(0, -'.scenes.yaml'.length)) ?? []) {
      const telling = readTelling(join(contentDir, each));
      known.set(fingerprint(telling.content), directionsInTelling({ scenes, content }, telling));
    }
  }
  return (content) => known.get(fingerprint(content.trim()));
}

/** Throws with every fault that an author should hear of. */
export function readDirections(file: string): { scenes: StoryScene[]; content: string } {
  const story = readFileSync(file.replace(/\.scenes\.yaml$/, '.md'), 'utf8');
  const content = story.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
  const { people, scenes: told } = written.parse(load(readFileSync(file, 'utf8')));
  const known = (name: string) => {
    const person = people[name];
    if (!person) throw new Error(`${file}: ${name} is not among the people`);
    return person;
  };
  const scenes = told.map(({ begins, at, who, ...rest }, i): StoryScene => {
    const offset = startOf(content, begins);
    if (offset === -1) throw new Error(`${file}: no paragraph begins “${begins}”`);
    const [first, second] = at.split('/');
    const place = PLACES.find((each) => each === first);
    const views: readonly View[] = place ? viewsOf(place) : [];
    const view = views.find((each) => each === second);
    if (!place || (second && !view)) throw new Error(`${file}: nobody can draw ${at}`);
    return {
      id: `scene-${i + 1}`,
      offset,
      direction: {
        ...rest,
        place,
        ...(view && { view }),
        spot: second ?? place,
        who: who.map((person) => ({ ...known(person.name), ...person })),
      },
    };
  });
  if (scenes.some(({ offset }, i) => offset <= (scenes[i - 1]?.offset ?? -1))) {
    throw new Error(`${file}: scenes are not in the order of the text`);
  }
  return { scenes, content };
}

export function readTelling(file: string): z.infer<typeof storyTelling> {
  return storyTelling.parse(parseContentFile({ path: file, text: readFileSync(file, 'utf8') }));
}

/**
 * The same pictures for the story in another language: a scene begins with the paragraph that says the same there, and
 * people are called as they are called there.
 */
export function directionsInTelling(
  original: { scenes: readonly StoryScene[]; content: string },
  { content, people }: Pick<z.infer<typeof storyTelling>, 'content' | 'people'>,
): StoryScene[] {
  const [there, here] = [original.content, content].map((text) =>
    paragraphsOf(text).map(({ offset }) => offset),
  );
  return original.scenes.flatMap(({ id, offset, direction }) => {
    const start = here?.[there?.indexOf(offset) ?? -1];
    // One that is not told to its end has no more scenes; the checker complains of it.
    if (start === undefined) return [];
    const who = direction.who.map((person) => ({
      ...person,
      ...(people[person.name] && { called: people[person.name] }),
    }));
    return [{ id, offset: start, direction: { ...direction, who } }];
  });
}

function startOf(content: string, begins: string): number {
  if (content.startsWith(begins)) return 0;
  const at = content.indexOf(`\n\n${begins}`);
  return at === -1 ? -1 : at + 2;
}
