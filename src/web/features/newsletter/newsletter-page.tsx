import { useSearchParams } from 'react-router';
import {
  CONFIRM_PARAMETER,
  LEAVE_PARAMETER,
  NEWSLETTER_OUTCOMES,
  OUTCOME_PARAMETER,
  type NewsletterOutcome,
} from '#domain/newsletter.ts';
import { NewsletterBox } from '#web/features/newsletter/newsletter-box.tsx';
import { useTranslate, type MessageId } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

interface Told {
  title: MessageId;
  text?: MessageId;
  /** The address can be entered (again). */
  box?: boolean;
}

const OUTCOMES: Record<NewsletterOutcome, Told> = {
  asked: { title: 'newsletter.asked', text: 'newsletter.asked.text' },
  invalid: { title: 'feedback.fault.invalid', box: true },
  unavailable: { title: 'newsletter.unavailable' },
  grown_ups: { title: 'newsletter.grown_ups' },
  confirmed: { title: 'newsletter.confirmed', text: 'newsletter.confirmed.text' },
  expired: { title: 'newsletter.expired', text: 'newsletter.expired.text', box: true },
  left: { title: 'newsletter.left', text: 'newsletter.left.text' },
};

/** Where mailed links lead. Nothing happens before a button is pressed: mail programs open links by themselves. */
export function NewsletterPage({ available }: { available: boolean }) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const token = search.get(CONFIRM_PARAMETER);
  const key = search.get(LEAVE_PARAMETER);
  const outcome = NEWSLETTER_OUTCOMES.find((each) => each === search.get(OUTCOME_PARAMETER));
  if (token) {
    return (
      <Question title="newsletter.confirm" text="newsletter.confirm.text">
        <Press to="confirm" field="token" value={token} label={t('newsletter.confirm.button')} />
      </Question>
    );
  }
  if (key) {
    return (
      <Question title="newsletter.leave" text="newsletter.leave.text">
        <Press to="leave" field="key" value={key} label={t('newsletter.leave.button')} />
      </Question>
    );
  }
  const { title, text, box }: Told = outcome
    ? OUTCOMES[outcome]
    : { title: 'page.newsletter.title', box: true };
  return (
    <Question title={title} text={text}>
      {box && <NewsletterBox available={available} />}
    </Question>
  );
}

interface QuestionProps {
  title: MessageId;
  text: MessageId | undefined;
  children?: React.ReactNode;
}

function Question({ title, text, children }: QuestionProps) {
  const t = useTranslate();
  return (
    <div className="mx-auto max-w-3xl px-4 pt-10 sm:px-6">
      <h1 className="text-h1">{t(title)}</h1>
      {text && <p className="mt-4 max-w-prose text-lead text-ink-soft">{t(text)}</p>}
      {children && <div className="mt-8">{children}</div>}
    </div>
  );
}

interface PressProps {
  to: 'confirm' | 'leave';
  field: 'token' | 'key';
  value: string;
  label: string;
}

/** A plain form: it has to work in whatever opens a link out of a mail. */
function Press({ to, field, value, label }: PressProps) {
  return (
    <form method="post" action={`/api/newsletter/${to}`}>
      <input type="hidden" name={field} value={value} />
      <Button type="submit" size="large">
        {label}
      </Button>
    </form>
  );
}
