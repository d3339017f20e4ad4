import { BookOpen, Moon, Sun } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { useTranslate } from '#web/i18n/messages.ts';
import { chooseTheme, currentTheme, onThemeChange } from '#web/theme/theme.ts';
import { useEarlyChoice } from '#web/ui/early-input.ts';

const THEMES = [
  { value: 'day', label: 'theme.day', Icon: Sun },
  { value: 'sepia', label: 'theme.sepia', Icon: BookOpen },
  { value: 'night', label: 'theme.night', Icon: Moon },
] as const;

export function ThemeSwitch() {
  const t = useTranslate();
  const name = useId();
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'day');
  const group = useEarlyChoice<HTMLFieldSetElement>(chooseTheme);
  return (
    <fieldset
      ref={group}
      data-choice="theme"
      className="cut-pill unscripted:hidden flex border border-line bg-page p-1"
    >
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
            autoComplete="off"
            onChange={() => chooseTheme(value)}
            className="sr-only"
          />
          <Icon aria-hidden className="size-4" />
          {t(label)}
        </label>
      ))}
    </fieldset>
  );
}
