import {
  EFFECTS,
  FIGURES,
  MOODS,
  PLACES,
  POSES,
  PROPS,
  TIMES_OF_DAY,
  WEATHERS,
} from '#domain/picture-world.ts';
import { hash, pick, seeded } from '#domain/random.ts';
import type { SceneSpec } from '#engines/illustrator/port.ts';

/** Any scene at all: for tests, benchmarks and the gallery. */
export function randomScene(seed: string): SceneSpec {
  const random = seeded(hash(seed));
  const count = Math.floor(random() * 5);
  const props = Array.from({ length: Math.floor(random() * 4) }, () => pick(random, PROPS));
  return {
    description: `scene ${seed}`,
    place: pick(random, PLACES),
    time: pick(random, TIMES_OF_DAY),
    weather: random() < 0.5 ? 'clear' : pick(random, WEATHERS),
    mood: pick(random, MOODS),
    characters: Array.from({ length: Math.max(1, count) }, (_, i) => ({
      id: `${seed}-${i}`,
      name: `N${i}`,
      figure: random() < 0.3 ? 'child' : pick(random, FIGURES),
      gender: pick(random, ['f', 'm', 'x'] as const),
      ...(random() < 0.7 && { pose: pick(random, POSES) }),
      ...(random() < 0.2 && { holds: pick(random, PROPS) }),
    })),
    props,
    ...(random() < 0.25 && { effect: pick(random, EFFECTS) }),
  };
}
