import type { FeedbackEntry } from '#contract/feedback.ts';
import type { FeedbackType } from '#domain/feedback.ts';
import type { LanguageCode } from '#domain/languages.ts';

export interface Form {
  type: FeedbackType;
  rating: number | null;
  message: string;
  email: string;
}

export const EMPTY_FORM: Form = { type: 'general', rating: null, message: '', email: '' };

/** What the server gets. */
export function entryOf(form: Form, language: LanguageCode, device: string | undefined): FeedbackEntry {
  return {
    message: form.message,
    rating: form.rating,
    email: form.email.trim() || null,
    feedback_type: form.type,
    device,
    language,
  };
}
