import type { z } from 'zod';
import type { classBookWish } from '#contract/classes.ts';
import { sceneStarts } from '#domain/paragraphs.ts';
import type { Book, BookPage } from '#engines/bookbinder/port.ts';
import type { SceneSpec } from '#engines/illustrator/port.ts';
import type { Studio } from '#engines/illustrator/studio/studio.ts';

type Wish = z.output<typeof classBookWish>;
type Story = Wish['stories'][number];

export interface ClassBookMaking {
  studio: Pick<Studio, 'draw' | 'rasterize'>;
  /** What the pictures of a story show, and where in its text each of them begins; where nobody planned any, at the cuts. */
  scenesOf: (
    story: Story,
    how: Pick<Wish, 'language' | 'ageGroup'> & { cuts: number[] },
  ) => readonly (SceneSpec & { at: number })[];
  madeWith: (wish: Wish) => Book['madeWith'];
}

/** Of one story all its pictures, of several the first ones: nobody prints a hundred pages. */
const PAGES = { alone: 8, oneOfSeveral: 2 };
const PRINT_WIDTH = 1280;

/** All stories of a class as one picture book. What is drawn for it is kept nowhere. */
export async function makeClassBook(wish: Wish, making: ClassBookMaking, signal: AbortSignal): Promise<Book> {
  const { label, language, stories } = wish;
  const [only] = stories.length === 1 ? stories : [];
  const pages = await Promise.all(
    stories.map((story, i) => pagesOf(story, `${label} ${i}`, { wish, making, signal })),
  );
  return {
    id: 'class',
    title: only?.title ?? label,
    language,
    pages: pages.flat(),
    heroes: only ? label : '',
    madeWith: making.madeWith(wish),
  };
}

function headingOf({ title, children }: Story, { language }: Pick<Wish, 'language'>) {
  return { title, names: new Intl.ListFormat(language).format(children) };
}

interface How {
  wish: Wish;
  making: ClassBookMaking;
  signal: AbortSignal;
}

function pagesOf(story: Story, seed: string, { wish, making, signal }: How): Promise<BookPage[]> {
  const { studio, scenesOf } = making;
  const isOne = wish.stories.length === 1;
  const most = isOne ? PAGES.alone : PAGES.oneOfSeveral;
  const told = story.scenes.map(({ offset }) => offset);
  const cuts = told.length > 0 && told.length <= most ? told : sceneStarts(story.text, most);
  const scenes = scenesOf(story, { ...wish, cuts });
  const draw = async (scene: SceneSpec) => {
    const svg = await studio.draw({ scene, seed }, signal);
    return studio.rasterize({ svg, format: 'jpg', width: PRINT_WIDTH }, signal);
  };
  return Promise.all(
    cuts.map(async (from, i): Promise<BookPage> => {
      const text = story.text.slice(i === 0 ? 0 : from, cuts[i + 1]).trim();
      const scene = scenes.findLast(({ at }) => at <= from) ?? scenes[0];
      return {
        ...(i === 0 && !isOne && { heading: headingOf(story, wish) }),
        text,
        ...(scene && { picture: { jpeg: await draw(scene), description: scene.description } }),
      };
    }),
  );
}
