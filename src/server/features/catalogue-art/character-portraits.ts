import type { ThemeHero } from '#domain/theme-heroes.ts';
import type { PortraitOptions } from '#engines/illustrator/built-in/compose/portrait.ts';

/** What a hero does on their card. How they look there and in every story, the illustrator knows: `cast/heroes.ts`. */
const PORTRAITS: Readonly<Record<string, Pick<PortraitOptions, 'pose' | 'holds'>>> = {
  mateo: { pose: 'stand', holds: 'drum' },
  ingrid: { pose: 'stand', holds: 'magnifier' },
  cog: { pose: 'stand', holds: 'shield' },
  kwame: { pose: 'stand', holds: 'wrench' },
  'captain-coral': { pose: 'stand', holds: 'compass' },
  yuki: { pose: 'stand', holds: 'kite' },
  ravi: { pose: 'stand', holds: 'trophy' },
  clementine: { pose: 'stand', holds: 'carrot' },
  barley: { pose: 'stand', holds: 'honey' },
  tariq: { pose: 'stand', holds: 'map' },
  'grandpa-chidi': { pose: 'stand', holds: 'teapot' },
  priya: { pose: 'stand', holds: 'telescope' },
  kaito: { pose: 'stand', holds: 'scroll' },
  leopold: { pose: 'stand', holds: 'yarn' },
  leilani: { pose: 'stand', holds: 'leaf' },
  anders: { pose: 'stand', holds: 'spoon' },
  juniper: { pose: 'stand', holds: 'clock' },
  sana: { pose: 'stand', holds: 'ball' },
  corvin: { pose: 'stand', holds: 'key' },
  jonah: { pose: 'cheer' },
  bashir: { pose: 'stand', holds: 'bread' },
  nia: { pose: 'stand', holds: 'test-tube' },
  emil: { pose: 'stand', holds: 'wand' },
  mango: { pose: 'stand', holds: 'banana' },
  mei: { pose: 'stand', holds: 'paintbrush' },
  'king-otto': { pose: 'stand', holds: 'pear' },
  inti: { pose: 'stand', holds: 'skateboard' },
  'auntie-salma': { pose: 'stand', holds: 'balloon' },
  esme: { pose: 'point' },
  samir: { pose: 'stand', holds: 'book' },
  'farmer-marta': { pose: 'stand', holds: 'basket' },
  aroha: { pose: 'stand', holds: 'book' },
  minho: { pose: 'stand', holds: 'shell' },
  'uncle-dev': { pose: 'stand', holds: 'wrench' },
  ayla: { pose: 'stand', holds: 'flag' },
  'mr-abebe': { pose: 'stand', holds: 'books' },
  signe: { pose: 'stand', holds: 'lantern' },
  'old-tomas': { pose: 'stand', holds: 'clock' },
};

export function portraitOf({ id, figure, gender, skin }: ThemeHero): PortraitOptions {
  return {
    id,
    figure,
    gender,
    pose: 'wave',
    ...(skin !== undefined && { skinTone: skin }),
    ...PORTRAITS[id],
  };
}
