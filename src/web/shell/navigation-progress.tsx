import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';
import { headFor } from '#web/browser/renew-page.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { LoadingBar } from '#web/ui/loading-bar.tsx';

export function NavigationProgress() {
  const t = useTranslate();
  const { state, location } = useNavigation();
  const goal = location ? createPath(location) : null;
  useEffect(() => headFor(goal), [goal]);
  return state === 'idle' ? null : <LoadingBar label={t('nav.loading')} />;
}
