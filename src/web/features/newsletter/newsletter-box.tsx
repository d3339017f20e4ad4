import { Mail } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { askNewsletter, type NewsletterAnswer } from '#web/features/newsletter/ask-newsletter.ts';
import { useTranslate, type MessageId } from '#web/i18n/messages.ts';
import { useDraft } from '#web/shell/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

const FAULTS: Record<Exclude<NewsletterAnswer, 'asked' | 'waits'>, MessageId> = {
  invalid: 'feedback.fault.invalid',
  unavailable: 'newsletter.unavailable',
  grown_ups: 'newsletter.grown_ups',
  failed: 'newsletter.failed',
};

/** Where an address can be left. Without scripts the form goes to the server, which leads on to the newsletter page. */
export function NewsletterBox({ available }: { available: boolean }) {
  const t = useTranslate();
  return (
    <section
      aria-labelledby="newsletter"
      className="cut grid gap-6 border border-line bg-sun-soft p-6 sm:p-8 md:grid-cols-[1fr_1.1fr] md:items-center print:hidden"
    >
      <div>
        <h2 id="newsletter" className="flex items-center gap-3 text-h2">
          <Mail aria-hidden className="size-8 shrink-0 text-coral" strokeWidth={1.75} />
          {t('newsletter.title')}
        </h2>
        <p className="mt-2 max-w-prose">{t('newsletter.text')}</p>
      </div>
      {available ? <NewsletterForm /> : <Notice title={t('newsletter.unavailable')} />}
    </section>
  );
}

function NewsletterForm() {
  const t = useTranslate();
  const [answer, setAnswer] = useState<NewsletterAnswer>();
  const [asking, setAsking] = useState(false);
  const email = useDraft('newsletter', '');
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsking(true);
    const answered = await askNewsletter(email.value);
    if (answered === 'asked' || answered === 'waits') email.drop();
    setAnswer(answered);
    setAsking(false);
  };
  return (
    <div aria-live="polite">
      {answer === 'asked' || answer === 'waits' ? (
        <Notice
          tone={answer === 'asked' ? 'success' : 'plain'}
          title={t(answer === 'asked' ? 'newsletter.asked' : 'outbox.waits.title')}
        >
          {t(answer === 'asked' ? 'newsletter.asked.text' : 'outbox.waits.text')}
        </Notice>
      ) : (
        <form
          method="post"
          action="/api/newsletter"
          onSubmit={(event) => void ask(event)}
          className="flex flex-wrap items-start gap-3"
        >
          <TextField
            type="email"
            name="email"
            required
            maxLength={255}
            autoComplete="email"
            value={email.value}
            onChange={({ target }) => email.set(target.value)}
            label={t('newsletter.email')}
            error={answer && t(FAULTS[answer])}
            className="min-w-0 grow basis-60"
          />
          <Button type="submit" disabled={asking} className="sm:mt-8">
            {t('newsletter.subscribe')}
          </Button>
        </form>
      )}
    </div>
  );
}
