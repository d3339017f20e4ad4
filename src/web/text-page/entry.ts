import { countPage } from '#web/features/analytics/count-page.ts';
import { countArticle } from '#web/features/editorial/count-article.ts';
import { keepAgeGate } from '#web/shell/age-gate/keep-age-gate.ts';
import { keepChoices } from '#web/text-page/keep-choices.ts';

/**
 * All that a page of text runs: its links, forms and menus are the browser's own. In a file of its own that knows
 * nothing of React, which does the same on every other page.
 */
const { signal } = new AbortController();
keepAgeGate(signal, location.pathname);
keepChoices();
countArticle(signal);
// What would open over another page is a page of its own from here.
for (const link of document.querySelectorAll('a[aria-haspopup]')) link.removeAttribute('aria-haspopup');
countPage(location.pathname);
