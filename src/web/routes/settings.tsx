import { ComingPage } from '#web/shell/coming-page.tsx';

export default function Settings() {
  return <ComingPage title="page.settings.title" lead="page.settings.lead" scene="farm" />;
}
