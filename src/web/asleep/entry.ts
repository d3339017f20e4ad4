import { AWAKE_EVENT, AWAKE_KEY, WAKE_EVENT } from '#domain/page-sleep.ts';
import { holdTouches } from '#web/asleep/hold-touches.ts';
import { isKept, kept, keptInTab } from '#web/browser/storage.ts';
import { visitorStirs } from '#web/browser/visitor-stirs.ts';
import { countPage } from '#web/features/analytics/count-page.ts';
import { countArticle } from '#web/features/blog/count-article.ts';
import { READER_KEY } from '#web/reader/reader-key.ts';
import { keepAgeGate } from '#web/shell/age-gate/keep-age-gate.ts';

/** What every page that is awake is made of. */
const LARGE_SCRIPTS = /\/(?:react|shell)-[^/]+$/;

/**
 * All that a sleeping page runs: it asks for the age, counts the visit and waits for a reason to wake React. In a file
 * of its own that knows nothing of React; once React is there, it has the same done by the shell.
 */
const { dataset, lang } = document.documentElement;
const wake = () => document.dispatchEvent(new Event(WAKE_EVENT));

// Without a memory of its own, the page's next script would not know what this one was told.
if (isKept()) sleep();
else wake();

function sleep(): void {
  const asleep = new AbortController();
  document.addEventListener(AWAKE_EVENT, () => asleep.abort(), { once: true });
  keepAgeGate(asleep.signal);
  countPage(location.pathname);
  countArticle(asleep.signal);
  holdTouches(wake);
  if (dataset['sleeps'] === 'lightly') void visitorStirs().then(layReady);
  if (dataset['sleeps'] === 'until-first-touched' && keptInTab.read(AWAKE_KEY)) wake();
  const chosen = kept.read('appLanguage');
  // Where cookies are switched off, a page comes in another language than the chosen one.
  if (chosen !== null && chosen !== lang) wake();
  // A story comes as most like to read it.
  if (kept.read(READER_KEY) !== null && document.querySelector('.readable')) wake();
}

function layReady(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel="modulepreload"]'))
    if (LARGE_SCRIPTS.test(link.href)) link.rel = 'modulepreload';
}
