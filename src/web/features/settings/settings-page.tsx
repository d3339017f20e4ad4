import { AccountCard } from '#web/features/settings/account-card.tsx';
import { DataCard } from '#web/features/settings/data-card.tsx';
import { DevicesSetting } from '#web/features/settings/devices-setting.tsx';
import { HalfWayNotice } from '#web/features/settings/half-way-notice.tsx';
import { LanguagesCard } from '#web/features/settings/languages-card.tsx';
import { PasswordSetting } from '#web/features/settings/password-setting.tsx';
import { ProfileCard } from '#web/features/settings/profile-card.tsx';
import { SettingsCard } from '#web/features/settings/section.tsx';
import { StepsSetting } from '#web/features/settings/steps-setting.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';

export function SettingsPage() {
  const t = useTranslate();
  return (
    <div className="mx-auto max-w-5xl px-4 pt-8 sm:px-6">
      <PageMeta title={t('page.settings.title')} description={t('page.settings.lead')} noIndex />
      <h1 className="text-h1">{t('page.settings.title')}</h1>
      <p className="mt-3 max-w-prose text-lead text-ink-soft">{t('page.settings.lead')}</p>
      <HalfWayNotice />
      <div className="mt-8 grid gap-6">
        <div className="grid items-start gap-6 lg:grid-cols-[1.7fr_1fr]">
          <ProfileCard />
          <AccountCard />
        </div>
        <LanguagesCard />
        <SettingsCard title={t('settings.security.title')}>
          <PasswordSetting />
          <StepsSetting />
          <DevicesSetting />
        </SettingsCard>
        <DataCard />
      </div>
    </div>
  );
}
