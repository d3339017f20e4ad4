import { useRouteLoaderData } from 'react-router';
import { useTranslate, type MessageId } from '#web/i18n/messages.ts';
import type { RootData } from '#web/root.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

interface NewPasswordFieldProps {
  name: string;
  label: string;
  fault: MessageId | undefined;
  /** The same again, to be sure of it: what it has to be like was said already. */
  isRepeat?: boolean;
}

/** A password that is being chosen. How long it must be is the server's to say; the page comes with it. */
export function NewPasswordField({ name, label, fault, isRepeat = false }: NewPasswordFieldProps) {
  const t = useTranslate();
  const count = useRouteLoaderData<RootData>('root')?.minPassword;
  return (
    <PasswordField
      label={label}
      name={name}
      required
      minLength={isRepeat ? undefined : count}
      autoComplete="new-password"
      // The hint says the same already: as the fault it only changes colour.
      hint={isRepeat || fault === 'auth.password.hint' ? undefined : <Hint count={count} />}
      error={fault && t(fault, { count })}
      showLabel={t('auth.password.show')}
      hideLabel={t('auth.password.hide')}
    />
  );
}

function Hint({ count }: { count: number | undefined }) {
  const t = useTranslate();
  return (
    <>
      <span>{t('auth.password.hint', { count })}</span>{' '}
      <span className="block">{t('auth.password.hint.guess')}</span>
    </>
  );
}
