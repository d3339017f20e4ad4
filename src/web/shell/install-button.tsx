import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { canInstall, install, onInstallOffer } from '#web/browser/install-offer.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

/** Where the browser can put Fabloom on the home screen; it stands at the foot of the page and waits to be found. */
export function InstallButton() {
  const t = useTranslate();
  const offered = useSyncExternalStore(onInstallOffer, canInstall, () => false);
  if (!offered) return null;
  return (
    <Button look="quiet" size="small" onClick={() => void install()}>
      <Download aria-hidden className="size-5" />
      {t('install.action')}
    </Button>
  );
}
