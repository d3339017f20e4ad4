import { ComingPage } from '#web/shell/coming-page.tsx';

export default function Privacy() {
  return <ComingPage title="page.privacy.title" lead="page.privacy.lead" scene="townSnow" />;
}
