import { School } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslate } from '#web/i18n/messages.ts';
import { useClasses } from '#web/installation/installation.ts';
import { classNames } from '#web/ui/class-names.ts';

const WAYS = [
  { to: '/classes', label: 'page.classes.title' },
  { to: '/reading-lists', label: 'lists.title' },
] as const;

/** The ways for whoever comes with a class, or with a child who reads, wherever they would look for them. */
export function ClassEntry({ short = false, className }: { short?: boolean; className?: string }) {
  const t = useTranslate();
  const isOn = useClasses();
  if (!isOn) return null;
  return (
    <p className={classNames('flex items-start gap-3', className)}>
      <School aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
      <span>
        <span className="flex flex-wrap gap-x-4">
          {WAYS.map(({ to, label }) => (
            <Link key={to} to={to} className="inline-flex min-h-11 items-center font-bold sm:min-h-0">
              {t(label)}
            </Link>
          ))}
        </span>
        {!short && <span className="block text-small text-ink-soft">{t('classes.entry.text')}</span>}
      </span>
    </p>
  );
}
