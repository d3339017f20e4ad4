import { LONGEST_FIELD, SHORTEST_MESSAGE, type FeedbackFault, type FeedbackField } from '#domain/feedback.ts';

const NAMES: Record<FeedbackField, string> = { message: 'Message', email: 'Email' };

const TEXTS: Record<FeedbackFault['code'], (field: string) => string> = {
  required: (field) => `${field} is required`,
  too_long: (field) => `${field} must be less than ${LONGEST_FIELD} characters`,
  too_short: () => `Please provide more details (at least ${SHORTEST_MESSAGE} characters)`,
  invalid: () => 'Please provide a valid email address',
  inappropriate: (field) => `${field} contains inappropriate content for a children's platform`,
};

/** The server speaks English; the form says the same in the reader's language. */
export function faultText(field: FeedbackField, { code }: FeedbackFault): string {
  return TEXTS[code](NAMES[field]);
}
