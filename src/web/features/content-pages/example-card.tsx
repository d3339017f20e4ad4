import { useLingui } from '@lingui/react';
import { Lock, Sprout } from 'lucide-react';
import type { HeadingLevel, StoryExample } from '#contract/content-pages.ts';
import { creatorPath } from '#domain/story-wish.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/chip.tsx';

interface ExampleCardProps {
  example: StoryExample;
  level: HeadingLevel;
}

/** The opening of a story, what it is made of, and the way to one like it. */
export function ExampleCard({ example, level }: ExampleCardProps) {
  const t = useTranslate();
  const { i18n } = useLingui();
  const { id, title, ageGroup, excerpt, lessons, setting, theme, characters, free } = example;
  const Heading = `h${level}` as const;
  const facts = [
    ['library.fact.setting', setting.name],
    ['library.fact.theme', theme.name],
    ['library.fact.characters', characters.map(({ name }) => name).join(', ')],
  ] as const;
  const wish = {
    ageGroup,
    setting: setting.id,
    theme: theme.id,
    characters: characters.map((character) => character.id),
  };
  return (
    <article
      aria-labelledby={id}
      className="cut flex h-full flex-col overflow-hidden border border-line bg-page shadow-rest"
    >
      <Picture setting={setting.id} characters={wish.characters} />
      <div className="flex grow flex-col gap-4 p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Heading id={id} className="text-h3">
            {title}
          </Heading>
          <span lang={i18n.locale}>
            <Badge>{t('library.age.group', { age: ageGroup })}</Badge>
          </span>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-small">
          {facts.map(([label, fact]) => (
            <div key={label} className="contents">
              <dt lang={i18n.locale} className="text-ink-soft">
                {t(label)}
              </dt>
              <dd className="font-bold">{fact}</dd>
            </div>
          ))}
        </dl>
        <blockquote className="story-text text-body!">{excerpt}</blockquote>
        <div className="cut-small mt-auto bg-leaf-soft px-4 py-3 text-small">
          <p lang={i18n.locale} className="font-bold text-leaf">
            {t('content.example.lessons')}
          </p>
          <ul className="mt-1 grid gap-0.5">
            {lessons.map((lesson) => (
              <li key={lesson} className="flex gap-2">
                <Sprout aria-hidden className="mt-0.5 size-4.5 shrink-0 text-leaf" />
                {lesson}
              </li>
            ))}
          </ul>
        </div>
        <div lang={i18n.locale} className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <ButtonLink to={creatorPath(wish)} size="small" aria-describedby={id}>
            {t('content.example.open')}
          </ButtonLink>
          {!free && (
            <p className="flex items-center gap-1.5 text-small text-ink-soft">
              <Lock aria-hidden className="size-4 shrink-0" />
              {t('content.example.account')}
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

/** The heroes in front of the place, as the creator's cards show them. */
function Picture({ setting, characters }: { setting: string; characters: readonly string[] }) {
  return (
    <div className="relative aspect-video overflow-hidden bg-paper-deep">
      <img
        src={`/art/settings/${setting}.webp`}
        alt=""
        width={480}
        height={270}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
      <div className="absolute inset-x-0 bottom-0 flex h-3/5 items-end justify-center gap-6">
        {characters.map((character) => (
          <img
            key={character}
            src={`/art/characters/${character}.webp`}
            alt=""
            loading="lazy"
            decoding="async"
            className="h-full max-w-[40%] object-contain object-bottom"
          />
        ))}
      </div>
    </div>
  );
}
