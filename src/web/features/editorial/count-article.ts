import { mayTrack } from '#domain/age-gate.ts';
import { onAgeAnswer, readAnswers } from '#web/browser/age-answers.ts';
import { countView } from '#web/features/editorial/count-view.ts';

/** Counts the reader of the article that the page shows, if it shows one, as soon as it is known that they are no child. */
export function countArticle(signal: AbortSignal): void {
  const postId = document.querySelector<HTMLElement>('[data-post]')?.dataset.post;
  if (!postId) return;
  const count = () => void (mayTrack(readAnswers()) && countView(postId));
  count();
  onAgeAnswer(count, signal);
}
