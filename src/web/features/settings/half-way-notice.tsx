import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { carriesMessage, withoutMessage } from '#web/features/settings/message-address.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Notice } from '#web/ui/notice.tsx';

/** For whoever has followed the first of the two links of an e-mail change. */
export function HalfWayNotice() {
  const t = useTranslate();
  const location = useLocation();
  const navigate = useNavigate();
  const [arrived] = useState(() => carriesMessage(location));
  const tidyUp = useEffectEvent(() => {
    if (carriesMessage(location)) {
      void navigate(withoutMessage(location), { replace: true, preventScrollReset: true });
    }
  });
  useEffect(() => tidyUp(), []);
  if (!arrived) return null;
  return (
    <div role="status" className="mt-6">
      <Notice title={t('settings.half_way.title')}>{t('settings.half_way.text')}</Notice>
    </div>
  );
}
