import type { Multimedia } from '#contract/multimedia.ts';
import type { ScenePicture } from '#web/scenes/scene-plate.tsx';

interface Page {
  offset: number;
  text: string;
  picture: ScenePicture;
}

/** The story cut where its pictures begin; nothing for one whose pictures do not say where they belong. */
export function bookPages(content: string, scenes: Multimedia['scenes']): Page[] | null {
  const hung = scenes
    .flatMap(({ image_url, description, offset }) =>
      image_url && offset !== undefined ? [{ url: image_url, description, offset }] : [],
    )
    .toSorted((a, b) => a.offset - b.offset);
  if (hung.length === 0) return null;
  return hung.map((picture, i) => {
    // Whatever stands before the first picture is read on its page.
    const from = i === 0 ? 0 : picture.offset;
    const part = content.slice(from, hung[i + 1]?.offset);
    const text = part.trim();
    return { offset: from + part.indexOf(text), text, picture: { status: 'done', ...picture } };
  });
}
