import { bridge } from '#engines/illustrator/built-in/settings/space/bridge.ts';
import { departureHall } from '#engines/illustrator/built-in/settings/space/departure-hall.ts';
import { greenhouseDome } from '#engines/illustrator/built-in/settings/space/greenhouse-dome.ts';
import { moon } from '#engines/illustrator/built-in/settings/space/moon.ts';
import { oddPlanet } from '#engines/illustrator/built-in/settings/space/odd-planet.ts';
import { spaceport } from '#engines/illustrator/built-in/settings/space/spaceport.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const space: Setting = {
  compositions: [bridge, moon, oddPlanet, spaceport, greenhouseDome, departureHall],
  medium: 'space',
};
