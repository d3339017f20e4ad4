import { LIBRARY_PATH } from '#domain/library-paths.ts';
import owl from '#web/art/heroes/owl.webp';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function NoFavorites() {
  const t = useTranslate();
  return (
    <EmptyState
      title={t('favorites.none')}
      text={t('favorites.none.text')}
      picture={{ src: owl, width: 300, height: 360 }}
    >
      <ButtonLink to={LIBRARY_PATH}>{t('action.browse_library')}</ButtonLink>
    </EmptyState>
  );
}

export function FavoritesFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Notice tone="danger" title={t('favorites.failed')}>
      <Button size="small" look="secondary" onClick={onRetry} className="mt-2">
        {t('action.try_again')}
      </Button>
    </Notice>
  );
}

export function FavoritesWaiting() {
  return (
    <div aria-busy className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: 3 }, (_, i) => (
        <Skeleton key={i} className="h-72" />
      ))}
    </div>
  );
}
