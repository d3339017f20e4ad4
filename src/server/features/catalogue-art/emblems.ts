import { FIGURES, PROPS, type Figure, type Pose, type Prop } from '#domain/picture-world.ts';
import type { EmblemThing } from '#engines/illustrator/built-in/compose/emblem.ts';
import type { MedalOptions } from '#engines/illustrator/built-in/compose/medal.ts';

type Where = Pick<EmblemThing, 'x' | 'y' | 'turn'>;

const thing = (prop: Prop, size: number, where: Where = {}): EmblemThing => ({
  show: { prop },
  size,
  ...where,
});

const creature = (
  figure: Figure,
  size: number,
  { id, pose, facing, ...where }: Where & { id?: string; pose?: Pose; facing?: 1 | -1 } = {},
): EmblemThing => ({
  show: { figure, ...(id && { id }), ...(pose && { pose }), ...(facing && { facing }) },
  size,
  ...where,
});

/** What stands for a theme on its card. */
export const THEME_EMBLEMS: Readonly<Record<string, readonly EmblemThing[]>> = {
  adventure: [thing('map', 104, { x: -16, turn: -6 }), thing('compass', 62, { x: 40, y: 4 })],
  friendship: [
    creature('rabbit', 112, { x: -28, pose: 'wave' }),
    creature('bear', 104, { x: 36, facing: -1 }),
  ],
  'animal-friends': [creature('fox', 108, { x: 26, facing: -1 }), creature('hedgehog', 72, { x: -34, y: 2 })],
  magic: [
    thing('crystal-ball', 84, { x: 18 }),
    thing('wand', 96, { x: -36, turn: -14 }),
    thing('star', 26, { x: 58, y: -72 }),
  ],
  bedtime: [thing('moon', 100), thing('star', 34, { x: 36, y: -56 }), thing('star', 22, { x: 52, y: -22 })],
  'diggers-and-trains': [thing('train', 116)],
  space: [thing('planet', 62, { x: 50, y: -46 }), thing('rocket', 112, { turn: 18 })],
  mystery: [thing('magnifier', 104, { x: -8, turn: -10 }), thing('key', 62, { x: 40, y: 2 })],
  dinosaurs: [creature('dinosaur', 116)],
  ocean: [creature('whale', 104, { x: -10 }), thing('shell', 36, { x: 50, y: 6 })],
  kindness: [thing('flowers', 104, { x: -8 }), thing('letter', 58, { x: 42, y: 4 })],
  'time-travel': [thing('hourglass', 104, { x: -22 }), thing('clock', 66, { x: 40 })],
  dragons: [creature('dragon', 118, { pose: 'wave' })],
  'treasure-hunt': [
    thing('scroll', 88, { x: -24 }),
    thing('coins', 66, { x: 38 }),
    thing('gem', 34, { x: 8, y: 6 }),
  ],
  family: [
    creature('elder', 100, { id: 'family elder', x: -36 }),
    creature('adult', 116, { id: 'family adult', x: 36, facing: -1 }),
    creature('child', 74, { id: 'family child', x: 0, y: 4 }),
  ],
  sharing: [thing('basket', 96, { x: 26 }), thing('pear', 70, { x: -34, y: 4 })],
  'bath-time': [thing('bath-duck', 96), thing('soap-bubbles', 56, { x: 52, y: -34 })],
  teamwork: [thing('puzzle', 100)],
  creativity: [thing('paints', 104, { x: -8 }), thing('paintbrush', 92, { x: 34, y: -38, turn: -24 })],
  'fairy-tales': [thing('rose', 98, { x: 48 }), thing('crown', 92, { x: -12, y: 2 })],
  nature: [thing('leaf', 98, { x: -18 }), thing('mushroom', 66, { x: 34, y: 2 })],
  learning: [thing('books', 100, { x: -18 }), thing('globe', 78, { x: 46 })],
  'problem-solving': [thing('toolbox', 88, { x: 16 }), thing('wrench', 86, { x: -28, y: 6, turn: -20 })],
  'secret-codes': [thing('letter', 92, { x: 8 }), thing('key', 78, { x: -14, y: 14, turn: -12 })],
  'being-brave': [creature('lion', 112, { x: 20 }), thing('shield', 64, { x: -34, y: 4 })],
  'silly-stories': [creature('monkey', 112, { pose: 'cheer' }), thing('banana', 54, { x: 48, y: 2 })],
  'birthday-surprise': [thing('balloon', 116, { x: 46 }), thing('cake', 90, { x: -16 })],
  inventions: [creature('robot', 112, { x: -16, pose: 'wave' }), thing('gear', 50, { x: 42 })],
  music: [thing('guitar', 110, { x: -22, turn: -8 }), thing('drum', 72, { x: 34 })],
  'myths-and-legends': [thing('harp', 104, { x: -26 }), thing('shield', 78, { x: 40 })],
  'new-baby': [creature('baby', 92, { id: 'new baby', x: -14 }), thing('teddy-bear', 66, { x: 48 })],
  'big-feelings': [thing('rainbow', 120)],
  'trying-again': [thing('bicycle', 118)],
  'everyday-heroes': [
    creature('doctor', 108, { id: 'hero doctor', x: -26 }),
    creature('firefighter', 112, { id: 'hero firefighter', x: 30, facing: -1 }),
  ],
  'snow-day': [creature('snowman', 108, { x: -10 }), thing('sled', 78, { x: 54 })],
  'sports-day': [thing('trophy', 100, { x: -14 }), thing('ball', 48, { x: 42 })],
  'cooking-together': [thing('pot', 100, { x: -8 }), thing('carrot', 72, { x: 46, y: -14, turn: -30 })],
  'first-day': [thing('backpack', 104, { x: -12 }), thing('apple', 46, { x: 44 })],
  'new-in-town': [thing('parcel', 92, { x: -14 }), thing('plant', 74, { x: 50 })],
  'one-of-a-kind': [thing('socks', 100)],
  'planet-helpers': [thing('globe', 104, { x: -18 }), thing('seedling', 62, { x: 46 })],
  'standing-up-for-others': [
    creature('elephant', 116, { x: 30, facing: -1 }),
    creature('mouse', 70, { x: -38, y: 4 }),
  ],
  'telling-the-truth': [thing('mirror', 108, { x: -10 }), thing('cookie', 40, { x: 34 })],
  'saying-sorry': [thing('tulip', 104, { x: -36, turn: -6 }), thing('letter', 82, { x: 24 })],
  'keeping-a-promise': [thing('clover', 92, { x: 26 }), thing('ring', 70, { x: -34, y: 2 })],
  'waiting-patiently': [thing('seedling', 92, { x: 34 }), creature('snail', 82, { x: -28, y: 2 })],
};

