import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FIGURES, PLACES, TIMES_OF_DAY, WEATHERS } from '#domain/picture-world.ts';
import { ACTIONS } from '#domain/scene-direction.ts';
import { sumOf, type Fault } from '#engines/illustrator/built-in/compose/critic.ts';
import { layOut } from '#engines/illustrator/built-in/compose/layout.ts';
import type { SceneSpec } from '#engines/illustrator/port.ts';
import { openStudio } from '#engines/illustrator/studio/studio.ts';
import { randomDirection } from '#engines/illustrator/testing/random-direction.ts';
import { randomScene } from '#engines/illustrator/testing/random-scene.ts';
import { contactSheet } from './contact-sheet.ts';

const HELP = `Contact sheets of everything the built-in illustrator can draw.

  npm run gallery -- --only untuned --seed march

  --only      figures, places, light, acting, frames, unpicked (24 scenes) or untuned (64 directions, with their words beside them)
  --seed      another draw of the unpicked and the untuned
  --out       build/gallery`;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'build/gallery' },
    seed: { type: 'string', default: 'gallery' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const studio = openStudio();
mkdirSync(values.out, { recursive: true });

interface Shot {
  scene: SceneSpec;
  seed?: string;
  frame?: number;
}

async function sheet(name: string, shots: readonly Shot[], columns: number, width = 480): Promise<void> {
  if (values.only && values.only !== name) return;
  const tiles = shots.map(async ({ scene, seed = values.seed, frame = 0 }) => {
    const svg = await studio.draw({ scene, seed, frame });
    return studio.rasterize({ svg, format: 'png', width });
  });
  await contactSheet(join(values.out, `${name}.png`), await Promise.all(tiles), {
    columns,
    width,
    height: (width * 9) / 16,
  });
}

const scene = (more: Partial<SceneSpec>): SceneSpec => ({
  description: 'a quiet moment',
  place: 'meadow',
  time: 'day',
  weather: 'clear',
  mood: 'happy',
  characters: [],
  props: [],
  ...more,
});
const heroes: SceneSpec['characters'] = [
  { id: 'mia', name: 'Mia', figure: 'child', gender: 'f', skinTone: 3, pose: 'point' },
  { id: 'finn', name: 'Finn', figure: 'fox', gender: 'm', pose: 'wave' },
  { id: 'rex', name: 'Rex', figure: 'pet-dog', gender: 'm' },
];
const inPairs = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));

await sheet(
  'figures',
  inPairs(FIGURES, 3).map((figures, i) => ({
    scene: scene({
      description: `figures ${i}`,
      place: PLACES[i % PLACES.length] ?? 'meadow',
      characters: figures.map((figure) => ({ id: figure, name: figure, figure, gender: 'x', pose: 'wave' })),
    }),
  })),
  4,
);
await sheet(
  'places',
  PLACES.flatMap((place) =>
    ['one', 'two', 'three', 'four'].map((view, i) => ({
      scene: scene({
        place,
        description: view,
        time: TIMES_OF_DAY[i] ?? 'day',
        characters: heroes.slice(0, 2),
      }),
      seed: `${values.seed}/${view}`,
    })),
  ),
  4,
);
await sheet(
  'light',
  TIMES_OF_DAY.flatMap((time) =>
    WEATHERS.map((weather) => ({ scene: scene({ place: 'farm', time, weather, characters: heroes }) })),
  ),
  WEATHERS.length,
  400,
);
await sheet(
  'acting',
  ACTIONS.map((pose) => ({
    scene: scene({
      description: pose,
      place: 'garden',
      characters: heroes.map((hero) => ({ ...hero, pose })),
      props: ['basket'],
    }),
  })),
  4,
);
await sheet(
  'frames',
  (['forest', 'beach', 'snow'] as const).flatMap((place) =>
    [0, 1, 2].map((frame) => ({
      frame,
      scene: scene({
        place,
        weather: place === 'snow' ? 'snow' : 'clear',
        characters: heroes.map((hero, i) => ({ ...hero, pose: i ? 'walk' : 'wave' })),
      }),
    })),
  ),
  3,
  560,
);
await sheet(
  'unpicked',
  Array.from({ length: 24 }, (_, i) => ({
    scene: randomScene(`${values.seed} ${i}`),
    seed: `${values.seed} ${i}`,
  })),
  4,
);
const untuned = Array.from({ length: 64 }, (_, i) => randomDirection(values.seed, i));
await sheet(
  'untuned',
  untuned.map((each, i) => ({ scene: each, seed: `${values.seed} ${i}` })),
  8,
);
if (!values.only || values.only === 'untuned') {
  const faults = untuned.map((each, i) => layOut({ scene: each, seed: `${values.seed} ${i}` }).faults);
  const lines = untuned.map((each, i) => `${inWords(each, i)}${inFaults(faults[i] ?? [])}`);
  writeFileSync(join(values.out, 'untuned.txt'), `${lines.join('\n')}\n`);
  const sums = faults.map(sumOf);
  const mean = sums.reduce((all, sum) => all + sum, 0) / sums.length;
  console.log(
    `faults by our own critic: ${mean.toFixed(2)} a picture, ${Math.max(...sums).toFixed(1)} at worst`,
  );
}
await studio.close();

function inFaults(faults: readonly Fault[]): string {
  const named = faults.map(({ kind, who, weight }) => `${kind} (${who}, ${weight.toFixed(1)})`);
  return named.length ? `; critic: ${named.join(', ')}` : '';
}

/** A direction on one line, for whoever judges its picture. */
function inWords({ place, view, shot, time, weather, props, characters }: SceneSpec, i: number): string {
  const people = characters.map(
    ({ name, pose, mood, with: partner, holds }) =>
      `${name} ${pose}${partner ? ` with ${partner}` : ''}, ${mood}${holds ? `, holds ${holds}` : ''}`,
  );
  return `${i + 1}. ${place}/${view}, ${shot}, ${time}, ${weather}; ${props.join(', ')}; ${people.join('; ')}`;
}
