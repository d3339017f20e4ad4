import { data } from 'react-router';
import { useTranslate } from '#web/i18n/messages.ts';
import { ComingPage } from '#web/shell/coming-page.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function BlogArticle() {
  const t = useTranslate();
  return (
    <ComingPage title="page.blog_article.title" lead="page.blog_article.lead" scene="farm">
      <ButtonLink to="/blog">{t('page.blog_article.back')}</ButtonLink>
    </ComingPage>
  );
}
