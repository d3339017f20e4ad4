import { ComingPage } from '#web/shell/coming-page.tsx';

export default function Favorites() {
  return <ComingPage title="page.favorites.title" lead="page.favorites.lead" scene="farmNight" />;
}
