import { LONGEST_FIELD, SHORTEST_MESSAGE, type FeedbackFault, type FeedbackField } from '#domain/feedback.ts';
import type { Translate } from '#web/i18n/messages.ts';

/** What stands below the field. */
export function faultWords(t: Translate, field: FeedbackField, fault: FeedbackFault | undefined) {
  return (
    fault &&
    t(`feedback.fault.${fault.code}`, {
      field: t(`feedback.${field}`),
      most: LONGEST_FIELD,
      least: SHORTEST_MESSAGE,
    })
  );
}

/** Which words are in the way: nobody should have to guess. */
export function wordsInTheWay(t: Translate, fault: FeedbackFault | undefined) {
  return fault?.found && t('feedback.fault.found', { words: fault.found.join(', ') });
}
