import type { FirstPage } from '#contract/first-page.ts';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import { firstPageOf } from '#domain/story-pages.ts';
import type { testProduct } from '#tests/support/http.ts';

interface Told {
  story: string;
  beats?: number[];
  scenes?: StoryScene[];
  seal: string;
}

/** Has a guest told a story; its first page, as their browser would send it along. */
export async function firstPageFor(
  product: Pick<Awaited<ReturnType<typeof testProduct>>, 'postJson'>,
  choices: { ageGroup: AgeGroup },
): Promise<FirstPage & { story: string }> {
  const answer = await product.postJson('/functions/v1/generate-story', choices);
  const { story, beats, scenes = [], seal } = (await answer.json()) as Told;
  const planned = scenes.map(({ offset }) => offset);
  return { text: firstPageOf({ text: story, ageGroup: choices.ageGroup, planned, beats }), seal, story };
}
