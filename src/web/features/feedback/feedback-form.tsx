import { LoaderCircle } from 'lucide-react';
import { useId, type FormEvent } from 'react';
import { FEEDBACK_TYPES, LONGEST_FIELD, countLetters } from '#domain/feedback.ts';
import { faultWords, wordsInTheWay } from '#web/features/feedback/fault-words.ts';
import { StarRating } from '#web/features/feedback/star-rating.tsx';
import type { useFeedback } from '#web/features/feedback/use-feedback.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { useAgeGate } from '#web/shell/age-gate/use-age-gate.ts';
import { Button } from '#web/ui/button.tsx';
import { useEarlyValue } from '#web/ui/early-input.ts';
import { FieldLabel } from '#web/ui/field-label.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

export function FeedbackForm({
  form,
  faults,
  busy,
  submit,
  change,
  leaveMessage,
  reset,
}: ReturnType<typeof useFeedback>) {
  const t = useTranslate();
  const id = useId();
  const { childProtected } = useAgeGate();
  const message = useEarlyValue<HTMLTextAreaElement>(form.message, (early) => change({ message: early }));
  const email = useEarlyValue<HTMLInputElement>(form.email, (early) => change({ email: early }));
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (!(await submit())) focusFault(element);
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      <div>
        <FieldLabel htmlFor={id}>{t('feedback.type')}</FieldLabel>
        <NativeSelect
          id={id}
          value={form.type}
          options={FEEDBACK_TYPES.map((value) => ({ value, label: t(`feedback.type.${value}`) }))}
          onChange={(type) => change({ type })}
          className="w-full"
        />
      </div>
      <StarRating value={form.rating} onChange={(rating) => change({ rating })} />
      <TextArea
        ref={message}
        label={t('feedback.message')}
        required
        rows={3}
        value={form.message}
        onChange={(event) => change({ message: event.target.value })}
        onBlur={leaveMessage}
        hint={
          wordsInTheWay(t, faults.message) ??
          t('feedback.message.count', { count: countLetters(form.message), most: LONGEST_FIELD })
        }
        error={faultWords(t, 'message', faults.message)}
      />
      {/* A child in protected mode is asked for nothing by which it could be found. */}
      {!childProtected && (
        <TextField
          ref={email}
          label={t('feedback.email.label')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={form.email}
          onChange={(event) => change({ email: event.target.value })}
          hint={wordsInTheWay(t, faults.email) ?? t('feedback.email.hint')}
          error={faultWords(t, 'email', faults.email)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {/* Not disabled while it is busy: the focus would be lost. */}
        <Button type="submit" disabled={form.message.trim() === ''} aria-disabled={busy} className="grow">
          {busy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
          {t(busy ? 'feedback.sending' : 'feedback.send')}
        </Button>
        <Button look="secondary" onClick={reset} busy={busy}>
          {t('feedback.reset')}
        </Button>
      </div>
    </form>
  );
}

/** The focus goes where something can be put right. */
function focusFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
