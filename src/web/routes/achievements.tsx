import { ComingPage } from '#web/shell/coming-page.tsx';

export default function Achievements() {
  return <ComingPage title="page.achievements.title" lead="page.achievements.lead" scene="castle" />;
}
