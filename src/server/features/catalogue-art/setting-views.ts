import type { CatalogueSetting } from '#domain/catalogue.ts';
import type { ViewOptions } from '#engines/illustrator/built-in/compose/view.ts';

/** What the card of a setting shows. A place may stand in for another where that fits the name better. */
const VIEWS: Readonly<Record<string, Partial<ViewOptions>>> = {
  'enchanted-forest': {
    from: 'pathBetweenTrees',
    time: 'morning',
    seed: 'enchanted',
    things: [{ show: { figure: 'deer' }, at: [980, 745], size: 0.45 }],
  },
  beach: { from: 'openBay' },
  'castle-on-the-hill': { from: 'castleOnHill', zoom: { to: [700, 430], by: 1.12 } },
  farm: {
    from: 'barnAndFields',
    time: 'morning',
    things: [{ show: { figure: 'cow', facing: -1 }, at: [930, 770], size: 0.5 }],
  },
  'moon-base': { from: 'moon', time: 'night' },
  playground: { from: 'slideAndSwings' },
  'pirate-ship': {
    from: 'harbourQuay',
    time: 'sunset',
    zoom: { to: [500, 400], by: 1.12 },
    things: [{ show: { figure: 'parrot', pose: 'wave' }, at: [840, 768], size: 0.6 }],
  },
  garden: { from: 'cottageGarden' },
  home: {
    from: 'livingRoom',
    time: 'sunset',
    things: [{ show: { figure: 'pet-cat', pose: 'sleep' }, at: [780, 800], size: 0.6 }],
  },
  park: { from: 'parkByThePond', things: [{ show: { prop: 'kite' }, at: [760, 520], size: 1.2 }] },
  school: { from: 'classroom' },
  'dinosaur-valley': {
    from: 'waterfallPool',
    time: 'morning',
    things: [
      { show: { figure: 'dinosaur' }, at: [700, 790], size: 0.9 },
      { show: { figure: 'dinosaur', facing: -1 }, at: [1020, 700], size: 0.4 },
    ],
  },
  'mushroom-hollow': {
    from: 'streamWithBridge',
    zoom: { to: [800, 680], by: 1.45 },
    things: [
      { show: { prop: 'mushroom' }, at: [640, 800], size: 4.4 },
      { show: { prop: 'mushroom' }, at: [860, 770], size: 2.8 },
      { show: { prop: 'mushroom' }, at: [460, 780], size: 2.4 },
      { show: { figure: 'snail' }, at: [960, 850], size: 0.6 },
    ],
  },
  'dragon-academy': {
    from: 'courtyard',
    things: [
      { show: { figure: 'dragon', pose: 'wave' }, at: [640, 800], size: 0.8 },
      { show: { figure: 'dragon', pose: 'fly', facing: -1 }, aloft: true, at: [1000, 420], size: 0.4 },
    ],
  },
  'snowy-mountain': { place: 'snow', from: 'sledgeHill', weather: 'snow' },
  'mermaid-cove': {
    from: 'coralPalace',
    things: [{ show: { figure: 'dolphin', facing: -1 }, aloft: true, at: [800, 500], size: 0.62 }],
  },
  'rocket-harbour': {
    from: 'oddPlanet',
    zoom: { to: [1000, 450], by: 1.15 },
    things: [{ show: { prop: 'rocket' }, at: [760, 430], size: 0.8 }],
  },
  jungle: {
    from: 'platformInTheCrowns',
    things: [
      { show: { figure: 'parrot', pose: 'wave' }, at: [640, 760], size: 0.7 },
      { show: { figure: 'monkey', pose: 'wave', facing: -1 }, at: [1000, 810], size: 0.75 },
    ],
  },
  'treehouse-village': { from: 'giantHollowTree', time: 'sunset', zoom: { to: [560, 430], by: 1.15 } },
  'travelling-circus': { from: 'fair', time: 'sunset', seed: 'b' },
  'bakery-lane': {
    from: 'shoppingStreet',
    time: 'morning',
    zoom: { to: [1230, 600], by: 1.6 },
    things: [
      { show: { prop: 'bread' }, at: [905, 790], size: 1.5 },
      { show: { prop: 'basket' }, at: [1030, 815], size: 1.5 },
      { show: { prop: 'cupcake' }, at: [800, 815], size: 1.2 },
    ],
  },
  'toy-shop': {
    from: 'toyWorkshop',
    things: [
      { show: { prop: 'teddy-bear' }, at: [800, 830], size: 2 },
      { show: { prop: 'drum' }, at: [1000, 810], size: 1.4 },
      { show: { prop: 'ball' }, at: [640, 830], size: 1.1 },
    ],
  },
  'inventors-yard': {
    from: 'roofGarden',
    things: [
      { show: { figure: 'robot', pose: 'wave' }, at: [760, 800], size: 0.85 },
      { show: { prop: 'gear' }, at: [980, 800], size: 2 },
      { show: { prop: 'gear' }, at: [1080, 830], size: 1.3 },
      { show: { prop: 'toolbox' }, at: [560, 830], size: 1.3 },
    ],
  },
  nursery: { from: 'childsRoom', time: 'morning' },
  'lost-city': { from: 'roundGate', time: 'morning' },
  'coconut-island': { from: 'lagoonUnderPeaks' },
  'pony-stables': {
    from: 'farmyard',
    things: [
      { show: { figure: 'horse', facing: -1 }, at: [800, 810], size: 0.8 },
      { show: { figure: 'horse' }, at: [560, 750], size: 0.45 },
    ],
  },
  'lakeside-camp': {
    place: 'mountain',
    from: 'lakeWithWaterfall',
    time: 'night',
    things: [{ show: { prop: 'fire' }, at: [1020, 830], size: 1.3 }],
    zoom: { to: [1000, 480], by: 1.12 },
  },
  'cloud-castle': { from: 'cloudCastle', zoom: { to: [1200, 400], by: 1.3 } },
  'creaky-hall': {
    from: 'terrace',
    time: 'night',
    things: [{ show: { figure: 'ghost', pose: 'wave' }, at: [760, 790], size: 0.7 }],
  },
  'train-station': {
    from: 'square',
    zoom: { to: [800, 520], by: 1.2 },
    things: [
      { show: { figure: 'vehicle', id: 'train' }, at: [760, 800], size: 0.95 },
      { show: { prop: 'backpack' }, at: [1010, 830], size: 1 },
    ],
  },
  'lighthouse-point': { from: 'lighthouseRock', time: 'night' },
  'town-library': {
    from: 'tallShelves',
    things: [{ show: { figure: 'pet-cat', pose: 'sleep' }, at: [800, 810], size: 0.7 }],
  },
  'northern-lights-village': { from: 'northernIce', time: 'night' },
  'desert-oasis': { from: 'oasis', time: 'sunset' },
};

/** On the card of a place that somebody typed in. */
export const OWN_PLACE: ViewOptions = {
  place: 'meadow',
  from: 'hilltop',
  time: 'morning',
  weather: 'clear',
  seed: 'own',
};

export function viewOf({ id, place }: CatalogueSetting): ViewOptions {
  return { place, time: 'day', weather: 'clear', seed: id, ...VIEWS[id] };
}
