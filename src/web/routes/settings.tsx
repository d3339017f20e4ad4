import { SettingsPage } from '#web/features/settings/settings-page.tsx';
import { SignedInOnly } from '#web/sign-in/signed-in-only.tsx';

export default function Settings() {
  return (
    <SignedInOnly title="page.settings.title" lead="page.settings.lead">
      <SettingsPage />
    </SignedInOnly>
  );
}
