import { Link } from 'react-router';
import { useTranslate } from '#web/i18n/messages.ts';
import { useOperator } from '#web/installation/installation.ts';
import { Notice } from '#web/ui/notice.tsx';

/** In the place of what a mail would be needed for: that none can be sent from here, and whom to ask. */
export function NoMailNotice() {
  const t = useTranslate();
  const { name, email } = useOperator();
  return (
    <Notice title={t('mail.none.title')}>
      <p>{name ? t('mail.none.ask_operator', { operator: name }) : t('mail.none.ask')}</p>
      <p className="mt-1">
        {email ? (
          <a href={`mailto:${email}`} className="inline-block min-h-6 font-bold break-all underline">
            {email}
          </a>
        ) : (
          <Link to="/feedback" className="inline-block min-h-6 font-bold underline">
            {t('mail.none.feedback')}
          </Link>
        )}
      </p>
    </Notice>
  );
}
