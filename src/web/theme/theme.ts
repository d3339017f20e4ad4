import { kept } from '#web/browser/storage.ts';

/** The attribute on the root element is the state; it is set before the first paint from what was chosen earlier. */
export function currentTheme(): string {
  return document.documentElement.dataset.theme ?? 'day';
}

export function chooseTheme(theme: string): void {
  document.documentElement.dataset.theme = theme;
  kept.write('theme', theme);
}

const DARK = '(prefers-color-scheme: dark)';

/** What was chosen, else what the device wishes. */
function wishedTheme(): string | undefined {
  return kept.read('theme') ?? (window.matchMedia(DARK).matches ? 'night' : undefined);
}

/** When something breaks, React draws the document anew and drops what it did not write: nobody who reads at night is dazzled. */
export function keepTheme(): void {
  const theme = wishedTheme();
  if (theme) document.documentElement.dataset.theme = theme;
}

/** The device may go dark while a page is open; who has chosen keeps the choice. */
export function followDevice(): () => void {
  const query = window.matchMedia(DARK);
  const follow = () => {
    if (kept.read('theme') === null) document.documentElement.dataset.theme = query.matches ? 'night' : 'day';
  };
  query.addEventListener('change', follow);
  return () => query.removeEventListener('change', follow);
}

export function onThemeChange(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
