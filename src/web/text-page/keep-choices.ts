import { isLanguageCode } from '#domain/languages.ts';
import { keepAppLanguage, keptAppLanguage } from '#web/i18n/app-language.ts';
import { STORAGE_KEY, hasStoredSession } from '#web/session/stored-session.ts';
import { chooseTheme, currentTheme, onThemeChange } from '#web/theme/theme.ts';

const THEMES = '[data-choice=theme] input';
const LANGUAGES = 'select[data-choice=appLanguage]';

/** What every page lets its visitor choose: how it looks and what it speaks. And a guide can be printed. */
export function keepChoices(): void {
  takeEarlyChoices();
  showTheme();
  onThemeChange(showTheme);
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(THEMES)) chooseTheme(target.value);
    if (target instanceof HTMLSelectElement && target.matches(LANGUAGES)) chooseLanguage(target.value);
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) window.print();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && comeBack());
  // Somebody has signed in, in another tab.
  window.addEventListener(
    'storage',
    ({ key, newValue }) => key === STORAGE_KEY && newValue && location.reload(),
  );
}

/** Made while the script was on its way. */
function takeEarlyChoices(): void {
  const theme = document.querySelector<HTMLInputElement>(`${THEMES}:checked`);
  if (theme && !theme.defaultChecked) chooseTheme(theme.value);
  const languages = [...document.querySelectorAll<HTMLSelectElement>(LANGUAGES)];
  const language = languages.find(({ value }) => value !== document.documentElement.lang);
  if (language) chooseLanguage(language.value);
}

function showTheme(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(THEMES))
    input.checked = input.value === currentTheme();
}

/** The page comes again, in that language from its first byte. */
function chooseLanguage(language: string): void {
  if (!isLanguageCode(language)) return;
  keepAppLanguage(language);
  location.reload();
}

/** Found again with the Back button as it was left: since then somebody may have signed in, or chosen something else. */
function comeBack(): void {
  const language = keptAppLanguage();
  if (hasStoredSession() || (language && language !== document.documentElement.lang)) location.reload();
}
