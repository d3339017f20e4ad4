import { bridge } from '#engines/illustrator/built-in/settings/space/bridge.ts';
import { moon } from '#engines/illustrator/built-in/settings/space/moon.ts';
import { oddPlanet } from '#engines/illustrator/built-in/settings/space/odd-planet.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

export const space: Setting = { compositions: [bridge, moon, oddPlanet], medium: 'space' };
