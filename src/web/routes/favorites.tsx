import { ComingPage } from '#web/shell/coming-page.tsx';
import { SignedInOnly } from '#web/shell/signed-in-only.tsx';

const TEXTS = { title: 'page.favorites.title', lead: 'page.favorites.lead' } as const;

export default function Favorites() {
  return (
    <SignedInOnly {...TEXTS}>
      <ComingPage {...TEXTS} scene="farmNight" />
    </SignedInOnly>
  );
}
