import { feedbackFaults, type FeedbackFault, type FeedbackField } from '#domain/feedback.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { faultText } from '#server/features/feedback/fault-texts.ts';
import { AppError } from '#server/http/errors.ts';

/** Throws what the writer may know: which field, and why. */
export function checkEntry(written: { message: string; email: string }, language: LanguageCode): void {
  const faults = Object.entries(feedbackFaults(written, language)) as [FeedbackField, FeedbackFault][];
  if (faults.length === 0) return;
  const fields = Object.fromEntries(faults.map(([field, fault]) => [field, faultText(field, fault)]));
  if (faults.every(([, { code }]) => code === 'inappropriate')) {
    throw new AppError(
      422,
      'inappropriate_content',
      'Please use family-friendly language suitable for children',
      fields,
    );
  }
  throw new AppError(400, 'validation_failed', 'Please correct the errors', fields);
}
