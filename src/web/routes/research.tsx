import { ComingPage } from '#web/shell/coming-page.tsx';

export default function Research() {
  return <ComingPage title="page.research.title" lead="page.research.lead" scene="space" />;
}
