import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccountKey, useStanding } from '#web/features/settings/account-queries.ts';
import { ProofFields, proofOf } from '#web/features/settings/proof-fields.tsx';
import { Setting } from '#web/features/settings/section.tsx';
import { SettingsForm } from '#web/features/settings/settings-form.tsx';
import { textOf } from '#web/forms/field-faults.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { NewPasswordField } from '#web/passwords/new-password-field.tsx';
import { authClient } from '#web/session/auth-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';

export function PasswordSetting() {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const standing = useStanding();
  const action = t(
    standing.data?.hasPassword === false ? 'settings.password.set' : 'settings.password.change',
  );
  return (
    <Setting
      title={t('auth.password')}
      text={t('settings.password.text')}
      action={
        <Button look="secondary" onClick={() => setOpen(true)}>
          {action}
        </Button>
      }
    >
      {open && <PasswordDialog title={action} onClose={() => setOpen(false)} />}
    </Setting>
  );
}

function PasswordDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const t = useTranslate();
  const client = useQueryClient();
  const key = useAccountKey();
  const change = async (fields: FormData) => {
    const { password: current, code } = proofOf(fields);
    const { error } = await (
      await authClient()
    ).updateUser({
      password: textOf(fields, 'new_password'),
      ...(current && { current_password: current }),
      ...(code && { nonce: code }),
    });
    if (error) throw error;
    onClose();
    toast({
      title: t('auth.new_password.done.title'),
      description: t('auth.new_password.done.text'),
      look: 'success',
    });
    void client.invalidateQueries({ queryKey: key });
  };
  return (
    <Dialog
      open
      title={title}
      description={t('settings.password.text')}
      dismiss={{ label: t('action.close'), onDismiss: onClose }}
    >
      <SettingsForm
        submit={t('auth.new_password.submit')}
        sending={t('auth.new_password.sending')}
        failure={t('settings.password.failed')}
        send={change}
        onCancel={onClose}
      >
        {(faults) => (
          <>
            <ProofFields faults={faults} />
            <NewPasswordField
              name="new_password"
              label={t('auth.new_password.label')}
              fault={faults['new_password']}
            />
            <NewPasswordField
              name="repeat"
              label={t('auth.new_password.repeat')}
              fault={faults['repeat']}
              isRepeat
            />
          </>
        )}
      </SettingsForm>
    </Dialog>
  );
}
