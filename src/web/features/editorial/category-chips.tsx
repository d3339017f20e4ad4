import { useLocation } from 'react-router';
import type { BlogCategory, GuideCategory } from '#domain/editorial.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { CATEGORY_NAMES } from '#web/features/editorial/category-names.ts';
import { ChipLink } from '#web/ui/chip-link.tsx';

interface CategoryChipsProps<Category> {
  categories: readonly Category[];
  chosen: Category | undefined;
}

/** The chosen category is in the address; everything else there stays. */
export function CategoryChips<Category extends BlogCategory | GuideCategory>({
  categories,
  chosen,
}: CategoryChipsProps<Category>) {
  const t = useTranslate();
  const { search } = useLocation();
  const searchWith = (category: Category | undefined) => {
    const next = new URLSearchParams(search);
    if (category) next.set('category', category);
    else next.delete('category');
    return next.toString();
  };
  return (
    <nav aria-label={t('library.categories')} className="flex flex-wrap gap-2">
      {[undefined, ...categories].map((category) => (
        <ChipLink key={category ?? ''} search={searchWith(category)} chosen={category === chosen}>
          {t(category ? CATEGORY_NAMES[category] : 'editorial.all')}
        </ChipLink>
      ))}
    </nav>
  );
}

export function chosenCategory<Category extends string>(
  categories: readonly Category[],
  search: URLSearchParams,
): Category | undefined {
  return categories.find((category) => category === search.get('category'));
}
