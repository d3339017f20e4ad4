import type { SceneSpec } from '#engines/illustrator/port.ts';

export const CARD_KINDS = ['page', 'story', 'article', 'guide'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

const common = { time: 'day', weather: 'clear', mood: 'happy', props: [] } as const;

/** What stands above the title. The seeds were found by looking. */
export const CARD_SCENES: Readonly<Record<CardKind, { scene: SceneSpec; seed: string }>> = {
  page: {
    seed: 'art 21',
    scene: {
      ...common,
      description: 'card 21',
      place: 'meadow',
      time: 'morning',
      characters: [
        { id: 'mia', name: 'mia', figure: 'child', gender: 'f', skinTone: 3, pose: 'hold-hands' },
        { id: 'ember', name: 'ember', figure: 'dragon', gender: 'x' },
        { id: 'bip', name: 'bip', figure: 'robot', gender: 'x', pose: 'wave' },
        { id: 'finn', name: 'finn', figure: 'fox', gender: 'm', pose: 'wave' },
      ],
    },
  },
  story: {
    seed: 'art 33',
    scene: {
      ...common,
      description: 'story card 33',
      place: 'castle',
      time: 'sunset',
      characters: [
        { id: 'ama', name: 'ama', figure: 'princess', gender: 'f', skinTone: 5, pose: 'wave' },
        { id: 'dragon', name: 'dragon', figure: 'dragon', gender: 'x' },
        { id: 'kit', name: 'kit', figure: 'knight', gender: 'm', skinTone: 2, pose: 'point' },
      ],
    },
  },
  article: {
    seed: 'art 14',
    scene: {
      ...common,
      description: 'article card 14',
      place: 'garden',
      time: 'morning',
      characters: [
        { id: 'noor', name: 'noor', figure: 'child', gender: 'f', skinTone: 4, pose: 'think' },
        { id: 'owl', name: 'owl', figure: 'owl', gender: 'x' },
        { id: 'finn', name: 'finn', figure: 'fox', gender: 'm', pose: 'stand' },
      ],
    },
  },
  guide: {
    seed: 'art 25',
    scene: {
      ...common,
      description: 'guide card 25',
      place: 'school',
      characters: [
        { id: 'leo', name: 'leo', figure: 'child', gender: 'm', skinTone: 2, pose: 'wave' },
        { id: 'bear', name: 'bear', figure: 'bear', gender: 'f' },
        { id: 'ida', name: 'ida', figure: 'child', gender: 'f', skinTone: 6, pose: 'point' },
      ],
    },
  },
};
