import { ComingPage } from '#web/shell/coming-page.tsx';

export default function Team() {
  return <ComingPage title="page.team.title" lead="page.team.lead" scene="farm" />;
}
