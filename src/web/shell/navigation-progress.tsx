import { useNavigation } from 'react-router';
import { useTranslate } from '#web/i18n/messages.ts';

/** A thin bar at the top while the next page is on its way. It waits a moment, so that quick pages do not flicker. */
export function NavigationProgress() {
  const t = useTranslate();
  const navigation = useNavigation();
  if (navigation.state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label={t('nav.loading')}
      className="fixed inset-x-0 top-0 z-60 h-1 animate-fade overflow-hidden [animation-delay:90ms]"
    >
      <div className="h-full w-1/3 animate-travel rounded-full bg-coral" />
    </div>
  );
}
