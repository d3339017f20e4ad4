import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck, Smartphone, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAccountKey, useApps } from '#web/features/settings/account-queries.ts';
import { AddApp } from '#web/features/settings/add-app.tsx';
import { removeApp, type App } from '#web/features/settings/authenticator-apps.ts';
import { ConfirmDialog } from '#web/features/settings/confirm-dialog.tsx';
import { LoadFailure } from '#web/features/settings/load-failure.tsx';
import { Setting } from '#web/features/settings/section.tsx';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** The second step of signing in: apps that show codes. */
export function StepsSetting() {
  const t = useTranslate();
  const format = useFormats();
  const client = useQueryClient();
  const key = useAccountKey();
  const { data: apps, isError, refetch } = useApps();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<App | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const nameOf = ({ name }: App) => name || t('settings.steps.name_default');
  const isOn = apps !== undefined && apps.length > 0;

  const remove = async (app: App) => {
    await removeApp(app.id);
    // At once: who is now asked for a code of another app leaves this page and comes back.
    client.setQueryData<App[]>([...key, 'apps'], (known) => known?.filter(({ id }) => id !== app.id));
    await client.invalidateQueries({ queryKey: key });
    setRemoving(null);
    toast({ title: t('settings.steps.removed'), look: 'success' });
    requestAnimationFrame(() => title.current?.focus());
  };
  return (
    <Setting
      title={t('settings.steps.title')}
      titleRef={title}
      text={t('settings.steps.text')}
      mark={
        apps && (
          <Badge tone={isOn ? 'leaf' : 'sun'}>
            {isOn && <ShieldCheck aria-hidden className="size-4" />}
            {t(isOn ? 'settings.steps.on' : 'settings.steps.off')}
          </Badge>
        )
      }
      action={
        <Button look="secondary" disabled={!apps} onClick={() => setAdding(true)}>
          {t(isOn ? 'settings.steps.add_another' : 'settings.steps.add')}
        </Button>
      }
    >
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {isOn && (
        <>
          <ul className="mt-4 grid gap-3">
            {apps.map((app) => (
              <li key={app.id} className="cut-small flex items-center gap-3 bg-paper px-4 py-3">
                <Smartphone aria-hidden className="size-5 shrink-0 text-ink-soft" />
                <div className="min-w-0 grow">
                  <p className="font-bold break-words">{nameOf(app)}</p>
                  <p className="text-small text-ink-soft">
                    {t('settings.steps.since', { date: format.date(new Date(app.since)) })}
                  </p>
                </div>
                <IconButton
                  label={t('settings.steps.remove', { name: nameOf(app) })}
                  onClick={() => setRemoving(app)}
                >
                  <Trash2 aria-hidden className="size-5 text-ink-soft" />
                </IconButton>
              </li>
            ))}
          </ul>
          <p className="mt-3 max-w-prose text-small text-ink-soft">
            {t('settings.steps.lost')} <Link to="/contact">{t('page.contact.title')}</Link>
          </p>
        </>
      )}
      {adding && <AddApp taken={apps?.map(nameOf) ?? []} onClose={() => setAdding(false)} />}
      {removing && (
        <ConfirmDialog
          title={t('settings.steps.remove.title')}
          text={[
            t('settings.steps.remove.text', { name: nameOf(removing) }),
            apps?.length === 1 ? t('settings.steps.remove.last') : '',
          ].join(' ')}
          confirm={t('settings.steps.remove.confirm')}
          act={() => remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </Setting>
  );
}
