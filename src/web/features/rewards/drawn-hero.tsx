import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { drawnOption } from '#web/art/drawn.ts';
import { classNames } from '#web/ui/class-names.ts';

interface DrawnHeroProps {
  /** By the id of the catalogue; null for somebody it does not know any more. */
  hero: string | null;
  className: string;
}

export function DrawnHero({ hero, className }: DrawnHeroProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (hero === null || failed === hero) {
    return (
      <span aria-hidden className={classNames('grid place-items-center text-ink-soft', className)}>
        <Sparkles className="size-10" />
      </span>
    );
  }
  return (
    <img
      src={drawnOption('character', hero)}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(hero)}
      className={classNames('object-contain', className)}
    />
  );
}
