import { kept } from '#web/browser/storage.ts';

/** The attribute on the root element is the state; it is set before the first paint from what was chosen earlier. */
export function currentTheme(): string {
  return document.documentElement.dataset.theme ?? 'day';
}

export function chooseTheme(theme: string): void {
  document.documentElement.dataset.theme = theme;
  kept.write('theme', theme);
}

/** When something breaks, React draws the document anew and drops what it did not write: nobody who reads at night is dazzled. */
export function keepTheme(): void {
  const theme = kept.read('theme');
  if (theme) document.documentElement.dataset.theme = theme;
}

export function onThemeChange(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
