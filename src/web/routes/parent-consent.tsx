import { useRouteLoaderData } from 'react-router';
import { TOKEN_PARAMETER, WITHDRAW_PARAMETER } from '#domain/parent-consent.ts';
import { ParentConsentPage } from '#web/features/parent-consent/parent-consent-page.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import type { RootData } from '#web/root.tsx';
import { PageMeta } from '#web/meta/page-meta.tsx';
import type { PageHandle } from '#web/routes/page-kind.ts';

export const handle: PageHandle = {
  seenInQuery: [],
  secretInQuery: [TOKEN_PARAMETER, WITHDRAW_PARAMETER],
};

export default function ParentConsent() {
  const t = useTranslate();
  const outside = useRouteLoaderData<RootData>('root')?.engines.outside ?? false;
  return (
    <>
      <PageMeta title={t('page.parent_consent.title')} description={t('page.parent_consent.lead')} noIndex />
      <ParentConsentPage outside={outside} />
    </>
  );
}
