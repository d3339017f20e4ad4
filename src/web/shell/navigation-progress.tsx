import { useNavigation } from 'react-router';
import { useTranslate } from '#web/i18n/messages.ts';
import { LoadingBar } from '#web/shell/loading-bar.tsx';

export function NavigationProgress() {
  const t = useTranslate();
  const navigation = useNavigation();
  return navigation.state === 'idle' ? null : <LoadingBar label={t('nav.loading')} />;
}
