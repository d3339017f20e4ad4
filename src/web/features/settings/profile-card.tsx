import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useState, type FormEvent } from 'react';
import type { ProfileChange } from '#contract/account.ts';
import { characters } from '#domain/characters.ts';
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import { MAX_BIO } from '#domain/profile.ts';
import { MAX_USERNAME } from '#domain/username.ts';
import { useAccountKey, useProfile } from '#web/features/settings/account-queries.ts';
import { saveProfile } from '#web/features/settings/account-requests.ts';
import { SettingsCard } from '#web/features/settings/section.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { WAITS } from '#web/outbox/send-or-keep.ts';
import { renewSession, showUsername } from '#web/session/account-changes.ts';
import { useSession } from '#web/session/use-session.ts';
import { Refusal, refusalWords } from '#web/api/refusal.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';

export function ProfileCard() {
  const t = useTranslate();
  const { i18n } = useLingui();
  const { user } = useSession();
  const { data, error, isPending } = useProfile();
  const client = useQueryClient();
  const key = useAccountKey();
  const { value: typed, set: setTyped, drop } = useDraft<ProfileChange>('profile', {});
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the documented way: a profile that does not load is only logged
    if (error) console.warn('The profile could not be loaded', error);
  }, [error]);

  const username = typed.username ?? data?.username ?? '';
  const bio = typed.bio ?? data?.bio ?? '';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      // Only what was typed: what did not load must not be overwritten with nothing.
      const answer = await saveProfile(typed, [...key, 'profile']);
      const saved = answer === WAITS ? data && { ...data, ...typed } : answer;
      client.setQueryData([...key, 'profile'], saved);
      drop();
      if (saved && typed.username !== undefined) showUsername(saved.username);
      if (answer === WAITS) return setBusy(false);
      // The tokens of this browser name the person too; should that fail, the next ones will.
      if (typed.username !== undefined) renewSession().catch(() => undefined);
      toast({ title: t('settings.saved.title'), description: t('settings.saved.text'), look: 'success' });
    } catch (problem) {
      const said = refusalWords(problem, t) || (i18n.locale === DEFAULT_LANGUAGE && serverWords(problem));
      toast({ title: t('settings.error'), description: said || t('settings.save_failed'), look: 'danger' });
    }
    setBusy(false);
  };
  return (
    <SettingsCard title={t('settings.profile.title')}>
      <form method="post" onSubmit={(event) => void save(event)} className="mt-5 grid gap-5">
        <TextField
          label={t('auth.email')}
          type="email"
          readOnly
          value={user?.email ?? ''}
          hint={t('settings.email.hint')}
          inputClassName="bg-paper-deep text-ink-soft"
        />
        <TextField
          label={t('settings.username')}
          name="username"
          autoComplete="nickname"
          disabled={isPending}
          value={username}
          onChange={({ target }) => setTyped({ ...typed, username: cut(target.value, MAX_USERNAME) })}
        />
        <TextArea
          label={t('settings.bio')}
          name="bio"
          disabled={isPending}
          value={bio}
          onChange={({ target }) => setTyped({ ...typed, bio: cut(target.value, MAX_BIO) })}
          hint={t('feedback.message.count', { count: characters(bio).length, most: MAX_BIO })}
        />
        {/* Not disabled while it is busy: the focus would be lost. */}
        <Button type="submit" aria-disabled={busy || isPending} className="justify-self-start">
          {busy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
          {t(busy ? 'settings.saving' : 'settings.save')}
        </Button>
      </form>
    </SettingsCard>
  );
}

/** A limit in characters, which is not what `maxLength` counts. */
function cut(text: string, most: number): string {
  return characters(text).slice(0, most).join('');
}

/** Our server speaks English. */
function serverWords(problem: unknown): string {
  return problem instanceof Refusal ? problem.message : '';
}
