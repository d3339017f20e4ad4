import { ComingPage } from '#web/shell/coming-page.tsx';

export default function Auth() {
  return <ComingPage title="page.auth.title" lead="page.auth.lead" scene="forestNight" />;
}
