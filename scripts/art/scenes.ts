import type { Figure } from '#domain/picture-world.ts';
import type { Gender } from '#domain/story-world.ts';
import type { SceneCharacter, SceneSpec } from '#engines/illustrator/port.ts';

/** The description decides the view and who stands where, the seed the looks; both were found by looking at many. */
export type ArtScene = SceneSpec & { seed: string };

const who = (
  id: string,
  figure: Figure,
  gender: Gender,
  more: Partial<SceneCharacter> = {},
): SceneCharacter => ({ id, name: id, figure, gender, ...more });

type Take = Pick<SceneSpec, 'place' | 'characters'> & Partial<SceneSpec>;

const take = (name: string, number: number, scene: Take): ArtScene => ({
  time: 'day',
  weather: 'clear',
  mood: 'happy',
  props: [],
  ...scene,
  description: `${name} ${number}`,
  seed: `art ${number}`,
});

/** What opens the landing, another at each visit. */
export const HEROES = {
  oak: take('hero-oak', 11, {
    place: 'forest',
    time: 'morning',
    mood: 'surprised',
    characters: [
      who('mia', 'child', 'f', { skinTone: 3, pose: 'think' }),
      who('finn', 'fox', 'm', { pose: 'stand' }),
    ],
    props: ['lantern'],
  }),
  dragon: take('hero-dragon', 33, {
    place: 'castle',
    time: 'sunset',
    characters: [
      who('ama', 'princess', 'f', { skinTone: 5, pose: 'hold-hands' }),
      who('dragon', 'dragon', 'x'),
      who('kit', 'knight', 'm', { skinTone: 2, pose: 'point' }),
    ],
  }),
  reef: take('sea-hero', 37, {
    place: 'underwater',
    characters: [
      who('noor', 'mermaid', 'f', { skinTone: 5, pose: 'give', holds: 'star' }),
      who('otto', 'octopus', 'm'),
      who('tilda', 'turtle', 'f'),
    ],
  }),
  sledge: take('hero-sledge', 51, {
    place: 'snow',
    weather: 'snow',
    mood: 'excited',
    characters: [
      who('opa', 'elder', 'm', { skinTone: 0, pose: 'hold-hands' }),
      who('ida', 'child', 'f', { skinTone: 1 }),
      who('rex', 'pet-dog', 'm', { pose: 'run' }),
    ],
    props: ['sled'],
  }),
  planet: take('hero-planet', 62, {
    place: 'space',
    time: 'night',
    characters: [
      who('leo', 'child', 'm', { skinTone: 1, pose: 'wave' }),
      who('bip', 'robot', 'x', { pose: 'stand' }),
      who('zu', 'alien', 'x', { pose: 'cheer' }),
    ],
  }),
  lanterns: take('hero-lantern', 15, {
    place: 'market',
    time: 'night',
    characters: [
      who('yuki', 'child', 'f', { skinTone: 1, pose: 'point' }),
      who('nana', 'elder', 'f', { skinTone: 1, pose: 'hold-hands' }),
      who('cat', 'pet-cat', 'x'),
    ],
    props: ['lantern'],
  }),
};

