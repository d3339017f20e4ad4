import { Moon } from 'lucide-react';
import { useTranslate } from '#web/i18n/messages.ts';

/** A dark screen that a child may sleep beside. A touch brings the book back. */
export function Night({ onWake }: { onWake: () => void }) {
  const t = useTranslate();
  return (
    <button
      type="button"
      onClick={onWake}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it lies over everything that had the focus
      autoFocus
      className="book-night"
    >
      <Moon aria-hidden className="size-12" strokeWidth={1.25} />
      <span className="font-display text-h2">{t('book.good_night')}</span>
      <span className="text-small">{t('book.wake')}</span>
    </button>
  );
}