/** Everything that is drawn, each alone; the moon of a story has no face. */
export const WORD_EMBLEMS: Readonly<Record<string, EmblemThing>> = Object.fromEntries([
  ...FIGURES.map((figure) => [figure, creature(figure, 100)] as const),
  ...PROPS.map((prop) => [prop, thing(prop, 100)] as const),
]);

/** On the card of a theme that somebody typed in. */
export const OWN_THEME: readonly EmblemThing[] = [thing('light-bulb', 100)];

/** The medals of the achievements: the more they take, the nobler their metal. */
export const MEDALS: Readonly<Record<string, Omit<MedalOptions, 'seed'>>> = {
  'first-page': { metal: 'bronze', things: [thing('book', 100)] },
  'knows-the-way': { metal: 'bronze', things: [thing('compass', 100)] },
  'bedside-pile': { metal: 'bronze', things: [thing('books', 76), thing('candle', 48, { x: 12, y: -70 })] },
  'three-bedtimes': {
    metal: 'bronze',
    things: [thing('moon', 100, { x: -10 }), thing('star', 34, { x: 26, y: -52 })],
  },
  'best-of-three': {
    metal: 'bronze',
    things: [
      thing('strawberry', 66, { x: -32 }),
      thing('strawberry', 66, { x: 32 }),
      thing('strawberry', 66, { y: -40 }),
    ],
  },
  'adventure-seeker': { metal: 'bronze', things: [thing('map', 100, { turn: -6 })] },
  'fairy-tale-master': { metal: 'bronze', things: [thing('crown', 100)] },
  'space-voyager': { metal: 'bronze', things: [thing('rocket', 110, { turn: 16 })] },
  'animal-friend': { metal: 'bronze', things: [creature('hedgehog', 100)] },
  'a-handful': { metal: 'silver', things: [thing('mitten', 104)] },
  'one-for-every-day': { metal: 'silver', things: [thing('calendar', 96)] },
  'wobbly-shelf': {
    metal: 'silver',
    things: [thing('books', 70, { x: -4 }), thing('books', 62, { x: 8, y: -62 })],
  },
  'inky-thumbs': { metal: 'silver', things: [thing('quill', 100)] },
  'pencil-stub': { metal: 'silver', things: [thing('pencil', 100, { turn: -24 })] },
  'lantern-keeper': { metal: 'gold', things: [thing('lantern', 104)] },
  'under-the-blanket': { metal: 'gold', things: [thing('torch', 100, { turn: -24 })] },
  'teller-of-tales': { metal: 'gold', things: [thing('chair', 102)] },
  'half-a-hundred': { metal: 'gold', things: [thing('hat', 100)] },
  'an-attic-full': {
    metal: 'gold',
    things: [creature('mouse', 104, { x: -16 }), thing('book', 72, { x: 34, y: 4 })],
  },
  'hundred-story-house': { metal: 'gold', things: [thing('sandcastle', 100)] },
};