/** What hangs on the other pages. */
export const PAGE_SCENES = {
  beach: take('beach', 20, {
    place: 'beach',
    characters: [
      who('grandma', 'elder', 'f', { skinTone: 2, pose: 'hold-hands' }),
      who('sam', 'child', 'm', { skinTone: 4 }),
      who('rex', 'pet-dog', 'm', { pose: 'run' }),
    ],
    props: ['ball', 'bucket'],
  }),
  'beach-rain': take('beach-rain', 30, {
    place: 'beach',
    weather: 'rain',
    mood: 'surprised',
    characters: [who('bruno', 'bear', 'm', { pose: 'stand', holds: 'umbrella' }), who('duck', 'duck', 'x')],
    props: ['bucket'],
  }),
  farm: take('farm', 22, {
    place: 'farm',
    time: 'morning',
    characters: [
      who('fen', 'farmer', 'f', { skinTone: 3, pose: 'give', holds: 'apple' }),
      who('pia', 'pig', 'f'),
      who('cow', 'cow', 'f'),
      who('hen', 'chicken', 'f'),
    ],
  }),
  'farm-night': take('farm-night', 32, {
    place: 'farm',
    time: 'night',
    mood: 'calm',
    characters: [
      who('opa', 'elder', 'm', { skinTone: 3, pose: 'point' }),
      who('lin', 'child', 'f', { skinTone: 3, pose: 'hold-hands' }),
      who('cat', 'pet-cat', 'x'),
    ],
    props: ['telescope', 'lantern'],
  }),
  'forest-mist': take('forest-mist', 1, {
    place: 'forest',
    time: 'morning',
    weather: 'fog',
    mood: 'surprised',
    characters: [who('finn', 'fox', 'm', { pose: 'think', holds: 'map' })],
    props: ['backpack'],
  }),
  'forest-night': take('forest-night', 15, {
    place: 'forest',
    time: 'night',
    characters: [
      who('ben', 'child', 'm', { skinTone: 4, pose: 'point', holds: 'lantern' }),
      who('ola', 'owl', 'f'),
      who('bruno', 'bear', 'm'),
    ],
  }),
  school: take('school', 17, {
    place: 'school',
    characters: [
      who('ms', 'teacher', 'f', { skinTone: 4, pose: 'point', holds: 'book' }),
      who('ivo', 'child', 'm', { skinTone: 0, pose: 'cheer' }),
      who('mei', 'child', 'f', { skinTone: 2, pose: 'sit' }),
    ],
    props: ['books'],
  }),
  sea: take('sea', 0, {
    place: 'underwater',
    characters: [
      who('kai', 'child', 'm', { skinTone: 2, pose: 'wave' }),
      who('dol', 'dolphin', 'x'),
      who('fin', 'fish', 'x'),
    ],
  }),
  space: take('space', 7, {
    place: 'space',
    time: 'night',
    characters: [
      who('zoe', 'astronaut', 'f', { skinTone: 5, pose: 'point' }),
      who('bip', 'robot', 'x', { pose: 'wave' }),
      who('mo', 'mouse', 'm'),
    ],
  }),
  'town-snow': take('town-snow', 21, {
    place: 'city',
    time: 'night',
    weather: 'snow',
    characters: [
      who('dad', 'adult', 'm', { skinTone: 3, pose: 'hold-hands' }),
      who('ida', 'child', 'f', { skinTone: 3 }),
      who('rex', 'pet-dog', 'm'),
    ],
    props: ['gift'],
  }),
};

