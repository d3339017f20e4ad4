import beach from '#web/art/scenes/beach.webp';
import beachRain from '#web/art/scenes/beach-rain.webp';
import castle from '#web/art/scenes/castle.webp';
import farm from '#web/art/scenes/farm.webp';
import farmNight from '#web/art/scenes/farm-night.webp';
import forestMist from '#web/art/scenes/forest-mist.webp';
import forestNight from '#web/art/scenes/forest-night.webp';
import school from '#web/art/scenes/school.webp';
import sea from '#web/art/scenes/sea.webp';
import space from '#web/art/scenes/space.webp';
import townSnow from '#web/art/scenes/town-snow.webp';

/** Scenes of our own illustrator, drawn once and kept. */
const SCENES = {
  beach,
  beachRain,
  castle,
  farm,
  farmNight,
  forestMist,
  forestNight,
  school,
  sea,
  space,
  townSnow,
};

export type SceneName = keyof typeof SCENES;

export function scenePicture(name: SceneName) {
  return { src: SCENES[name], width: 960, height: 540 };
}
