import artRoom from '#web/art/scenes/art-room.webp';
import beach from '#web/art/scenes/beach.webp';
import bedtime from '#web/art/scenes/bedtime.webp';
import company from '#web/art/scenes/company.webp';
import concert from '#web/art/scenes/concert.webp';
import farmNight from '#web/art/scenes/farm-night.webp';
import forestMist from '#web/art/scenes/forest-mist.webp';
import gate from '#web/art/scenes/gate.webp';
import hearth from '#web/art/scenes/hearth.webp';
import kitchen from '#web/art/scenes/kitchen.webp';
import playground from '#web/art/scenes/playground.webp';
import school from '#web/art/scenes/school.webp';
import space from '#web/art/scenes/space.webp';
import townSnow from '#web/art/scenes/town-snow.webp';
import workshop from '#web/art/scenes/workshop.webp';
import writing from '#web/art/scenes/writing.webp';
import type { ContentPageName } from '#domain/content-pages.ts';

const PICTURES: Readonly<Record<ContentPageName, string>> = {
  about: bedtime,
  'how-it-works': writing,
  'parent-tips': hearth,
  'child-development': playground,
  'guides-library': artRoom,
  'curriculum-guides': workshop,
  'story-examples': company,
  faq: forestMist,
  privacy: townSnow,
  terms: gate,
  'content-policy': kitchen,
  contact: beach,
  team: concert,
  research: space,
  curriculum: school,
  'case-studies': farmNight,
};

export function pagePicture(name: ContentPageName) {
  return { src: PICTURES[name], width: 960, height: 540 };
}
