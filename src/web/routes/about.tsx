import { ComingPage } from '#web/shell/coming-page.tsx';

export default function About() {
  return <ComingPage title="page.about.title" lead="page.about.lead" scene="castle" />;
}
