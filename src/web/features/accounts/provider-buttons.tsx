import { useEffect, useState } from 'react';
import { PROVIDERS, enabledProviders, type ProviderName } from '#web/features/accounts/providers.ts';
import { useProblem } from '#web/features/accounts/problem.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { authClient } from '#web/session/auth-client.ts';
import { authAddress } from '#web/sign-in/auth-address.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Sign-in by way of somebody else, where this installation offers it. */
export function ProviderButtons({ returnTo }: { returnTo: string }) {
  const t = useTranslate();
  const problemOf = useProblem();
  const [providers, setProviders] = useState<readonly ProviderName[]>([]);
  useEffect(() => {
    let shown = true;
    void enabledProviders().then((enabled) => shown && setProviders(enabled));
    return () => void (shown = false);
  }, []);
  if (providers.length === 0) return null;

  const leaveFor = async (provider: ProviderName) => {
    try {
      const client = await authClient();
      const redirectTo = window.location.origin + authAddress(returnTo);
      const { error } = await client.signInWithOAuth({ provider, options: { redirectTo } });
      if (error) throw error;
    } catch (error) {
      toast({ title: t('auth.sign_in.failed'), description: problemOf(error).text, look: 'danger' });
    }
  };
  return (
    <div className="mt-5 grid gap-3">
      <p className="flex items-center gap-3 text-small text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('auth.or')}
      </p>
      {providers.map((provider) => (
        <Button key={provider} look="secondary" onClick={() => void leaveFor(provider)}>
          {t('auth.with_provider', { provider: PROVIDERS[provider] })}
        </Button>
      ))}
    </div>
  );
}
