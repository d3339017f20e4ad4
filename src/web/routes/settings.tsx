import { ComingPage } from '#web/shell/coming-page.tsx';
import { SignedInOnly } from '#web/shell/signed-in-only.tsx';

const TEXTS = { title: 'page.settings.title', lead: 'page.settings.lead' } as const;

export default function Settings() {
  return (
    <SignedInOnly {...TEXTS}>
      <ComingPage {...TEXTS} scene="farm" />
    </SignedInOnly>
  );
}