/** What hangs below on the landing, for small screens too. */
export const LANDING_SCENES = {
  castle: take('castle', 25, {
    place: 'castle',
    characters: [
      who('ama', 'princess', 'f', { skinTone: 4, pose: 'give', holds: 'cake' }),
      who('ember', 'dragon', 'x'),
      who('kit', 'knight', 'm', { skinTone: 1, pose: 'cheer' }),
    ],
    effect: 'confetti',
  }),
  playground: take('playground', 14, {
    place: 'playground',
    characters: [
      who('ravi', 'child', 'm', { skinTone: 4, pose: 'jump' }),
      who('ema', 'child', 'f', { skinTone: 0, pose: 'cheer' }),
      who('mum', 'adult', 'f', { skinTone: 4, pose: 'wave' }),
    ],
    props: ['ball'],
  }),
  'art-room': take('art-room', 31, {
    place: 'school',
    characters: [
      who('ms', 'teacher', 'f', { skinTone: 2, pose: 'point' }),
      who('ivo', 'child', 'm', { skinTone: 5, pose: 'stand', holds: 'paintbrush' }),
      who('mei', 'child', 'f', { skinTone: 1, pose: 'cheer' }),
    ],
    props: ['paints'],
  }),
  kitchen: take('kitchen', 49, {
    place: 'bedroom',
    time: 'morning',
    characters: [
      who('dad', 'adult', 'm', { skinTone: 1, pose: 'give', holds: 'spoon' }),
      who('ella', 'child', 'f', { skinTone: 2, pose: 'stand' }),
      who('hund', 'pet-dog', 'x', { pose: 'sit' }),
    ],
    props: ['bowl'],
  }),
  workshop: take('workshop', 45, {
    place: 'bedroom',
    characters: [
      who('inga', 'inventor', 'f', { skinTone: 4, pose: 'give', holds: 'gear' }),
      who('bip', 'robot', 'x', { pose: 'cheer' }),
    ],
    props: ['toolbox'],
  }),
  concert: take('concert', 22, {
    place: 'market',
    time: 'sunset',
    characters: [
      who('luz', 'musician', 'f', { skinTone: 2, pose: 'stand', holds: 'guitar' }),
      who('elli', 'elephant', 'f', { pose: 'cheer' }),
      who('kid', 'child', 'm', { skinTone: 5, pose: 'jump' }),
    ],
    effect: 'notes',
  }),
  hearth: take('sofa', 27, {
    place: 'bedroom',
    time: 'sunset',
    mood: 'calm',
    characters: [
      who('opa', 'elder', 'm', { skinTone: 3, pose: 'sit', holds: 'book' }),
      who('lia', 'child', 'f', { skinTone: 3, pose: 'sit' }),
      who('cat', 'pet-cat', 'x', { pose: 'sit' }),
    ],
    props: ['books'],
  }),
  company: take('company', 22, {
    place: 'meadow',
    characters: [
      who('mia', 'child', 'f', { skinTone: 3, pose: 'wave' }),
      who('ember', 'dragon', 'x', { pose: 'cheer' }),
      who('bip', 'robot', 'x', { pose: 'wave' }),
      who('finn', 'fox', 'm', { pose: 'stand' }),
    ],
  }),
  balloons: take('balloons', 32, {
    place: 'sky',
    time: 'morning',
    mood: 'excited',
    characters: [
      who('tom', 'child', 'm', { skinTone: 1, pose: 'point' }),
      who('una', 'unicorn', 'f'),
      who('pip', 'penguin', 'm', { pose: 'cheer' }),
    ],
  }),
  writing: take('writing', 14, {
    place: 'library',
    time: 'sunset',
    characters: [
      who('quill', 'pencil', 'x', { pose: 'wave' }),
      who('wiz', 'wizard', 'm', { skinTone: 2, pose: 'stand', holds: 'book' }),
    ],
    props: ['books'],
    effect: 'sparkles',
  }),
  gate: take('crossing', 4, {
    place: 'jungle',
    mood: 'surprised',
    characters: [
      who('nia', 'explorer', 'f', { skinTone: 5, pose: 'think', holds: 'map' }),
      who('milo', 'monkey', 'm', { pose: 'point' }),
      who('par', 'parrot', 'x'),
    ],
  }),
  bedtime: take('bedtime', 3, {
    place: 'bedroom',
    time: 'sunset',
    characters: [
      who('nana', 'elder', 'f', { skinTone: 4, pose: 'hug' }),
      who('ben', 'child', 'm', { skinTone: 4 }),
      who('ted', 'teddy', 'x', { pose: 'sit' }),
    ],
    props: ['book'],
  }),
};

/** What a link to Fabloom shows elsewhere. */
export const CARD = take('card', 21, {
  place: 'meadow',
  time: 'morning',
  characters: [
    who('mia', 'child', 'f', { skinTone: 3, pose: 'hold-hands' }),
    who('ember', 'dragon', 'x'),
    who('bip', 'robot', 'x', { pose: 'wave' }),
    who('finn', 'fox', 'm', { pose: 'wave' }),
  ],
});
