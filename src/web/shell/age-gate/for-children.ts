import { ageGate } from '#domain/age-gate.ts';
import { giveAnswer, readAnswers } from '#web/browser/age-answers.ts';
import { myConsent } from '#web/shell/age-gate/parent-consents.ts';

// What only the browser of a child needs; everybody else is spared the download.
export { answerSum, askGrownUp } from '#web/shell/age-gate/ask-grown-up.ts';
export { giveConsent, putNoteAway } from '#web/shell/age-gate/give-consent.ts';

/** What a parent withdrew, or what has run out, is asked for again. Once for a page, and nobody waits for it. */
export async function followConsent(gate: HTMLElement): Promise<void> {
  if (!ageGate(readAnswers()).childProtected || gate.dataset['followed']) return;
  gate.dataset['followed'] = 'true';
  if ((await myConsent())?.state === 'gone') giveAnswer('consent-gone');
}
