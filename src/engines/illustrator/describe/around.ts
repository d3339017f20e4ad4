import type { Place, View, Weather } from '#domain/picture-world.ts';
import type { SceneDirection } from '#domain/scene-direction.ts';
import {
  NAMED_VIEWS,
  SAID_TIMES,
  SAID_WEATHERS,
  type PictureWords,
} from '#engines/illustrator/describe/picture-words.ts';

/** Where no rain falls. */
const INDOORS: ReadonlySet<Place | View> = new Set<Place | View>([
  'cave',
  'school',
  'library',
  'bedroom',
  'underwater',
  'space',
  'captainsCabin',
  'hayloft',
  'woodenHut',
  'iceCave',
  'greatHall',
  'corridorOfDoors',
  'waitingRoom',
  'workshop',
  'circusRing',
  'toyShop',
]);

/** Where and when something is, and under which sky. */
export type Around = Partial<Record<'where' | 'when' | 'weather', string | undefined>>;

export function aroundOf({ place, view, light, weather }: SceneDirection, words: PictureWords): Around {
  const named = NAMED_VIEWS.find((each) => each === view);
  const time = place === 'space' ? undefined : SAID_TIMES.find((each) => each === light);
  const isSheltered = INDOORS.has(place) || (view !== undefined && INDOORS.has(view));
  const said =
    isSheltered || saysItself(place, weather) ? undefined : SAID_WEATHERS.find((each) => each === weather);
  return {
    where: named ? words.views[named] : words.places[place],
    when: time && words.times[time],
    weather: said && words.weathers[said],
  };
}

const saysItself = (place: Place, weather: Weather) => place === 'snow' && weather === 'snow';
