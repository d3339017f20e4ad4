import { SettingsCard } from '#web/features/settings/section.tsx';
import { LanguageSelector } from '#web/i18n/language-selector.tsx';
import { useTranslate } from '#web/i18n/messages.ts';

/** Here there is room to see all ten at once. */
export function LanguagesCard() {
  const t = useTranslate();
  return (
    <SettingsCard title={t('settings.languages.title')}>
      <p className="mt-1 max-w-prose text-ink-soft">{t('settings.languages.text')}</p>
      <div className="mt-5 grid gap-8">
        <LanguageSelector kind="appLanguage" presentation="card" />
        <LanguageSelector kind="storyLanguage" presentation="card" />
      </div>
    </SettingsCard>
  );
}
