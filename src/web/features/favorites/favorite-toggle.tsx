import { Heart } from 'lucide-react';
import { useFavorite } from '#web/features/favorites/use-favorite.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button, type ButtonSize } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** Keeps a library story among the favorites, or lets it go. */
export function FavoriteToggle({ storyId, size }: { storyId: string; size?: ButtonSize }) {
  const t = useTranslate();
  const { isFavorite, busy, toggle } = useFavorite(storyId);
  return (
    // Not `disabled`: the button that was pressed would lose the focus.
    <Button look="secondary" size={size} aria-disabled={busy || undefined} onClick={() => !busy && toggle()}>
      <Heart
        aria-hidden
        className={classNames(
          'size-5 text-coral transition-transform duration-200 ease-settle',
          isFavorite && 'scale-110 fill-current',
        )}
      />
      {t(isFavorite ? 'favorites.remove' : 'favorites.add')}
    </Button>
  );
}
