import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { StoryCategory } from '#domain/library.ts';
import { categoryPath } from '#domain/library-paths.ts';
import { TITLE_LINK } from '#web/features/library/library-card.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { scenePicture, type SceneName } from '#web/art/scene-pictures.ts';
import { classNames } from '#web/ui/class-names.ts';

const TEXTS = {
  'Fairy Tales': {
    title: 'page.fairy_tales.title',
    lead: 'page.fairy_tales.lead',
    open: 'library.open.fairy_tales',
  },
  'Non Fiction': {
    title: 'page.non_fiction.title',
    lead: 'page.non_fiction.lead',
    open: 'library.open.non_fiction',
  },
} as const;

/** A book that leads into a part of the library. */
export function CategoryCard({ category, scene }: { category: StoryCategory; scene: SceneName }) {
  const t = useTranslate();
  const { title, lead, open } = TEXTS[category];
  return (
    <article
      className={classNames(
        'book group me-3 h-full transition duration-300 ease-settle hover:-translate-y-1',
        'has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-(--focus)',
      )}
    >
      <img
        {...scenePicture(scene)}
        alt=""
        fetchPriority="high"
        className="block aspect-[2/1] h-auto w-full object-cover"
      />
      <div className="px-[6%] pt-5 pb-5">
        <h2 className="text-h2">
          <Link to={categoryPath(category)} className={TITLE_LINK}>
            {t(title)}
          </Link>
        </h2>
        <p className="mt-1.5 text-ink-soft">{t(lead)}</p>
        <p aria-hidden className="mt-3 inline-flex items-center gap-1.5 font-bold text-coral">
          {t(open)}
          <ArrowRight className="size-5 transition-transform group-hover:translate-x-1" />
        </p>
      </div>
    </article>
  );
}
