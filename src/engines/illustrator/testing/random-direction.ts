import { viewsAtLarge, TIMES_OF_DAY, PROPS, type Figure, type Place } from '#domain/picture-world.ts';
import { hash, pick, seeded } from '#domain/random.ts';
import { ACTIONS, EMOTIONS, SHOTS } from '#domain/scene-direction.ts';
import type { Gender } from '#domain/story-world.ts';
import type { SceneCharacter, SceneSpec } from '#engines/illustrator/port.ts';

/** Eight places, indoors and out. */
const PLACES: readonly Place[] = [
  'forest',
  'bedroom',
  'beach',
  'city',
  'garden',
  'castle',
  'snow',
  'library',
];

const PEOPLE: readonly { name: string; figure: Figure; gender: Gender }[] = [
  { name: 'Mira', figure: 'child', gender: 'f' },
  { name: 'Grandpa', figure: 'elder', gender: 'm' },
  { name: 'Ben', figure: 'child', gender: 'm' },
  { name: 'Mama', figure: 'adult', gender: 'f' },
  { name: 'Rex', figure: 'pet-dog', gender: 'm' },
  { name: 'Lina', figure: 'child', gender: 'f' },
];

/** What nobody picked and no story would ask for in this order: one to six people who do and feel anything, in any shot. */
export function randomDirection(seed: string, i: number): SceneSpec {
  const random = seeded(hash(`${seed}/${i}`));
  const place = PLACES[i % PLACES.length] ?? 'forest';
  const people = PEOPLE.slice(0, 1 + Math.floor(random() * PEOPLE.length));
  return {
    description: `${seed} ${i}`,
    place,
    view: pick(random, viewsAtLarge(place)),
    time: pick(random, TIMES_OF_DAY),
    weather: pick(random, ['clear', 'clear', 'cloudy', 'rain', 'snow'] as const),
    mood: 'calm',
    shot: pick(random, SHOTS),
    props: [pick(random, PROPS)],
    characters: people.map((person, k): SceneCharacter => {
      const other = people[(k + 1) % people.length];
      return {
        ...person,
        id: person.name,
        looksBy: 'name',
        pose: pick(random, ACTIONS),
        mood: pick(random, EMOTIONS),
        ...(other && other !== person && { with: other.name, looks: pick(random, people).name }),
        ...(random() < 0.3 && { holds: pick(random, PROPS) }),
      };
    }),
  };
}
