import type { ComponentProps } from 'react';

/** What a story's first scene shows, on the cover of its book. */
export function CoverImage(image: ComponentProps<'img'>) {
  return (
    <img
      alt=""
      {...image}
      className="cut mx-auto aspect-video w-full bg-paper-deep object-cover shadow-rest"
    />
  );
}
