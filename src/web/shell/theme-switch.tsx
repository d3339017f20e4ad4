import { BookOpen, Moon, Sun } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { useTranslate } from '#web/i18n/messages.ts';

const THEMES = [
  { value: 'day', label: 'theme.day', Icon: Sun },
  { value: 'sepia', label: 'theme.sepia', Icon: BookOpen },
  { value: 'night', label: 'theme.night', Icon: Moon },
] as const;

/** The attribute on the root element is the state; it is set before the first paint from what was chosen earlier. */
export function ThemeSwitch() {
  const t = useTranslate();
  const theme = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme ?? 'day',
    () => 'day',
  );
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={t('footer.theme')}
      value={theme}
      onValueChange={(next) => next && choose(next)}
      className="cut-pill flex border border-line bg-page p-1"
    >
      {THEMES.map(({ value, label, Icon }) => (
        <ToggleGroup.Item
          key={value}
          value={value}
          className="cut-pill inline-flex min-h-11 items-center gap-2 px-3.5 text-small font-bold text-ink-soft hover:text-ink data-[state=on]:bg-sun-soft data-[state=on]:text-ink"
        >
          <Icon aria-hidden className="size-4" />
          {t(label)}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}

function choose(theme: string) {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem('theme', theme);
}

function subscribe(notify: () => void) {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
