import { BookOpen, Moon, Sun } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { kept } from '#web/browser/storage.ts';
import { useTranslate } from '#web/i18n/messages.ts';

const THEMES = [
  { value: 'day', label: 'theme.day', Icon: Sun },
  { value: 'sepia', label: 'theme.sepia', Icon: BookOpen },
  { value: 'night', label: 'theme.night', Icon: Moon },
] as const;

/** The attribute on the root element is the state; it is set before the first paint from what was chosen earlier. */
export function ThemeSwitch() {
  const t = useTranslate();
  const name = useId();
  const theme = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme ?? 'day',
    () => 'day',
  );
  return (
    <fieldset className="cut-pill flex border border-line bg-page p-1">
      <legend className="sr-only">{t('footer.theme')}</legend>
      {THEMES.map(({ value, label, Icon }) => (
        <label
          key={value}
          className="cut-pill inline-flex min-h-11 cursor-pointer items-center gap-2 px-3.5 text-small font-bold text-ink-soft hover:text-ink has-checked:bg-sun-soft has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-(--focus)"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => choose(value)}
            className="sr-only"
          />
          <Icon aria-hidden className="size-4" />
          {t(label)}
        </label>
      ))}
    </fieldset>
  );
}

function choose(theme: string) {
  document.documentElement.dataset.theme = theme;
  kept.write('theme', theme);
}

function subscribe(notify: () => void) {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
