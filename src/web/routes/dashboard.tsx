import { ComingPage } from '#web/shell/coming-page.tsx';

export default function Dashboard() {
  return <ComingPage title="page.dashboard.title" lead="page.dashboard.lead" scene="castle" />;
}
