import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import { FIGURES, PLACES, viewsOf, type View } from '#domain/picture-world.ts';
import { appearance } from '#domain/direction-words.ts';
import { sceneDirection, type StoryScene } from '#domain/scene-direction.ts';
import { readThing } from '#domain/short-direction.ts';
import { GENDERS } from '#domain/story-world.ts';
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
            .array(sceneDirection.shape.who.element.omit({ figure: true, gender: true }).strict())
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
  for (const file of globSync('library/**/*.scenes.yaml', { cwd: contentDir })) {
    const { scenes, content } = readDirections(join(contentDir, file));
    known.set(fingerprint(content), scenes);
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

function startOf(content: string, begins: string): number {
  if (content.startsWith(begins)) return 0;
  const at = content.indexOf(`\n\n${begins}`);
  return at === -1 ? -1 : at + 2;
}
