import { Mail } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { askNewsletter, type NewsletterAnswer } from '#web/features/newsletter/ask-newsletter.ts';
import { fieldFaults, focusFirstFault, textOf } from '#web/forms/field-faults.ts';
import { useTranslate, type MessageId } from '#web/i18n/messages.ts';
import { useDraft } from '#web/forms/use-draft.ts';
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
  const [asked, setAsked] = useState<'asked' | 'waits'>();
  const [fault, setFault] = useState<MessageId>();
  const [asking, setAsking] = useState(false);
  const email = useDraft('newsletter', '');
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = fieldFaults(form);
    setFault(found['email'] && FAULTS.invalid);
    if (asking || focusFirstFault(form, found)) return;
    setAsking(true);
    const answered = await askNewsletter(textOf(new FormData(form), 'email'));
    const isTaken = answered === 'asked' || answered === 'waits';
    if (isTaken) email.drop();
    setAsking(false);
    setAsked(isTaken ? answered : undefined);
    setFault(isTaken ? undefined : FAULTS[answered]);
  };
  return (
    <div aria-live="polite">
      {asked ? (
        <Notice
          tone={asked === 'asked' ? 'success' : 'plain'}
          title={t(asked === 'asked' ? 'newsletter.asked' : 'outbox.waits.title')}
        >
          {t(asked === 'asked' ? 'newsletter.asked.text' : 'outbox.waits.text')}
        </Notice>
      ) : (
        <form
          method="post"
          action="/api/newsletter"
          noValidate
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
            error={fault && t(fault)}
            className="min-w-0 grow basis-60"
          />
          <Button type="submit" busy={asking} className="sm:mt-8">
            {t('newsletter.subscribe')}
          </Button>
        </form>
      )}
    </div>
  );
}
