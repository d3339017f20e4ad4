import { useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OwnSession } from '#contract/account.ts';
import { useAccountKey, useSessions } from '#web/features/settings/account-queries.ts';
import { endSession } from '#web/features/settings/account-requests.ts';
import { ConfirmDialog } from '#web/features/settings/confirm-dialog.tsx';
import { deviceOf } from '#web/features/settings/device.ts';
import { LoadFailure } from '#web/features/settings/load-failure.tsx';
import { codeOf } from '#web/features/settings/problem.ts';
import { Setting } from '#web/features/settings/section.tsx';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { useViewer } from '#web/shell/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/chip.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Monitor } as const;

/** Where somebody is signed in, and the ways to end that. */
export function DevicesSetting() {
  const t = useTranslate();
  const client = useQueryClient();
  const key = useAccountKey();
  const { signOut } = useViewer();
  const { data, isPending, isError, refetch } = useSessions();
  const [ending, setEnding] = useState<OwnSession | null>(null);
  const [leaving, setLeaving] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const nameOf = useDeviceName();

  const end = async ({ id }: OwnSession) => {
    await endSession(id).catch((error: unknown) => {
      // It ended by itself meanwhile, which is what was wished for.
      if (codeOf(error) !== 'no_such_session') throw error;
    });
    await client.invalidateQueries({ queryKey: [...key, 'sessions'] });
    setEnding(null);
    toast({ title: t('settings.devices.ended'), look: 'success' });
    requestAnimationFrame(() => title.current?.focus());
  };
  return (
    <Setting
      title={t('settings.devices.title')}
      titleRef={title}
      text={t('settings.devices.text')}
      action={
        <Button look="secondary" onClick={() => setLeaving(true)}>
          {t('settings.devices.everywhere')}
        </Button>
      }
    >
      {isPending && <Skeleton className="mt-4 h-20" />}
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {data && (
        <ul className="mt-4 grid gap-3">
          {data.sessions.map((session) => (
            <li key={session.id}>
              <Device session={session} onEnd={() => setEnding(session)} />
            </li>
          ))}
        </ul>
      )}
      {ending && (
        <ConfirmDialog
          title={t('settings.devices.end.title')}
          text={t('settings.devices.end.text', { device: nameOf(ending.userAgent) })}
          confirm={t('nav.sign_out')}
          act={() => end(ending)}
          onClose={() => setEnding(null)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={t('settings.devices.everywhere.title')}
          text={t('settings.devices.everywhere.text')}
          confirm={t('settings.devices.everywhere')}
          act={async () => signOut()}
          onClose={() => setLeaving(false)}
        />
      )}
    </Setting>
  );
}

function Device({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const t = useTranslate();
  const nameOf = useDeviceName();
  const format = useFormats();
  const timeOf = (time: string) => format.moment(new Date(time));
  const { current, userAgent, createdAt, lastSeenAt } = session;
  const name = nameOf(userAgent);
  const Icon = ICONS[deviceOf(userAgent).kind];
  const lastSeen = timeOf(lastSeenAt);
  return (
    <div className="cut-small flex flex-wrap items-center gap-x-4 gap-y-2 bg-paper px-4 py-3">
      <Icon aria-hidden className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-bold break-words">{name}</p>
        <p className="text-small text-ink-soft">
          {current
            ? t('settings.devices.since', { time: timeOf(createdAt) })
            : t('settings.devices.last_seen', { time: lastSeen })}
        </p>
      </div>
      {current ? (
        <Badge tone="leaf">{t('settings.devices.this')}</Badge>
      ) : (
        <Button
          look="secondary"
          size="small"
          aria-label={t('settings.devices.end', { device: name, time: lastSeen })}
          onClick={onEnd}
        >
          {t('nav.sign_out')}
        </Button>
      )}
    </div>
  );
}

function useDeviceName(): (userAgent: string | null) => string {
  const t = useTranslate();
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser && system) return t('settings.devices.name', { browser, system });
    return browser ?? system ?? t('settings.devices.unknown');
  };
}
