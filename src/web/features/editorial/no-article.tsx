import { BLOG_PATH } from '#domain/editorial.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { FailureToast } from '#web/features/editorial/loading-failure.tsx';
import { scenePicture } from '#web/art/scene-pictures.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** There is none, or it could not be fetched. */
export function NoArticle({ failed }: { failed: boolean }) {
  const t = useTranslate();
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6">
      <PageHeader
        title={t(failed ? 'blog.error.article' : 'page.blog_article.title')}
        lead={t(failed ? 'experience.failed.text' : 'page.blog_article.lead')}
        picture={scenePicture(failed ? 'beachRain' : 'forestMist')}
      />
      <div className="mt-8 grid justify-items-start gap-5">
        {failed && <FailureToast title="blog.error.article" />}
        <ButtonLink to={BLOG_PATH}>{t('page.blog_article.back')}</ButtonLink>
      </div>
    </div>
  );
}
