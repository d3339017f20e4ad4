import { NotebookPen } from 'lucide-react';
import type { LibraryStory } from '#contract/library.ts';
import { sheetAddress } from '#domain/library-paths.ts';
import { fileName } from '#domain/file-name.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** What a story is about, and the sheet for a class. The setting of a true story is its topic. */
export function StoryFacts({ story }: { story: LibraryStory }) {
  const t = useTranslate();
  const { theme, characters, setting, category, ageGroup, readMinutes, language, slug, title } = story;
  const facts = [
    { name: t('library.fact.theme'), value: theme, lang: language },
    { name: t('library.fact.characters'), value: characters.join(', '), lang: language },
    {
      name: t(category === 'Non Fiction' ? 'library.fact.topic' : 'library.fact.setting'),
      value: setting,
      lang: language,
    },
    { name: t('library.fact.age'), value: t('library.age.group', { age: ageGroup }) },
    { name: t('library.fact.read_time'), value: t('library.read_time', { minutes: readMinutes }) },
  ];
  return (
    <Card>
      <h2 className="text-h3">{t('library.facts')}</h2>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {facts.map(({ name, value, lang }) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-soft">{name}</dt>
            <dd lang={lang} className="font-bold">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <a
        href={sheetAddress(slug, language)}
        download={fileName(title, 'pdf')}
        className={buttonClass({ look: 'secondary', size: 'small' }, 'mt-5')}
      >
        <NotebookPen aria-hidden className="size-5 shrink-0" />
        {t('sharing.download.sheet')}
      </a>
      <p className="mt-1.5 text-small text-ink-soft">{t('sharing.download.sheet.text')}</p>
    </Card>
  );
}
