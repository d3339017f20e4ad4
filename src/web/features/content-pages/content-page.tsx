import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { ContentPage as Page } from '#contract/content-pages.ts';
import type { ContentPageName } from '#domain/content-pages.ts';
import { PageBlock } from '#web/features/content-pages/page-block.tsx';
import { FoldedContents, StandingContents } from '#web/features/content-pages/page-contents.tsx';
import { pagePicture } from '#web/features/content-pages/page-pictures.ts';
import { structuredQuestions } from '#web/features/content-pages/structured-questions.ts';
import { useTranslate, type Translate } from '#web/i18n/messages.ts';
import { EnglishNote } from '#web/written/english-note.tsx';
import { useFollowLinks } from '#web/written/follow-links.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import { StructuredData } from '#web/meta/structured-data.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

interface ContentPageProps {
  page: Page;
  /** After the text. */
  children?: ReactNode;
}

/** Every page to read. Its text is English; who reads another language gets the heading in it. */
export function ContentPage({ page, children }: ContentPageProps) {
  const t = useTranslate();
  const { i18n } = useLingui();
  const follow = useFollowLinks();
  const isEnglish = i18n.locale === 'en';
  const { title, lead, description } = isEnglish ? page : headOf(page.name, t);
  const questions = structuredQuestions(page.blocks);
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6">
      <PageMeta title={title} description={description} />
      {questions && <StructuredData data={questions} />}
      <PageHeader title={title} lead={lead} picture={pagePicture(page.name)} />
      <EnglishNote className="mt-6" />
      <div className="mt-10 gap-x-14 sm:mt-14 lg:grid lg:grid-cols-[minmax(0,1fr)_15rem]">
        <FoldedContents parts={page.contents} />
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links inside are what is pressed, by key as well */}
        <article
          lang="en"
          onClick={follow}
          className="headings-beside grid gap-8 lg:only:col-span-2 lg:only:pb-10"
        >
          {page.blocks.map((block, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- they never change places
            <PageBlock key={index} block={block} />
          ))}
        </article>
        <StandingContents parts={page.contents} />
      </div>
      {children}
    </div>
  );
}

function headOf(name: ContentPageName, t: Translate) {
  const id = name.replaceAll('-', '_') as Underscored<ContentPageName>;
  const lead = t(`page.${id}.lead`);
  return { title: t(`page.${id}.title`), lead, description: lead };
}

type Underscored<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Text;
