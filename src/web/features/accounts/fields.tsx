import type { FieldFaults } from '#web/forms/field-faults.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { TextField } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

interface AccountFieldProps {
  faults: FieldFaults;
}

interface EmailFieldProps extends AccountFieldProps {
  /** What was typed in the form before this one. */
  email: string;
  onEmail: (email: string) => void;
}

export function EmailField({ faults, email, onEmail }: EmailFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      label={t('auth.email')}
      name="email"
      type="email"
      required
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      value={email}
      onChange={(event) => onEmail(event.target.value)}
      error={faults['email'] && t(faults['email'])}
    />
  );
}

export function UsernameField({ faults }: AccountFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      label={t('auth.username')}
      name="username"
      autoComplete="nickname"
      maxLength={50}
      hint={t('auth.username.hint')}
      error={faults['username'] && t(faults['username'])}
    />
  );
}

export function CurrentPasswordField({ faults }: AccountFieldProps) {
  const t = useTranslate();
  return (
    <PasswordField
      label={t('auth.password')}
      name="password"
      required
      autoComplete="current-password"
      error={faults['password'] && t(faults['password'])}
      showLabel={t('auth.password.show')}
      hideLabel={t('auth.password.hide')}
    />
  );
}
