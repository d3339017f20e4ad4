import { ComingPage } from '#web/shell/coming-page.tsx';
import { SignedInOnly } from '#web/shell/signed-in-only.tsx';

const TEXTS = { title: 'page.dashboard.title', lead: 'page.dashboard.lead' } as const;

export default function Dashboard() {
  return (
    <SignedInOnly {...TEXTS}>
      <ComingPage {...TEXTS} scene="castle" />
    </SignedInOnly>
  );
}
