import { EllipsisVertical, FilePenLine, LibraryBig, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MyStorySummary } from '#contract/my-stories.ts';
import { ownStoryPath } from '#domain/own-story-path.ts';
import { BOOK_CARD } from '#web/features/my-stories/book-card.ts';
import { HeartButton } from '#web/features/my-stories/heart-button.tsx';
import { StoryCover } from '#web/features/my-stories/story-cover.tsx';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuDialogButton } from '#web/ui/menu.tsx';

/** On its cover. */
const BUTTON = 'bg-page/90 shadow-rest';

interface StoryCardProps {
  story: MyStorySummary;
  onRemove: () => void;
  onRename: () => void;
  /** Writes its text anew. */
  onEdit: () => void;
  /** Puts it in a series, or its series in order. */
  onSeries: () => void;
  /** Where else it is: on this device, with others. */
  keep: ReactNode;
}

export function StoryCard({ story, onRemove, onRename, onEdit, onSeries, keep }: StoryCardProps) {
  const t = useTranslate();
  const format = useFormats();
  const { title, preview, theme, setting, language, updatedAt } = story;
  return (
    <article className={`${BOOK_CARD} flex h-full flex-col`}>
      <div className="aspect-[16/9] bg-paper-deep">
        <StoryCover story={story} />
      </div>
      <div className="flex grow flex-col gap-1.5 p-4">
        <h3 className="text-h3 text-balance" lang={language}>
          <Link to={ownStoryPath(story.id)} className="no-underline after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p lang={language} className="line-clamp-3 text-small text-ink-soft">
          {preview}
        </p>
        <p className="mt-auto pt-2 text-small text-ink-soft">
          {theme} · {setting} · <time dateTime={updatedAt}>{format.date(new Date(updatedAt))}</time>
        </p>
        {/* Above the link that covers the card. */}
        <div className="relative">{keep}</div>
      </div>
      <div className="absolute end-2 top-2 flex gap-1.5">
        <HeartButton story={story} className={BUTTON} />
        <IconButton
          label={t('my_stories.rename', { title })}
          onClick={onRename}
          className={classNames(BUTTON, 'text-ink-soft hover:text-ink')}
        >
          <Pencil aria-hidden className="size-5" />
        </IconButton>
        <Menu
          trigger={
            <IconButton
              label={t('my_stories.menu', { title })}
              className={classNames(BUTTON, 'text-ink-soft hover:text-ink')}
            >
              <EllipsisVertical aria-hidden className="size-5" />
            </IconButton>
          }
        >
          <MenuDialogButton onSelect={onEdit}>
            <FilePenLine aria-hidden className="size-5 shrink-0" />
            {t('my_stories.menu.edit')}
          </MenuDialogButton>
          <MenuDialogButton onSelect={onSeries}>
            <LibraryBig aria-hidden className="size-5 shrink-0" />
            {t('my_stories.menu.series')}
          </MenuDialogButton>
          <MenuDialogButton onSelect={onRemove}>
            <Trash2 aria-hidden className="size-5 shrink-0" />
            {t('my_stories.menu.remove')}
          </MenuDialogButton>
        </Menu>
      </div>
    </article>
  );
}
