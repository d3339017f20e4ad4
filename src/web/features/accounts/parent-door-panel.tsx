import { useState, type FormEvent } from 'react';
import { useRouteLoaderData } from 'react-router';
import { fieldFaults } from '#web/forms/field-faults.ts';
import type { ParentDoor } from '#web/features/accounts/parent-door.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import type { RootData } from '#web/root.tsx';
import { askForSignIn, askParent, type Sent } from '#web/shell/age-gate/parent-consents.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Instead of the account forms on a child's browser: a calm word, and a way to ask the parent. */
export function ParentDoorPanel({ door }: { door: ParentDoor }) {
  const t = useTranslate();
  const [answer, setAnswer] = useState<Sent>();
  const [otherAddress, setOtherAddress] = useState(false);
  const [busy, setBusy] = useState(false);
  const ask = async (asking: () => Promise<Sent>) => {
    setBusy(true);
    setAnswer(await asking());
    setBusy(false);
    door.look();
  };
  if (!door.consent) return <Skeleton className="h-32" />;
  const { state } = door.consent;
  const knowsParent = (state === 'pending' || state === 'confirmed') && answer !== 'none';
  if (answer === 'sent') return <Asked onLook={door.look} />;
  return (
    <div className="grid gap-4">
      {knowsParent && !otherAddress ? (
        <>
          <p>{state === 'pending' ? t('parent_door.pending') : t('parent_door.known')}</p>
          <Problem answer={answer} />
          <Button busy={busy} onClick={() => void ask(askForSignIn)}>
            {t('parent_door.ask')}
          </Button>
          <Button look="quiet" size="small" onClick={() => setOtherAddress(true)}>
            {t('parent_door.other')}
          </Button>
        </>
      ) : (
        <AddressForm answer={answer} busy={busy} onAsk={(email) => void ask(() => askParent(email))} />
      )}
    </div>
  );
}

interface AddressFormProps {
  answer: Sent | undefined;
  busy: boolean;
  onAsk: (email: string) => void;
}

function AddressForm({ answer, busy, onAsk }: AddressFormProps) {
  const t = useTranslate();
  const [invalid, setInvalid] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    const wrong = Object.keys(fieldFaults(event.currentTarget)).length > 0;
    setInvalid(wrong);
    if (!wrong) onAsk(typeof email === 'string' ? email : '');
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t('parent_door.email')}
        name="email"
        type="email"
        required
        maxLength={255}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('parent_door.email.hint')}
        error={invalid || answer === 'invalid' ? t('feedback.fault.invalid') : undefined}
      />
      <Problem answer={answer} />
      <Button type="submit" busy={busy}>
        {t('parent_door.ask')}
      </Button>
    </form>
  );
}

function Problem({ answer }: { answer: Sent | undefined }) {
  const t = useTranslate();
  return (
    <div role="alert">
      {answer === 'busy' && <Notice tone="danger" title={t('consent.busy')} />}
      {answer === 'failed' && <Notice tone="danger" title={t('consent.failed')} />}
    </div>
  );
}

/** The page goes on by itself once the parent has followed the link; whoever is impatient looks again. */
function Asked({ onLook }: { onLook: () => void }) {
  const t = useTranslate();
  const sends = useRouteLoaderData<RootData>('root')?.engines.mailSends !== false;
  return (
    <div className="grid gap-4" role="status">
      <Notice
        tone={sends ? 'success' : 'plain'}
        title={sends ? t('parent_door.asked') : t('parent_door.waits')}
      >
        {sends ? t('parent_door.asked.text') : t('parent_door.waits.text')}
      </Notice>
      <Button look="secondary" onClick={onLook}>
        {t('parent_door.look')}
      </Button>
    </div>
  );
}
