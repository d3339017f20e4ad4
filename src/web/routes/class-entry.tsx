import { School } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslate } from '#web/i18n/messages.ts';
import { useClasses } from '#web/installation/installation.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The way for whoever comes with a class, wherever they would look for it. */
export function ClassEntry({ short = false, className }: { short?: boolean; className?: string }) {
  const t = useTranslate();
  const isOn = useClasses();
  if (!isOn) return null;
  return (
    <p className={classNames('flex items-start gap-3', className)}>
      <School aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
      <span>
        <Link to="/classes" className="inline-flex min-h-11 items-center font-bold sm:min-h-0">
          {t('page.classes.title')}
        </Link>
        {!short && <span className="block text-small text-ink-soft">{t('classes.entry.text')}</span>}
      </span>
    </p>
  );
}
