import dragonSmall from '#web/art/hero/dragon-640.webp';
import dragonLarge from '#web/art/hero/dragon-1280.webp';
import lanternsSmall from '#web/art/hero/lanterns-640.webp';
import lanternsLarge from '#web/art/hero/lanterns-1280.webp';
import oakSmall from '#web/art/hero/oak-640.webp';
import oakLarge from '#web/art/hero/oak-1280.webp';
import planetSmall from '#web/art/hero/planet-640.webp';
import planetLarge from '#web/art/hero/planet-1280.webp';
import reefSmall from '#web/art/hero/reef-640.webp';
import reefLarge from '#web/art/hero/reef-1280.webp';
import sledgeSmall from '#web/art/hero/sledge-640.webp';
import sledgeLarge from '#web/art/hero/sledge-1280.webp';

const srcSet = (small: string, large: string) => `${small} 640w, ${large} 1280w`;

/** The page opens with another one at each visit. */
export const HERO_PICTURES = [
  {
    srcSet: srcSet(oakSmall, oakLarge),
    sentence: 'landing.sample',
    shown: "in-[[data-hero]:not([data-hero='0'])]:invisible",
  },
  {
    srcSet: srcSet(dragonSmall, dragonLarge),
    sentence: 'landing.sample.dragon',
    shown: 'invisible in-data-[hero=1]:visible',
  },
  {
    srcSet: srcSet(reefSmall, reefLarge),
    sentence: 'landing.sample.reef',
    shown: 'invisible in-data-[hero=2]:visible',
  },
  {
    srcSet: srcSet(sledgeSmall, sledgeLarge),
    sentence: 'landing.sample.sledge',
    shown: 'invisible in-data-[hero=3]:visible',
  },
  {
    srcSet: srcSet(planetSmall, planetLarge),
    sentence: 'landing.sample.planet',
    shown: 'invisible in-data-[hero=4]:visible',
  },
  {
    srcSet: srcSet(lanternsSmall, lanternsLarge),
    sentence: 'landing.sample.lanterns',
    shown: 'invisible in-data-[hero=5]:visible',
  },
] as const;
