import { useRouteLoaderData } from 'react-router';
import owl from '#web/art/heroes/owl.webp';
import { useTranslate } from '#web/i18n/messages.ts';
import type { RootData } from '#web/root.tsx';
import { GateField } from '#web/shell/age-gate/gate-field.tsx';
import { PROMISES } from '#web/shell/age-gate/promises.ts';
import { Answer, Face, Fault, Question } from '#web/shell/age-gate/question.tsx';
import { Button } from '#web/ui/button.tsx';

/** Asks a parent: what is promised, an address to be asked at, and apart from it what may come from outside. */
export function ConsentDialog() {
  const t = useTranslate();
  const engines = useRouteLoaderData<RootData>('root')?.engines;
  return (
    <Question
      view="parent-consent"
      readFirst
      title={t('consent.title')}
      picture={<Face src={owl} width={237} height={420} className="h-28 w-auto max-sm:h-20" />}
      description={
        <>
          <p>{t('consent.text')}</p>
          <ul className="mt-3 grid list-disc gap-1 ps-5 text-ink">
            {PROMISES.map((promise) => (
              <li key={promise}>{t(promise)}</li>
            ))}
          </ul>
        </>
      }
    >
      <form data-asks="parent" noValidate method="post" className="mt-5 grid gap-3">
        <GateField
          id="consent-email"
          label={t('consent.email')}
          name="email"
          type="email"
          required
          maxLength={255}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          faults={
            <>
              <Fault is="invalid">{t('feedback.fault.invalid')}</Fault>
              <Fault is="busy">{t('consent.busy')}</Fault>
              <Fault is="failed">{t('consent.failed')}</Fault>
            </>
          }
          hint={engines?.mailSends === false ? t('consent.email.no_mail') : t('consent.email.hint')}
        />
        {engines?.outside && (
          <div className="flex gap-3">
            <input
              id="consent-outside"
              name="outside"
              type="checkbox"
              aria-describedby="consent-outside-hint"
              className="mt-0.5 size-6 shrink-0 accent-(--coral)"
            />
            <div className="min-w-0">
              <label htmlFor="consent-outside" className="font-bold">
                {t('consent.outside')}
              </label>
              <p id="consent-outside-hint" className="text-small text-ink-soft">
                {t('consent.outside.hint')}
              </p>
            </div>
          </div>
        )}
        <Button type="submit" className="mt-2">
          {t('consent.grant')}
        </Button>
        <Answer is="consent-refused" look="secondary">
          {t('consent.refuse')}
        </Answer>
        <Answer is="ask-grown-up" look="quiet" size="small">
          {t('consent.mistaken')}
        </Answer>
      </form>
    </Question>
  );
}
