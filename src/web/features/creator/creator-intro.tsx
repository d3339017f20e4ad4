import { LanguageSelector } from '#web/i18n/language-selector.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { scenePicture } from '#web/shell/pictures.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** Where the wizard will open. What can be chosen already is the language of the stories. */
export function CreatorIntro() {
  const t = useTranslate();
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6">
      <PageMeta title={t('creator.page_title')} description={t('landing.description')} />
      <PageHeader title={t('creator.title')} lead={t('creator.text')} picture={scenePicture('sea')} />
      <div className="mt-12">
        <LanguageSelector kind="storyLanguage" presentation="card" />
      </div>
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to="/" look="secondary">
          {t('action.home')}
        </ButtonLink>
        <ButtonLink to="/story-library">{t('action.browse_library')}</ButtonLink>
      </div>
    </div>
  );
}
