import type { UprightFeatures } from '#engines/illustrator/built-in/figures/animals/upright.ts';

/** Animals on two legs. */
export const SPECIES = {
  fox: {
    coats: [
      { fur: '#e8813a', belly: '#fdeed9', dark: '#4b2f2c' },
      { fur: '#d9692f', belly: '#fbe6d2', dark: '#43282a' },
      { fur: '#c96f3c', belly: '#f9e8d6', dark: '#5a3430' },
    ],
    head: { skull: 'tufted', ears: 'pointed', muzzle: 'fox' },
    tail: 'fox',
    dark: 'paws',
  },
  wolf: {
    coats: [
      { fur: '#8a93a3', belly: '#eceff2', dark: '#3d4453' },
      { fur: '#6f7686', belly: '#dfe2e8', dark: '#2f3442' },
      { fur: '#a39484', belly: '#f3ece0', dark: '#4d4139' },
    ],
    head: { skull: 'tufted', ears: 'pointed', muzzle: 'fox', markings: ['brows'], crest: 'tuft' },
    torso: { skin: 'ruff', girth: 1.05 },
    tail: 'wolf',
  },
  bear: {
    coats: [
      { fur: '#9a6a48', belly: '#dcb48c', dark: '#4a3026' },
      { fur: '#7a5240', belly: '#c79c78', dark: '#3a2620' },
      { fur: '#c08a55', belly: '#ecd0a4', dark: '#6b4428' },
      { fur: '#f1ece2', belly: '#fffdf8', dark: '#8f8a86' },
    ],
    head: { skull: 'round', ears: 'round', muzzle: 'round' },
    torso: { girth: 1.14 },
    tail: 'stub',
    limbWidth: 29,
  },
  panda: {
    coats: [{ fur: '#f4f1ea', belly: '#ffffff', dark: '#35323a' }],
    head: {
      skull: 'round',
      ears: 'round-dark',
      muzzle: 'round',
      markings: ['panda-eyes'],
      eyes: { y: -218, gap: 28, size: 8.6, onDark: true },
    },
    torso: { girth: 1.14, skin: 'panda' },
    tail: 'stub',
    dark: 'limbs',
    limbWidth: 29,
  },
  rabbit: {
    coats: [
      { fur: '#d9c8b8', belly: '#fff6ea', dark: '#6b5750' },
      { fur: '#f5efe8', belly: '#ffffff', dark: '#9a8a84' },
      { fur: '#b08a68', belly: '#f3e2cc', dark: '#5c4232' },
      { fur: '#a9a6ad', belly: '#f2f0ee', dark: '#58545e' },
    ],
    head: { skull: 'round', ears: 'rabbit', muzzle: 'toothy' },
    tail: 'cotton',
  },
  cat: {
    coats: [
      { fur: '#e6a557', belly: '#fff0d8', dark: '#a5642f' },
      { fur: '#9aa0aa', belly: '#eff0f0', dark: '#565c68' },
      { fur: '#4d4852', belly: '#efe9e6', dark: '#2b2730' },
      { fur: '#f3e6d3', belly: '#fffaf2', dark: '#c49a6c' },
    ],
    head: { skull: 'round', ears: 'cat', muzzle: 'small', markings: ['stripes'] },
    tail: 'striped',
  },
  dog: {
    coats: [
      { fur: '#d9a566', belly: '#fbeedb', dark: '#7c4f30' },
      { fur: '#f4ece0', belly: '#fffaf2', dark: '#8a6a4f' },
      { fur: '#a8754c', belly: '#f3dfc4', dark: '#553522' },
      { fur: '#b9b3ac', belly: '#f4f0ea', dark: '#55504f' },
    ],
    head: { skull: 'round', ears: 'floppy', muzzle: 'round', markings: ['eye-patch'] },
    tail: 'wagging',
  },
  mouse: {
    coats: [
      { fur: '#b4aeb6', belly: '#f3ecea', dark: '#5f5964' },
      { fur: '#c3a588', belly: '#f8ebda', dark: '#6d543f' },
      { fur: '#f1ecea', belly: '#ffffff', dark: '#9d9296' },
    ],
    head: { skull: 'round', ears: 'mouse', muzzle: 'small' },
    tail: 'mouse',
    bubbleRadius: 118,
  },
  lion: {
    coats: [
      { fur: '#eab65c', belly: '#fdeccb', dark: '#a8622c' },
      { fur: '#e0a860', belly: '#fae6c6', dark: '#7d4a2a' },
    ],
    head: { skull: 'round', ears: 'round', muzzle: 'round', halo: 'mane' },
    tail: 'lion',
    bubbleRadius: 122,
  },
  tiger: {
    coats: [{ fur: '#ee9440', belly: '#fff1dc', dark: '#3e2c2a' }],
    head: { skull: 'round', ears: 'round', muzzle: 'tiger', markings: ['bold-stripes'] },
    torso: { skin: 'stripes' },
    tail: 'striped',
  },
  pig: {
    coats: [
      { fur: '#f4b0ad', belly: '#fbd3cd', dark: '#b56a70' },
      { fur: '#efc1a8', belly: '#f9dcc8', dark: '#a8694f' },
    ],
    head: { skull: 'round', ears: 'pig', muzzle: 'pig' },
    torso: { girth: 1.12 },
    tail: 'pig',
  },
  monkey: {
    coats: [
      { fur: '#8f6244', belly: '#efcfa6', dark: '#4f3426' },
      { fur: '#b9844f', belly: '#f6dfba', dark: '#6b4526' },
      { fur: '#6e5a54', belly: '#e3c8ae', dark: '#3a2e2c' },
    ],
    head: { skull: 'round', ears: 'monkey', muzzle: 'monkey', crest: 'tuft' },
    tail: 'monkey',
    limbWidth: 22,
    bubbleRadius: 116,
  },
  elephant: {
    coats: [
      { fur: '#9fabba', belly: '#d3dae2', dark: '#5c6675' },
      { fur: '#b3a9b4', belly: '#ded7de', dark: '#6a6070' },
    ],
    head: {
      skull: 'round',
      ears: 'elephant',
      muzzle: 'elephant',
      crest: 'tuft',
      eyes: { y: -226, gap: 36, size: 8.6 },
    },
    torso: { girth: 1.2 },
    tail: 'elephant',
    limbWidth: 32,
    bubbleRadius: 150,
  },
  hedgehog: {
    coats: [
      { fur: '#e3c29c', belly: '#f7e6cd', dark: '#6e4f3c' },
      { fur: '#ecd3b6', belly: '#fbefdf', dark: '#8a6a55' },
    ],
    head: { skull: 'round', ears: 'tiny', muzzle: 'hedgehog', halo: 'spines', crest: 'spines' },
    torso: { skin: 'spines', girth: 1.05 },
    tail: 'none',
    spinyBack: true,
    bubbleRadius: 122,
  },
  squirrel: {
    coats: [
      { fur: '#c9703a', belly: '#fbe7cd', dark: '#6e3520' },
      { fur: '#a8704c', belly: '#f5e2c8', dark: '#573422' },
      { fur: '#96918f', belly: '#f1ece4', dark: '#524c4b' },
    ],
    head: { skull: 'cheeky', ears: 'squirrel', muzzle: 'toothy' },
    tail: 'squirrel',
  },
  koala: {
    coats: [
      { fur: '#a3a7ae', belly: '#f2f0ee', dark: '#5c6068' },
      { fur: '#b3a49a', belly: '#f4ece4', dark: '#655850' },
    ],
    head: { skull: 'wide', ears: 'koala', muzzle: 'koala', eyes: { y: -216, gap: 38, size: 8 } },
    torso: { girth: 1.08 },
    tail: 'none',
    bubbleRadius: 132,
  },
  frog: {
    coats: [
      { fur: '#7dbb5c', belly: '#eef3c0', dark: '#3f7a44' },
      { fur: '#57b08a', belly: '#e4f4d2', dark: '#2c6f5c' },
      { fur: '#a9bf4f', belly: '#f7f3c4', dark: '#64782a' },
    ],
    head: {
      skull: 'frog',
      ears: 'none',
      muzzle: 'frog',
      crest: 'frog-eyes',
      markings: ['freckles'],
      eyes: { y: -268, gap: 42, size: 12, cheeks: [62, -210] },
    },
    torso: { skin: 'spots' },
    tail: 'none',
    limbWidth: 22,
  },
  sheep: {
    coats: [
      { fur: '#dcb497', belly: '#fffaf0', dark: '#7d5f52' },
      { fur: '#8c7672', belly: '#fffaf0', dark: '#4c3f42' },
      { fur: '#b48a6c', belly: '#f8eedd', dark: '#6a4c3c' },
    ],
    head: {
      skull: 'narrow',
      ears: 'sideways',
      muzzle: 'sheep',
      halo: 'wool',
      eyes: { y: -216, gap: 25, size: 8.4, cheeks: [36, -196] },
    },
    torso: { skin: 'wool', plainBelly: true },
    tail: 'none',
    limbWidth: 22,
    bubbleRadius: 124,
  },
  raccoon: {
    coats: [
      { fur: '#9a989c', belly: '#f3f0ea', dark: '#3f3c46' },
      { fur: '#a8988a', belly: '#f5eee2', dark: '#4a3d38' },
    ],
    head: {
      skull: 'tufted',
      ears: 'rimmed',
      muzzle: 'round',
      markings: ['mask'],
      eyes: { y: -218, gap: 29, size: 8.6, onDark: true },
    },
    tail: 'raccoon',
    dark: 'paws',
  },
  teddy: {
    coats: [
      { fur: '#d6a565', belly: '#f3dfb8', dark: '#8a5f34' },
      { fur: '#b98a68', belly: '#ecd4b8', dark: '#6e4a34' },
      { fur: '#e9b9b4', belly: '#fbe6de', dark: '#b06f70' },
      { fur: '#a9bccb', belly: '#e9eff0', dark: '#5f7688' },
    ],
    head: {
      skull: 'round',
      ears: 'round',
      muzzle: 'round',
      markings: ['seam'],
      eyes: { y: -219, gap: 28, size: 8.6, buttons: true },
    },
    torso: { girth: 1.1, skin: 'toy' },
    tail: 'none',
    limbWidth: 29,
  },
  hamster: {
    coats: [
      { fur: '#e2a45e', belly: '#fff5e6', dark: '#8f5a2c' },
      { fur: '#c4b3a4', belly: '#fbf6ef', dark: '#6d5c50' },
      { fur: '#f0dcc0', belly: '#fffaf2', dark: '#ab835a' },
    ],
    head: { skull: 'cheeky', ears: 'tiny', muzzle: 'toothy', markings: ['bib'] },
    torso: { girth: 1.42 },
    tail: 'none',
    limbWidth: 22,
  },
  rat: {
    coats: [
      { fur: '#8f8580', belly: '#e9ddd4', dark: '#4f4744' },
      { fur: '#a5886c', belly: '#f0e0cc', dark: '#5a4534' },
      { fur: '#6c6871', belly: '#dcd6da', dark: '#3b3840' },
    ],
    head: { skull: 'snouted', ears: 'rat', muzzle: 'rat', eyes: { y: -224, gap: 30, size: 8.4 } },
    torso: { girth: 1.08 },
    tail: 'mouse',
    limbWidth: 22,
  },
  badger: {
    coats: [
      { fur: '#8f9098', belly: '#f6f3ec', dark: '#35323a' },
      { fur: '#a0968c', belly: '#f8f2e6', dark: '#3e3632' },
    ],
    head: {
      skull: 'tufted',
      ears: 'rimmed',
      muzzle: 'hedgehog',
      markings: ['badger'],
      eyes: { y: -222, gap: 30, size: 8.2, onDark: true },
    },
    torso: { girth: 1.16 },
    tail: 'stub',
    dark: 'limbs',
    limbWidth: 28,
  },
  coyote: {
    coats: [
      { fur: '#b89a74', belly: '#f8efdf', dark: '#54463c' },
      { fur: '#b39a80', belly: '#f3e9da', dark: '#4f433c' },
    ],
    head: { skull: 'tufted', ears: 'coyote', muzzle: 'fox', markings: ['brows'] },
    torso: { skin: 'ruff', girth: 0.94 },
    tail: 'wolf',
    limbWidth: 22,
  },
  leopard: {
    coats: [
      { fur: '#eec069', belly: '#fff4de', dark: '#4b352c' },
      { fur: '#e3ddd4', belly: '#fdfbf6', dark: '#4d4a52' },
    ],
    head: { skull: 'round', ears: 'round', muzzle: 'tiger', markings: ['leopard'] },
    torso: { skin: 'rosettes' },
    tail: 'spotted',
  },
  mole: {
    coats: [
      { fur: '#7a707c', belly: '#b5a8ae', dark: '#e6a69d' },
      { fur: '#5b5f70', belly: '#949aa8', dark: '#e6a69d' },
      { fur: '#77645c', belly: '#b09c90', dark: '#e8ab9c' },
    ],
    head: { skull: 'snouted', ears: 'none', muzzle: 'mole', eyes: { y: -226, gap: 28, size: 7.4 } },
    torso: { girth: 1.22 },
    tail: 'stub',
    dark: 'paws',
    limbWidth: 30,
  },
  sloth: {
    coats: [
      { fur: '#a88f74', belly: '#f3e6cf', dark: '#5f4a3c' },
      { fur: '#97917f', belly: '#efe8d6', dark: '#565040' },
    ],
    head: {
      skull: 'round',
      ears: 'none',
      muzzle: 'hedgehog',
      markings: ['sloth'],
      eyes: { y: -220, gap: 31, size: 7.8, onDark: true },
    },
    torso: { girth: 1.1 },
    tail: 'none',
    dark: 'paws',
    limbWidth: 28,
  },
} satisfies Record<string, UprightFeatures>;
