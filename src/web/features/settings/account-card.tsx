import type { ReactNode } from 'react';
import { useProfile } from '#web/features/settings/account-queries.ts';
import { SettingsCard } from '#web/features/settings/section.tsx';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { useSession } from '#web/session/use-session.ts';

const SHOWN_OF_ID = 8;

export function AccountCard() {
  const t = useTranslate();
  const format = useFormats();
  const { user } = useSession();
  const { data } = useProfile();
  return (
    <SettingsCard title={t('settings.account.title')}>
      <dl className="mt-5 grid gap-5">
        <Fact name={t('settings.account.created')}>
          {data ? (
            <time dateTime={data.createdAt}>{format.date(new Date(data.createdAt))}</time>
          ) : (
            // Unknown, and still a line high.
            '–'
          )}
        </Fact>
        <Fact name={t('settings.account.id')}>
          <span className="font-mono">{user?.id.slice(0, SHOWN_OF_ID)}…</span>
        </Fact>
      </dl>
    </SettingsCard>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}
