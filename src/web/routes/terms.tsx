import { ComingPage } from '#web/shell/coming-page.tsx';

export default function Terms() {
  return <ComingPage title="page.terms.title" lead="page.terms.lead" scene="townSnow" />;
}
