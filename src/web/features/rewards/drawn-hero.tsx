import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface DrawnHeroProps {
  /** By the id of the catalogue. */
  hero: string | null;
  /** Stands in for whoever is not drawn. */
  emoji: string;
  className: string;
}

export function DrawnHero({ hero, emoji, className }: DrawnHeroProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (hero === null || failed === hero) {
    return (
      <span aria-hidden className={classNames('grid place-items-center text-4xl', className)}>
        {emoji}
      </span>
    );
  }
  return (
    <img
      src={`/art/characters/${hero}.webp`}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(hero)}
      className={classNames('object-contain', className)}
    />
  );
}
