import { Heart } from 'lucide-react';
import type { MyStorySummary } from '#contract/my-stories.ts';
import { useFavorStory } from '#web/features/my-stories/my-stories-api.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface HeartButtonProps {
  story: Pick<MyStorySummary, 'id' | 'title' | 'favorite'>;
  className?: string;
}

/** Makes a book of one's own a favorite, or lets it be one among others again. */
export function HeartButton({ story: { id, title, favorite }, className }: HeartButtonProps) {
  const t = useTranslate();
  const { mutate, isPending, variables } = useFavorStory();
  const isFavorite = isPending ? variables.favorite : favorite;
  const toggle = () =>
    mutate(
      { id, favorite: !isFavorite },
      {
        onSuccess: () => toast({ title: t(isFavorite ? 'favorites.removed' : 'favorites.added') }),
        onError: () =>
          toast({
            title: t('favorites.error.title'),
            description: t('favorites.error.text'),
            look: 'danger',
          }),
      },
    );
  return (
    <IconButton
      label={t(isFavorite ? 'favorites.remove.title' : 'favorites.add.title', { title })}
      // Not `disabled`: the button that was pressed would lose the focus.
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && toggle()}
      className={className}
    >
      <Heart aria-hidden className={classNames('size-5 text-coral', isFavorite && 'fill-current')} />
    </IconButton>
  );
}
