import { useEffect, type MouseEvent } from 'react';
import { useSearchParams } from 'react-router';
import { safeReturnPath } from '#domain/return-path.ts';
import forestNight from '#web/art/scenes/forest-night.webp';
import { keptInTab } from '#web/browser/storage.ts';
import { DeviceStories } from '#web/features/keeping/device-stories.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import { buttonClass, ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** This very address: a server that is reached leads on from it, also who presses before the page is alive. */
const HERE = '';

interface OfflinePageProps {
  /** It stands where another page should: that one is looked for among the copies. */
  inPlaceOfPage?: boolean;
}

/** There is no line. Says so, and shows what can be read all the same. */
export function OfflinePage({ inPlaceOfPage = false }: OfflinePageProps) {
  const t = useTranslate();
  const [search] = useSearchParams();
  useEffect(() => {
    if (inPlaceOfPage) void openCopy();
  }, [inPlaceOfPage]);
  const from = search.get('from');
  const tryAgain = (event: MouseEvent) => {
    event.preventDefault();
    if (from === null) window.location.reload();
    else window.location.replace(safeReturnPath(from));
  };
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 sm:px-6">
      <PageMeta title={t('offline.title')} description={t('offline.lead')} noIndex />
      <PageHeader
        title={t('offline.title')}
        lead={t('offline.lead')}
        picture={{ src: forestNight, width: 960, height: 540 }}
      />
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={HERE} onClick={tryAgain} className={buttonClass({})}>
          {t('action.try_again')}
        </a>
        <ButtonLink to="/" look="secondary" reloadDocument>
          {t('action.home')}
        </ButtonLink>
      </div>
      <DeviceStories />
    </div>
  );
}

const OPENED_KEY = 'fabloom.copy-opened';

/** Once: a copy that needs what is not there would come back here for ever. */
async function openCopy(): Promise<void> {
  const { pathname } = window.location;
  if (typeof caches === 'undefined' || keptInTab.read(OPENED_KEY) === pathname) return;
  if (!(await caches.match(pathname, { ignoreVary: true }))) return;
  keptInTab.write(OPENED_KEY, pathname);
  window.location.reload();
}
