import { ComingPage } from '#web/shell/coming-page.tsx';

export default function Admin() {
  return <ComingPage title="page.admin.title" lead="page.admin.lead" scene="space" />;
}
