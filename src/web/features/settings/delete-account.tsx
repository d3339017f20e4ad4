import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { removeAccount } from '#web/features/settings/account-requests.ts';
import { clearBrowser } from '#web/features/settings/clear-browser.ts';
import { ProofFields, proofOf } from '#web/features/settings/proof-fields.tsx';
import { SettingsForm } from '#web/features/settings/settings-form.tsx';
import { textOf } from '#web/forms/field-faults.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { signOut } from '#web/session/sign-out.ts';
import { useSession } from '#web/session/use-session.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';

export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { user } = useSession();
  const remove = async (fields: FormData) => {
    await removeAccount({ confirmation: textOf(fields, 'confirmation'), ...proofOf(fields) });
    // The server knows nobody any more; this browser forgets the session too.
    await signOut();
    client.clear();
    if (fields.has('clear')) await clearBrowser();
    await navigate('/');
    toast({ title: t('settings.deleted.title'), description: t('settings.deleted.text') });
  };
  return (
    <Dialog
      open
      title={t('settings.delete.title')}
      description={t('settings.delete.lead')}
      dismiss={{ label: t('action.close'), onDismiss: onClose }}
    >
      <SettingsForm
        submit={t('settings.delete')}
        sending={t('settings.delete.sending')}
        failure={t('settings.delete.failed')}
        danger
        send={remove}
        onCancel={onClose}
      >
        {(faults) => (
          <>
            <TextField
              label={t('settings.delete.confirm', { email: user?.email })}
              name="confirmation"
              required
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              error={faults['confirmation'] && t(faults['confirmation'])}
            />
            <ProofFields faults={faults} />
            <label className="flex min-h-11 cursor-pointer items-start gap-3">
              <input type="checkbox" name="clear" className="mt-1 size-5 shrink-0 accent-(--coral)" />
              {t('settings.delete.browser')}
            </label>
          </>
        )}
      </SettingsForm>
    </Dialog>
  );
}
