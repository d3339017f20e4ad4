import { useSearchParams } from 'react-router';
import { CreatorIntro } from '#web/features/creator/creator-intro.tsx';
import { Landing } from '#web/features/landing/landing.tsx';

/** The home page is the story creator; its intro comes first. */
export default function LandingRoute() {
  const [search] = useSearchParams();
  return search.has('create') ? <CreatorIntro /> : <Landing />;
}
